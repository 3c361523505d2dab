import Household
import JSONRPC
import QuestionKinds
import Shapes

/// `activity.replay`: an activity once more, question by question, from its record.
public enum ActivityReplay {
    /// The parameters of `activity.replay`.
    public struct Params: Equatable, Sendable {
        public var child: String
        public var activity: ActivityID

        public init(child: String, activity: ActivityID) {
            self.child = child
            self.activity = activity
        }
    }

    /// A question as it was shown, and what was answered.
    public struct Step: Equatable, Sendable {
        /// As it was shown; nil where the content is not there any more.
        public var question: QuestionView?
        /// Names the showing.
        public var presentation: PresentationID
        /// What was answered; nil of the one that is open.
        public var answer: Answer?
        /// What it came to.
        public var outcome: AnswerOutcome?
        public var hints: Int
        public var responseMilliseconds: Int?
        /// When it was answered.
        public var at: Instant?

        public init(
            question: QuestionView?, presentation: PresentationID, answer: Answer?, outcome: AnswerOutcome?, hints: Int,
            responseMilliseconds: Int?, at: Instant?
        ) {
            self.question = question
            self.presentation = presentation
            self.answer = answer
            self.outcome = outcome
            self.hints = hints
            self.responseMilliseconds = responseMilliseconds
            self.at = at
        }
    }

    /// The result of `activity.replay`.
    public struct Result: Equatable, Sendable {
        /// Names it.
        public var activity: ActivityID
        /// What kind it is.
        public var kind: ActivityKind
        public var lesson: LessonID
        public var seed: String
        public var steps: [Step]

        public init(activity: ActivityID, kind: ActivityKind, lesson: LessonID, seed: String, steps: [Step]) {
            self.activity = activity
            self.kind = kind
            self.lesson = lesson
            self.seed = seed
            self.steps = steps
        }
    }

    /// For parents; reads only.
    public static let method = Method(
        "activity.replay",
        "Shows a parent an activity once more, question by question, as the child saw it: made again from its record, "
            + "which has the seed and the answers. It knows those that `activity.list` names.",
        role: .parent,
        params: Shape<Params>.object("ActivityReplayParams", "", make: Params.init) {
            required("child", \.child, .childName, "Id or name of the child.")
            required("activity", \.activity, .id(ActivityID.self), "From `activity.list`.")
        },
        result: Shape<Result>.object("Replay", "", make: Result.init) {
            required("activity", \.activity, .id(ActivityID.self))
            required("kind", \.kind, .word(ActivityKind.self))
            required("lesson", \.lesson, .id(LessonID.self), "The lesson whose questions it asks.")
            required("seed", \.seed, .text(), "From which all random choices came.")
            required("shownQuestions", \.steps, .list(of: step), "In the order in which they were shown.")
        },
        errors: [.unknownChild, .unknownActivity])

    private static let step = Shape<Step>.object(
        "ReplayStep", "A question as it was shown, and what was answered.", make: Step.init
    ) {
        optional("question", \.question, .questionView, "Absent where the content is not there any more.")
        required("presentation", \.presentation, .id(PresentationID.self))
        optional("answer", \.answer, .answer, "Absent of the question that is open.")
        optional("outcome", \.outcome, .word(AnswerOutcome.self))
        required("hintCount", \.hints, .count, "Hints before it.")
        optional(
            "responseMilliseconds", \.responseMilliseconds, .count,
            "From when it was visible to the answer, where that can be told.")
        optional("answeredAt", \.at, .instant)
    }
}
