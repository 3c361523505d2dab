/// A plane shape that can be drawn in equal parts.
public enum PartedShape: String, CaseIterable, Sendable {
    /// Parts clockwise from the top.
    case circle
    /// Parts from left to right; of four, two above two.
    case square
    /// Parts from left to right.
    case rectangle
    /// Parts from left to right.
    case triangle
}
