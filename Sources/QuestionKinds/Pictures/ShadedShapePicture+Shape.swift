import Household
import Shapes

extension ShadedShapePicture: PictureDefinition {
    /// For the reference.
    public static let summary = "A shape in parts, some of them shaded."

    /// How it is written.
    public static let wire = Shape<ShadedShapePicture>.object(
        "DrawnShadedShape", "A shape in parts, some of them shaded.",
        make: { ShadedShapePicture(shape: $0, parts: $1, shaded: $2, isEqual: $3) }
    ) {
        required("shape", \.shape, .word(PartedShape.self))
        required("parts", \.parts, .drawnNumber)
        required(
            "shaded", \.shaded, .list(of: .drawnNumber, maximum: 16),
            "From 0, clockwise from the top or from left to right.")
        unless("isEqual", \.isEqual, .boolean, is: true, "Whether the parts are equal; absent: yes.")
    }

    /// An example for the reference.
    public static let example = ShadedShapePicture(shape: .circle, parts: 2, shaded: [0])
    /// Its text.
    public static let exampleText = "A circle in two equal parts; one of them is shaded."
}
