/// A hop on a number line.
public struct Hop: Hashable, Sendable {
    /// Where it begins.
    public var from: Int
    /// Where it ends.
    public var to: Int

    /// All members.
    public init(from: Int, to: Int) {
        self.from = from
        self.to = to
    }
}
