/// The words that a child hears after an answer; chosen by the place in the lesson, never by chance.
enum AnswerWords {
    private static let praise = ["Yes, that's right!", "Well done!", "You got it!", "Yes, just so!"]

    /// - Parameter run: right first answers in a row after this one; nil when the answer is not scored.
    static func say(_ grading: Grading, presentation: Presentation, run: Int?, isRapid: Bool) -> String {
        if isRapid { return "Let's take our time and look at each one before we choose." }
        guard grading.isRight else { return grading.feedback ?? "Let's look again." }
        if let spelling = grading.spelling { return "Yes! We write it like this: \(spelling)." }
        guard presentation.attempt == 1 else { return "Now you found it. Good work!" }
        let words = praise[presentation.place % praise.count]
        guard let run, LearningRules.runBonus(at: run) > 0 else { return words }
        return "\(words) \(run) in a row!"
    }
}
