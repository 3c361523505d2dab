import Words

/// The key of the words that a child hears after an answer. The key stands in the fact; the sentence is made whenever it
/// is told, the same each time.
public enum AnswerWords: String, CaseIterable, Sendable {
    /// Too fast to be read, or always at one place: facts of before each of them had its words.
    case rapid
    /// What the question says about exactly this wrong answer.
    case feedback
    /// Right, but for its spelling.
    case spelled
    /// Right at a retry.
    case found
    /// Right at once.
    case praise1, praise2, praise3, praise4
    /// Right at once, with the length of the row.
    case row1, row2, row3, row4
    /// Too fast to be read. Like the next two it is true whether the answer was right or wrong, and does not tell which:
    /// else tapping fast would find the right one.
    case tooFast
    /// Always at one place.
    case samePlace
    /// That was the last try, or one rapid answer too many: the explanation follows.
    case together
    /// For what is never graded.
    case shared
    /// After the end of a quiz's time.
    case timeOver
    /// Wrong in a sprint, where nothing is explained.
    case onward
    /// The same wrong answer as at the last try: it was told already what to look at.
    case again
    /// Another wrong answer of which the question says the same.
    case lookAgain

    private static let praises: [AnswerWords] = [.praise1, .praise2, .praise3, .praise4]
    private static let rows: [AnswerWords] = [.row1, .row2, .row3, .row4]

    /// Chosen by the place in the lesson, never by chance.
    ///
    /// - Parameters:
    ///   - run: right first answers in a row after this one; nil when the answer is not scored.
    ///   - repeated: what is said in place of a sentence that was told at the last try.
    init(
        _ grading: Grading, _ outcome: AnswerOutcome, presentation: Presentation, run: Int?, repeated: AnswerWords?,
        _ guessing: GuessingGuard
    ) {
        if outcome == .participated {
            self = .shared
        } else if outcome == .explained {
            self = .together
        } else if guessing.isRapid {
            self = guessing.isTooFast ? .tooFast : .samePlace
        } else if !grading.isRight {
            self = repeated ?? .feedback
        } else if grading.spelling != nil {
            self = .spelled
        } else if presentation.attempt > 1 {
            self = .found
        } else {
            let list = run.map { LearningRules.runBonus(at: $0) > 0 } == true ? Self.rows : Self.praises
            self = list[presentation.place % list.count]
        }
    }

    /// The sentence.
    ///
    /// - Parameters:
    ///   - grading: what the question says of the answer; nil when the question is gone.
    ///   - run: right first answers in a row.
    func sentence(_ grading: Grading?, run: Int) -> Saying {
        switch self {
        case .feedback: grading?.feedback ?? Saying("answer.lookAgain")
        case .spelled: grading?.spelling.map { Saying("answer.spelled", ["word": .text($0)]) } ?? Self.praise1.plain
        case .row1, .row2, .row3, .row4: Saying("answer.\(rawValue)", ["run": .number(run)])
        case .rapid, .tooFast, .samePlace, .together, .shared, .timeOver, .onward, .again, .lookAgain, .found,
            .praise1, .praise2, .praise3, .praise4:
            plain
        }
    }

    private var plain: Saying { Saying("answer.\(rawValue)") }
}
