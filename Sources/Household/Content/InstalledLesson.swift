/// A lesson of a pack in one language: what lists need of it, what names its edition, and a way to the rest.
///
/// It is an object that never changes: the library is handed around with every call, and its lessons with it.
public final class InstalledLesson: Hashable, Sendable {
    /// What lists, filters and sums need of it.
    public let lesson: LessonHead
    /// The pack it came in.
    public let pack: PackID
    /// The version of that pack.
    public let packVersion: String
    /// What names exactly this content.
    public let edition: LessonEdition
    private let texts: any LessonTexts

    /// A lesson of a pack whose content is read when it is needed.
    public init(
        _ head: LessonHead, pack: PackID, packVersion: String, edition: LessonEdition, in texts: some LessonTexts
    ) {
        lesson = head
        self.pack = pack
        self.packVersion = packVersion
        self.edition = edition
        self.texts = texts
    }

    /// A lesson that is in memory as a whole.
    public convenience init(
        lesson: Lesson, pack: PackID, packVersion: String, edition: LessonEdition, language: String = "en",
        assets: [String] = []
    ) {
        self.init(
            LessonHead(of: lesson, language: language, assets: assets), pack: pack, packVersion: packVersion,
            edition: edition, in: LessonContent(lesson))
    }

    /// Its sections and questions; nil when they cannot be read any more.
    public var content: LessonContent? { texts.content(of: edition) }

    /// Equal when both are the same lesson of the same version of a pack.
    public static func == (lhs: InstalledLesson, rhs: InstalledLesson) -> Bool {
        lhs === rhs
            || lhs.edition == rhs.edition && lhs.pack == rhs.pack && lhs.packVersion == rhs.packVersion
                && lhs.lesson == rhs.lesson
    }

    /// Hashes what names it.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(lesson.id)
        hasher.combine(edition)
    }
}

/// Where the contents of lessons are read from.
public protocol LessonTexts: Sendable {
    /// The content of an edition; nil when it is not there, or not what its name says.
    func content(of edition: LessonEdition) -> LessonContent?
}
