import Household
import JSONRPC
import Shapes

/// `activity.start`: a child begins to learn.
public enum ActivityStart {
    /// The parameters of `activity.start`. Optional: `replace`.
    public struct Params: Equatable, Sendable {
        /// Id or name of the child.
        public var child: String
        /// From `lesson.list`.
        public var lesson: LessonID
        /// Gives up the lesson that is open.
        public var replace: Bool

        public init(child: String, lesson: LessonID, replace: Bool = false) {
            self.child = child
            self.lesson = lesson
            self.replace = replace
        }
    }

    /// For a front-end on behalf of a child, and for parents; changes what is stored.
    public static let method = Method(
        "activity.start", "Begins a lesson. The reply has its first question; its lease counts the time.",
        role: .child, changes: true, work: .beginnings,
        params: Shape<Params>.object("ActivityStartParams", "", make: Params.init) {
            required("child", .childName, "Id or name of the child.") { $0.child }
            required("lesson", .id(LessonID.self), "From `lesson.list`.") { $0.lesson }
            defaulted("replace", .boolean, to: false, "Gives up the lesson that is open.") { $0.replace }
        },
        result: Shape<ActivityReply>.activityReply,
        errors: [.unknownChild, .unknownLesson, .filtered, .notNow, .tooManyLeases, .activityOpen])
}
