/// A lesson as it was read from a file.
public struct LessonDraft: Hashable, Sendable {
    /// The path of the file inside the pack, as faults name it.
    public var file: String
    /// The lesson as it was read.
    public var lesson: Lesson

    /// A lesson with its file.
    public init(file: String, lesson: Lesson) {
        self.file = file
        self.lesson = lesson
    }
}
