/// A text to read that stands beside the questions about it, wherever they are asked (Content, Passages).
public struct Passage: Hashable, Sendable {
    /// What questions name it by; unique inside the lesson.
    public var id: String
    /// The title that people read.
    public var title: String
    /// The text.
    public var text: String
    /// Names of image assets, in order.
    public var images: [String]
    /// What the images show, for those who do not see them.
    public var imageText: String?
    /// The name of an audio asset in which it is read.
    public var audio: String?

    /// All members of a passage.
    public init(
        id: String, title: String, text: String, images: [String] = [], imageText: String? = nil, audio: String? = nil
    ) {
        self.id = id
        self.title = title
        self.text = text
        self.images = images
        self.imageText = imageText
        self.audio = audio
    }

    /// Its most characters.
    package static let characters = 4_000
}
