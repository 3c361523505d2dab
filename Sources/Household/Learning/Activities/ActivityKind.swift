/// A kind of activity that a child can do; one of each kind can be open (Learning, One loop for every activity). A kind
/// brings a plan (``ActivityPlan``) and a source of its questions (`QuestionSource`); all else is the same for all.
public struct ActivityKind: RawRepresentable, CaseIterable, Hashable, Sendable {
    /// The name as it stands in rows and on the wire.
    public var rawValue: String

    /// Wraps a name; a row may hold one that this program does not know.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Open-ended practice through the sections of a lesson.
    public static let lesson = ActivityKind(rawValue: "lesson")

    /// A few questions of a lesson, each asked once, with a score at the end and a clock where somebody wants one.
    public static let quiz = ActivityKind(rawValue: "quiz")

    /// A short look back at a skill that was mastered.
    public static let review = ActivityKind(rawValue: "review")

    /// Math facts, typed.
    public static let practice = ActivityKind(rawValue: "practice")

    /// As many math facts as the child can in sixty seconds, each chosen from four.
    public static let timed = ActivityKind(rawValue: "timed")

    /// Numbers that are typed as they are shown: so it is known how fast the child types.
    public static let copying = ActivityKind(rawValue: "copying")

    /// Those that can be started.
    public static let allCases = [lesson, quiz, review, practice, timed, copying]

    /// Whether it asks math facts, which have records and levels of their own.
    public var asksFacts: Bool { [.practice, .timed, .copying].contains(self) }

    /// Whether its answers make a score and are evidence.
    var isScored: Bool { self != .copying }

    /// Whether right answers earn stars, and not points alone.
    var paysStars: Bool { self != .timed }

    /// Whether what was not reached counts as not right.
    var countsUnreached: Bool { self != .timed }

    /// How often a question is shown again after a wrong first answer.
    var retries: Int { self == .lesson ? LearningRules.retries : 0 }

    /// Whether a finish is one of those that make a learning day, end pauses and bring rewards. A review is three to five
    /// questions, and what it brings is the review; a sprint is a minute.
    public var isWholeWork: Bool { [.lesson, .quiz, .practice].contains(self) }

    /// Whether all of its questions are worth the same, because which of them are asked follows from the answers.
    var hasEvenPoints: Bool { self != .lesson }
}
