/// Plane and solid shapes side by side.
public struct ShapesPicture: Hashable, Sendable {
    /// From left to right.
    public var shapes: [DrawnShape]

    /// All members.
    public init(shapes: [DrawnShape]) {
        self.shapes = shapes
    }
}

extension ShapesPicture: PictureContent {
    /// The name of the form.
    public static let name = "shapes"

    /// Everything that is wrong with it.
    public var faults: [BodyFault] { [] }
}
