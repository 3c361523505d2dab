import Household
import Shapes

extension ShapesPicture: PictureDefinition {
    /// For the reference.
    public static let summary = "Plane and solid shapes side by side."

    /// How it is written.
    public static let wire = Shape<ShapesPicture>.object(
        "DrawnShapes", "Plane and solid shapes side by side.", make: ShapesPicture.init
    ) {
        required("shapes", \.shapes, .list(of: .drawnShape, minimum: 1, maximum: 12), "From left to right.")
    }

    /// An example for the reference.
    public static let example = ShapesPicture(shapes: [
        DrawnShape(shape: .triangle, color: .blue), DrawnShape(shape: .square, turn: 45),
    ])
    /// Its text.
    public static let exampleText = "A shape with three sides, and one with four equal sides."
}
