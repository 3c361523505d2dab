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
    public var faults: [BodyFault] {
        var faults: [BodyFault] = []
        if !(1...12).contains(shapes.count) {
            faults.append(BodyFault(pointer: "/shapes", reason: "has \(shapes.count) shapes; 1 to 12 are possible"))
        }
        for (index, shape) in shapes.enumerated() {
            if !(1...3).contains(shape.size) {
                faults.append(BodyFault(pointer: "/shapes/\(index)/size", reason: "must be 1, 2 or 3"))
            }
            if !(0...359).contains(shape.turn) {
                faults.append(BodyFault(pointer: "/shapes/\(index)/turn", reason: "must be 0 to 359"))
            }
        }
        return faults
    }
}
