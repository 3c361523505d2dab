/// A plane or solid shape.
public struct DrawnShape: Hashable, Sendable {
    /// Which it is.
    public var shape: ShapeName
    /// Nil: as the front-end likes.
    public var color: Color?
    /// 1 small, 2 middle, 3 large.
    public var size: Int
    /// Degrees clockwise.
    public var turn: Int
    /// A line through it, such as for symmetry.
    public var line: Line?

    /// The colors that every front-end has.
    public enum Color: String, CaseIterable, Sendable {
        case red, orange, yellow, green, blue, purple
    }

    /// A line through the middle of a shape.
    public enum Line: String, CaseIterable, Sendable {
        case vertical, horizontal, diagonal
    }

    /// All members.
    public init(shape: ShapeName, color: Color? = nil, size: Int = 2, turn: Int = 0, line: Line? = nil) {
        self.shape = shape
        self.color = color
        self.size = size
        self.turn = turn
        self.line = line
    }
}
