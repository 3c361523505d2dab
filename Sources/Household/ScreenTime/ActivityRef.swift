/// What a child wants to do or does, as far as it is known: a subject, a pack, a lesson, an app, or nothing in particular.
public struct ActivityRef: Hashable, Sendable {
    /// A subject, "math".
    public var subject: String?
    /// The id of a lesson.
    public var lesson: String?
    /// The name of an app.
    public var app: String?
    /// The id of a content pack.
    public var pack: String?

    /// An activity with what is known of it.
    public init(subject: String? = nil, lesson: String? = nil, app: String? = nil, pack: String? = nil) {
        self.subject = subject
        self.lesson = lesson
        self.app = app
        self.pack = pack
    }

    /// Whether it is a learning activity: a lesson, or something of a subject or a pack. (Screen time, Limits: learning minutes.)
    public var isLearning: Bool { lesson != nil || subject != nil || pack != nil }

    /// Nothing in particular: "may I at all?"
    public static let anything = ActivityRef()

    /// Whether the other activity has everything that this one names: the subject "math" includes all its lessons.
    public func includes(_ other: ActivityRef) -> Bool {
        (subject == nil || subject == other.subject) && (lesson == nil || lesson == other.lesson)
            && (app == nil || app == other.app) && (pack == nil || pack == other.pack)
    }

    /// Whether both name the same activity. Subject and pack follow from a lesson: one who knows them and one who does
    /// not mean the same one.
    func isSame(as other: ActivityRef) -> Bool {
        guard lesson != nil, lesson == other.lesson else { return self == other }
        return app == other.app && (includes(other) || other.includes(self))
    }
}
