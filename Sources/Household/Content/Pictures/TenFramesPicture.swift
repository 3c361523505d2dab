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
    public var faults: [BodyFault] {
        var faults: [BodyFault] = []
        if !(1...5).contains(frames) { faults.append(BodyFault(pointer: "/frames", reason: "must be 1 to 5")) }
        if count < 0 { faults.append(BodyFault(pointer: "/count", reason: "must not be negative")) }
        if added < 0 { faults.append(BodyFault(pointer: "/added", reason: "must not be negative")) }
        if count + added > frames * 10 {
            faults.append(BodyFault(pointer: "/count", reason: "is more than the frames hold"))
        }
        return faults
    }

    /// The names of the drawings that it needs.
    public var things: [String] { [thing] }
}
