/// Tells answers that were tapped without reading (Learning, Guessing guard).
struct GuessingGuard {
    /// The place of the last choice, and how many choices running were at it, with this answer.
    private(set) var place: Int?
    private(set) var samePlaces: Int
    /// Whether it came faster than the question can be read.
    let isTooFast: Bool
    /// The place at which it was once too often; nil when that is not why it is rapid.
    private(set) var guessedPlace: Int?
    /// Whether the answer counts as guessed, and so is no try.
    var isRapid: Bool { isTooFast || guessedPlace != nil }

    /// Looks at one answer. Questions with fewer than three choices leave the places alone, as nobody can choose
    /// between places there, and so do pairs and placements, which are at many, and answers that are too fast; a typed
    /// answer ends a row of places.
    ///
    /// A row of choices at one place is guessed from its fourth on, when at least three of them were wrong: a child who
    /// knows the answers may well find them at one place.
    ///
    /// - Parameter visibleMilliseconds: from `shown` to the answer, or from when the question was sent; narration included: who
    ///   listens has time to think.
    init(
        _ answer: Answer, _ grading: Grading, to presentation: borrowing Presentation, in activity: borrowing Activity,
        visibleMilliseconds: Int64?
    ) {
        place = activity.lastPlace
        samePlaces = activity.samePlaces
        let fastest =
            answer.form.isTyped ? LearningRules.fastestTypingMilliseconds : LearningRules.fastestTapMilliseconds
        // Nothing can be guessed where nothing is right.
        isTooFast = grading.isGraded && visibleMilliseconds.map { $0 < fastest } ?? false
        if isTooFast || !grading.isGraded { return }
        let chosen = answer.form.choice.flatMap { presentation.order.firstIndex(of: $0) }
        if answer.form.isAboutPlaces, presentation.order.count >= LearningRules.choicesWithPlace || chosen == nil {
            samePlaces = chosen == nil ? 0 : chosen == place ? samePlaces + 1 : 1
            place = chosen
            let wrong = activity.wrongAnswers(among: samePlaces - 1) + (grading.isRight ? 0 : 1)
            if samePlaces >= LearningRules.guessedPlaces, wrong >= LearningRules.wrongPlaces { guessedPlace = chosen }
        }
    }
}

extension Activity {
    /// How many of the last choices at one place were not right; rapid ones are not.
    ///
    /// - Parameter running: how many choices were at the last place running.
    fileprivate func wrongAnswers(among running: Int) -> Int {
        var left = running
        var wrong = 0
        for (index, answer) in answers.enumerated().reversed() {
            guard left > 0 else { break }
            let before = index > 0 ? answers[index - 1] : nil
            // What left the places alone is not one of them.
            if answer.samePlaces == before?.samePlaces, answer.place == before?.place { continue }
            left -= 1
            if answer.outcome != .correct { wrong += 1 }
        }
        return wrong
    }
}
