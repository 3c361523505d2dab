/// Two tiles that go together, or that a child put together (Content, Question kinds, matching).
public struct MatchedPair: Hashable, Sendable {
    /// The id of the tile on the left.
    public var left: String
    /// The id of the tile on the right.
    public var right: String

    /// A pair of two ids.
    public init(left: String, right: String) {
        self.left = left
        self.right = right
    }
}
