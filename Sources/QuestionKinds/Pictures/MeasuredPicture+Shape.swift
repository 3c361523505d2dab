import Household
import Shapes

extension MeasuredPicture: PictureDefinition {
    /// For the reference.
    public static let summary = "Things beside a row of units or a ruler."

    /// How it is written.
    public static let wire = Shape<MeasuredPicture>.object(
        "DrawnMeasured", "Things beside a row of units or a ruler.",
        make: { MeasuredPicture(measured: $0, unit: $1, ruler: $2, isNumbered: $3) }
    ) {
        required("measured", \.measured, .list(of: .measuredThing, minimum: 1, maximum: 6), "From top to bottom.")
        required("unit", \.unit, .text(1...64), "What the units are called.")
        required("ruler", \.ruler, .drawnNumber, "How many units are drawn below; 0: none.")
        unless(
            "isNumbered", \.isNumbered, .boolean, is: false,
            "The marks between them have their numbers, from 0; absent: no.")
    }

    /// An example for the reference.
    public static let example = MeasuredPicture(
        measured: [MeasuredThing(thing: "pencil", length: 7)], unit: "cubes", ruler: 10)
    /// Its text.
    public static let exampleText =
        "A pencil above a row of cubes. It begins where the first cube begins, and ends where the seventh ends."
}
