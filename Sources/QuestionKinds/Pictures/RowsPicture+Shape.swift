import Household
import Shapes

extension RowsPicture: PictureDefinition {
    /// For the reference.
    public static let summary = "Things in rows, from left to right."

    /// How it is written.
    public static let wire = Shape<RowsPicture>.object(
        "DrawnRows", "Things in rows, from left to right.", make: RowsPicture.init
    ) {
        required("rows", \.rows, .list(of: .thingCount, minimum: 1, maximum: 24), "From top to bottom.")
    }

    /// An example for the reference.
    public static let example = RowsPicture(rows: [ThingCount(thing: "apple", count: 3)])
    /// Its text.
    public static let exampleText = "In a row: apple, apple, apple."
}
