/// A lesson as it was read from a file.
public struct LessonDraft: Hashable, Sendable {
    /// The path of the file inside the pack, as faults name it.
    public var file: String
    /// The lesson as it was read.
    public var lesson: Lesson
    /// Where its questions stand in the file; nil: all are there, one after the other. Others could not be read, and
    /// what hangs on them is not looked at.
    public var places: [Int]?
    /// The language of its texts; nil: the pack's first.
    public var language: String?
    /// The images and sounds of its pack that it shows and plays.
    public var assets: [String]

    /// A lesson with its file.
    public init(file: String, lesson: Lesson, places: [Int]? = nil, language: String? = nil, assets: [String] = []) {
        self.file = file
        self.lesson = lesson
        self.places = places
        self.language = language
        self.assets = assets
    }
}
