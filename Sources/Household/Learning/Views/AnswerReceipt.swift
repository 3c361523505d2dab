/// From what the reply to an answer can be made again, the same byte for byte: its fact, and what was true beside it.
///
/// Rows hold it instead of the reply, so that no sentence and no question stands in them. It is an object that never
/// changes, so that replies and records share it.
public final class AnswerReceipt: Sendable {
    /// The answer.
    public let fact: AnswerFact
    /// The lesson it belongs to, and its edition where that was written down.
    public let lesson: LessonName
    /// What was shown next, but for its arrangement, which stands in the fact.
    public let next: ShownNext?
    /// Whether hints were offered.
    public let hintsOffered: Bool
    /// Seconds of use that were left, when no limit was near; nil: no limit.
    public let remainingSeconds: Int?
    /// The activity's seed, where questions of the lesson depend on it.
    public let seed: UInt64?

    /// All members of the receipt.
    public init(
        fact: AnswerFact, lesson: LessonName, next: ShownNext?, hintsOffered: Bool, remainingSeconds: Int? = nil,
        seed: UInt64? = nil
    ) {
        self.fact = fact
        self.lesson = lesson
        self.next = next
        self.hintsOffered = hintsOffered
        self.remainingSeconds = remainingSeconds
        self.seed = seed
    }

    /// Nil of a quiz over a subject: the answer and what follows it are of more than one lesson.
    convenience init?(
        _ fact: AnswerFact, of activity: borrowing Activity, from source: ActivityQuestions?,
        showing next: Presentation?,
        hintsOffered: Bool
    ) {
        guard activity.mix == nil else { return nil }
        self.init(
            fact: fact, lesson: activity.edition.map(LessonName.edition) ?? .installed(activity.lesson),
            next: next.map(ShownNext.init), hintsOffered: hintsOffered,
            seed: source?.main.isGenerated == true ? activity.seed : nil)
    }

    /// The same while so much time was left.
    public func with(remainingSeconds: Int?) -> AnswerReceipt {
        AnswerReceipt(
            fact: fact, lesson: lesson, next: next, hintsOffered: hintsOffered, remainingSeconds: remainingSeconds,
            seed: seed)
    }

    /// Which lesson an answer belongs to.
    public enum LessonName: Hashable, Sendable {
        /// The edition with which the activity began.
        case edition(LessonEdition)
        /// What is installed: activities of before editions were written down.
        case installed(LessonID)
    }

    /// The question that an answer led to: its place in the plan and how often it was shown.
    public struct ShownNext: Hashable, Sendable {
        /// The question.
        public var question: QuestionID
        /// From 0: its place in the plan.
        public var place: Int
        /// How many questions were planned.
        public var total: Int
        /// 1 for the first showing, more for retries.
        public var attempt: Int
        /// Hints that were given for it before.
        public var hints: Int

        /// All members.
        public init(question: QuestionID, place: Int, total: Int, attempt: Int, hints: Int) {
            self.question = question
            self.place = place
            self.total = total
            self.attempt = attempt
            self.hints = hints
        }

        init(_ presentation: Presentation) {
            self.init(
                question: presentation.question, place: presentation.place, total: presentation.total,
                attempt: presentation.attempt, hints: presentation.hintsGiven)
        }
    }

    /// What was shown next, whole; nil after the last answer.
    var presentation: Presentation? {
        let isExtra =
            switch fact.next {
            case .rest: true
            // The same once more.
            case .again: fact.isExtra
            case .retry, .following, .chosen, .question, .finished, .summary: false
            }
        let arrangement: Arrangement
        switch fact.next {
        case .retry(let known), .following(let known), .again(let known): arrangement = known
        case .chosen(_, let known, _): arrangement = known
        case .rest(let known): arrangement = known.arrangement
        case .question(let presentation): return presentation
        case .finished, .summary: return nil
        }
        guard let next, let number = fact.presentation.number(in: fact.activity) else { return nil }
        return Presentation(
            number: number + 1, question: next.question, place: next.place, total: next.total, attempt: next.attempt,
            order: arrangement.order, rightPlaces: arrangement.rightPlaces, hintsGiven: next.hints,
            isExtra: isExtra)
    }
}

extension AnswerReceipt: Hashable {
    /// Equal when all members are.
    public static func == (lhs: AnswerReceipt, rhs: AnswerReceipt) -> Bool {
        lhs === rhs
            || lhs.fact == rhs.fact && lhs.lesson == rhs.lesson && lhs.next == rhs.next
                && lhs.hintsOffered == rhs.hintsOffered && lhs.remainingSeconds == rhs.remainingSeconds
                && lhs.seed == rhs.seed
    }

    /// An answer is given once.
    public func hash(into hasher: inout Hasher) { hasher.combine(fact) }
}
