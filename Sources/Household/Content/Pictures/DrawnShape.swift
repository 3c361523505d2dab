/// A plane or solid shape.
public struct DrawnShape: Hashable, Sendable {
    /// Which it is.
    public var shape: ShapeName
    /// `red`, `blue`, `green`, `yellow`, `orange` or `purple`; nil: as the front-end likes.
    public var color: String?
    /// 1 small, 2 middle, 3 large.
    public var size: Int
    /// Degrees clockwise.
    public var turn: Int
    /// A line through it: `vertical`, `horizontal` or `diagonal`, such as for symmetry.
    public var line: String?

    /// All members.
    public init(shape: ShapeName, color: String? = nil, size: Int = 2, turn: Int = 0, line: String? = nil) {
        self.shape = shape
        self.color = color
        self.size = size
        self.turn = turn
        self.line = line
    }
}
