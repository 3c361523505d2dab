import Household
import JSONRPC
import Shapes
import Words

/// `lesson.check`: whether a child may begin a lesson now.
public enum LessonCheck {
    /// The parameters of `lesson.check`.
    public struct Params: Equatable, Sendable {
        public var child: String
        public var lesson: LessonID

        public init(child: String, lesson: LessonID) {
            self.child = child
            self.lesson = lesson
        }
    }

    /// The result of `lesson.check`. Absent where they do not apply: `rule`, `say`, `lesson`.
    public struct Result: Equatable, Sendable {
        public var allowed: Bool
        public var rule: FilterCode?
        public var say: Saying?
        public var lesson: LessonList.Entry?
        public var time: TimeBrief

        public init(allowed: Bool, rule: FilterCode?, say: Saying?, lesson: LessonList.Entry?, time: TimeBrief) {
            self.allowed = allowed
            self.rule = rule
            self.say = say
            self.lesson = lesson
            self.time = time
        }
    }

    /// For a front-end on behalf of a child, and for parents; reads only.
    public static let method = Method(
        "lesson.check",
        "Tells whether a child may begin a lesson now: what its filter says about it, and its time. It begins nothing.",
        role: .child,
        params: Shape<Params>.object("LessonCheckParams", "", make: Params.init) {
            required("child", \.child, .childName, "Id or name of the child.")
            required("lesson", \.lesson, .id(LessonID.self), "The lesson.")
        },
        result: Shape<Result>.object("LessonCheck", "", make: Result.init) {
            required("allowed", \.allowed, .boolean, "Whether `activity.start` would begin it now.")
            optional("rule", \.rule, .word(FilterCode.self), "Why the child's filter keeps it away.")
            optional("say", \.say, .saying, "Why it is not allowed, for the child.")
            optional("lesson", \.lesson, LessonList.entry, "The lesson; absent where the filter keeps it away.")
            required("time", \.time, .timeBrief, "How the child's time stands for it.")
        },
        errors: [.unknownChild, .unknownLesson], added: "0.3.0")
}
