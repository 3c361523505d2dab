/// So many of one thing.
public struct ThingCount: Hashable, Sendable {
    /// The name of the drawing, such as `apple`.
    public var thing: String
    /// How many there are.
    public var count: Int
    /// How many of them, from the end, are crossed out.
    public var crossedOut: Int

    /// All members.
    public init(thing: String, count: Int, crossedOut: Int = 0) {
        self.thing = thing
        self.count = count
        self.crossedOut = crossedOut
    }
}
