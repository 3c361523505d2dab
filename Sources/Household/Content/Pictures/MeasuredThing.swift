/// A thing that is measured.
public struct MeasuredThing: Hashable, Sendable {
    /// The name of the drawing.
    public var thing: String
    /// At which unit it begins.
    public var start: Int
    /// How many units it is long.
    public var length: Int

    /// All members.
    public init(thing: String, start: Int = 0, length: Int) {
        self.thing = thing
        self.start = start
        self.length = length
    }
}
