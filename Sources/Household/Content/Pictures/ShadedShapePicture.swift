/// A shape in parts, some of them shaded.
public struct ShadedShapePicture: Hashable, Sendable {
    /// `circle`, `square`, `rectangle` or `triangle`.
    public var shape: String
    /// How many parts it has.
    public var parts: Int
    /// The shaded parts, from 0, clockwise from the top or from left to right.
    public var shaded: [Int]
    /// Whether the parts are equal.
    public var isEqual: Bool

    /// All members.
    public init(shape: String, parts: Int, shaded: [Int], isEqual: Bool = true) {
        self.shape = shape
        self.parts = parts
        self.shaded = shaded
        self.isEqual = isEqual
    }
}

extension ShadedShapePicture: PictureContent {
    /// The name of the form.
    public static let name = "shadedShape"

    /// Everything that is wrong with it.
    public var faults: [BodyFault] { [] }
}
