import Household
import Shapes

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

extension Shape where Value == MatchedPair {
    /// A pair with ids of this shape.
    static func pair(_ name: String, ids: Shape<String>) -> Shape {
        .object(name, "Two tiles put together.", make: MatchedPair.init) {
            required("left", \.left, ids, "id of the tile on the left.")
            required("right", \.right, ids, "id of the tile on the right.")
        }
    }
}
