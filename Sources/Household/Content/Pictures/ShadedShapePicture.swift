/// A shape in parts, some of them shaded.
public struct ShadedShapePicture: Hashable, Sendable {
    /// The shape.
    public var shape: PartedShape
    /// How many parts it has.
    public var parts: Int
    /// The shaded parts, from 0, clockwise from the top or from left to right.
    public var shaded: [Int]
    /// Whether the parts are equal.
    public var isEqual: Bool

    /// All members.
    public init(shape: PartedShape, parts: Int, shaded: [Int], isEqual: Bool = true) {
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
    public var faults: [BodyFault] {
        guard ContentLimits.parts.contains(parts) || parts == 1 else {
            return [BodyFault(pointer: "/parts", reason: "must be 1 to \(ContentLimits.parts.upperBound)")]
        }
        var seen: Set<Int> = []
        return shaded.enumerated().filter { !(0..<parts).contains($1) || !seen.insert($1).inserted }
            .map { BodyFault(pointer: "/shaded/\($0.offset)", reason: "must be 0 to \(parts - 1), each once") }
    }
}
