/// Things in frames of two rows of five, filled from the upper left.
public struct TenFramesPicture: Hashable, Sendable {
    /// The name of the drawing, such as `apple`.
    public var thing: String
    /// How many there are.
    public var count: Int
    /// How many more there are in another color, after the first.
    public var added: Int
    /// How many frames are drawn.
    public var frames: Int

    /// All members.
    public init(thing: String, count: Int, added: Int = 0, frames: Int = 1) {
        self.thing = thing
        self.count = count
        self.added = added
        self.frames = frames
    }
}

extension TenFramesPicture: PictureContent {
    /// The name of the form.
    public static let name = "tenFrames"

    /// Everything that is wrong with it.
    public var faults: [BodyFault] { [] }

    /// The names of the drawings that it needs.
    public var things: [String] { [thing] }
}
