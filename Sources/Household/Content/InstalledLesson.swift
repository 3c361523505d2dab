/// A lesson together with the pack it came from.
public struct InstalledLesson: Hashable, Sendable {
    /// The lesson.
    public var lesson: Lesson
    /// The pack it came from.
    public var pack: PackID
    /// The version of that pack.
    public var packVersion: String

    /// A lesson of a pack.
    public init(lesson: Lesson, pack: PackID, packVersion: String) {
        self.lesson = lesson
        self.pack = pack
        self.packVersion = packVersion
    }
}
