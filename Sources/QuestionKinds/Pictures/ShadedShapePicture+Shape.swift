import Household
import Shapes

extension ShadedShapePicture: PictureDefinition {
    /// For the reference.
    public static let summary = "A shape in parts, some of them shaded."

    /// How it is written.
    public static let wire = Shape<ShadedShapePicture>.object(
        "DrawnShadedShape", "A shape in parts, some of them shaded."
    ) {
        ShadedShapePicture(shape: $0, parts: $1, shaded: $2, isEqual: $3 ?? true)
    } members: {
        required("shape", .word(PartedShape.self)) { $0.shape }
        required("parts", .drawnNumber) { $0.parts }
        required(
            "shaded", .list(of: .drawnNumber, maximum: 16), "From 0, clockwise from the top or from left to right."
        ) { $0.shaded }
        optional("isEqual", .boolean, "Whether the parts are equal; absent: yes.") {
            $0.isEqual == true ? nil : $0.isEqual
        }
    }

    /// An example for the reference.
    public static let example = ShadedShapePicture(shape: .circle, parts: 2, shaded: [0])
    /// Its text.
    public static let exampleText = "A circle in two equal parts; one of them is shaded."
}
