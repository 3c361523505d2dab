import Household
import JSONRPC
import Shapes

/// `lesson.next`: what a child should do now.
public enum LessonNext {
    public struct Params: Equatable, Sendable {
        public var child: String
        public var subject: String?

        public init(child: String, subject: String? = nil) {
            self.child = child
            self.subject = subject
        }
    }

    /// Where the open activity stands.
    public struct Place: Equatable, Sendable {
        public var activity: ActivityID
        public var state: ActivityState
        public var number: Int
        public var total: Int

        public init(activity: ActivityID, state: ActivityState, number: Int, total: Int) {
            self.activity = activity
            self.state = state
            self.number = number
            self.total = total
        }
    }

    /// After days away.
    public struct WelcomeBack: Equatable, Sendable {
        public var daysAway: Int
        public var lesson: LessonID?
        public var say: String

        public init(daysAway: Int, lesson: LessonID?, say: String) {
            self.daysAway = daysAway
            self.lesson = lesson
            self.say = say
        }
    }

    public struct Result: Equatable, Sendable {
        public var kind: NextLesson.Kind
        public var say: String
        public var lesson: LessonList.Entry?
        public var place: Place?
        public var welcomeBack: WelcomeBack?

        public init(
            kind: NextLesson.Kind, say: String, lesson: LessonList.Entry?, place: Place?, welcomeBack: WelcomeBack?
        ) {
            self.kind = kind
            self.say = say
            self.lesson = lesson
            self.place = place
            self.welcomeBack = welcomeBack
        }
    }

    public static let method = Method(
        "lesson.next",
        "What a child should do now: the open activity, else the next lesson that is not passed, else one again.",
        role: .child,
        params: Shape<Params>.object("LessonNextParams", "", make: Params.init) {
            required("child", .childName, "Id or name of the child.") { $0.child }
            optional("subject", .text(1...64), "Only of this subject.") { $0.subject }
        },
        result: Shape<Result>.object("NextLesson", "", make: Result.init) {
            required(
                "kind", .word(NextLesson.Kind.self),
                "`resume`: the open one; `new`; `again`: all are passed; `nothing`."
            ) { $0.kind }
            required("say", .text(), "A sentence for the child.") { $0.say }
            optional("lesson", LessonList.entry) { $0.lesson }
            optional("place", place, "With `resume`.") { $0.place }
            optional("welcomeBack", welcomeBack, "After \(NextLesson.daysAway) days away or more.") { $0.welcomeBack }
        },
        errors: [.unknownChild])

    private static let place = Shape<Place>.object("Place", "Where the open activity stopped.", make: Place.init) {
        required("activity", .id(ActivityID.self)) { $0.activity }
        required("state", .word(ActivityState.self), "`paused` ones are resumed first.") { $0.state }
        required("number", .count, "The question it stands at, from 1.") { $0.number }
        required("total", .count, "How many are planned.") { $0.total }
    }

    private static let welcomeBack = Shape<WelcomeBack>.object(
        "WelcomeBack", "For a child who was away for a while.", make: WelcomeBack.init
    ) {
        required("daysAway", .count, "Household days since the last one with learning.") { $0.daysAway }
        optional("lesson", .id(LessonID.self), "What it did last.") { $0.lesson }
        required("say", .text(), "A sentence for the child.") { $0.say }
    }
}
