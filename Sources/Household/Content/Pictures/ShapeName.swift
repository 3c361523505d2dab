/// The plane and solid shapes that can be drawn.
public enum ShapeName: String, CaseIterable, Sendable {
    case circle
    case oval
    case triangle
    case square
    case rectangle
    case rhombus
    case trapezoid
    case pentagon
    case hexagon
    case star
    case heart
    case sphere
    case cube
    case box
    case cylinder
    case cone
    case pyramid
}
