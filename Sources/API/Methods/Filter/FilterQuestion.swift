import Household
import JSONRPC
import Shapes

/// Parameters that ask the filter of a child about one thing.
public struct FilterQuestion: Equatable, Sendable {
    public var child: String
    public var lesson: LessonID?
    public var subject: String?
    public var pack: PackID?
    public var app: String?

    public init(
        child: String, lesson: LessonID? = nil, subject: String? = nil, pack: PackID? = nil, app: String? = nil
    ) {
        self.child = child
        self.lesson = lesson
        self.subject = subject
        self.pack = pack
        self.app = app
    }

    /// Everything that is named; a question is about one thing.
    public var targets: [FilterTarget] {
        [
            lesson.map(FilterTarget.lesson), subject.map(FilterTarget.subject), pack.map(FilterTarget.pack),
            app.map(FilterTarget.app),
        ].compactMap { $0 }
    }

    /// The parameters of which a question has one.
    static let choices = ["lesson", "subject", "pack", "app"]

    static func shape(_ name: String) -> Shape<FilterQuestion> {
        Shape.object(name, "", make: FilterQuestion.init) {
            required("child", \.child, .childName, "Id or name of the child.")
            optional("lesson", \.lesson, .id(LessonID.self), "A lesson.")
            optional("subject", \.subject, .text(1...64), "Or a whole subject.")
            optional("pack", \.pack, .id(PackID.self), "Or a pack.")
            optional("app", \.app, .text(1...64), "Or a front-end's app.")
        }
    }
}
