import Household
import Shapes

extension ScatteredPicture: PictureDefinition {
    /// For the reference.
    public static let summary = "Things that lie about; groups lie apart from each other, from left to right."

    /// How it is written.
    public static let wire = Shape<ScatteredPicture>.object(
        "DrawnScattered", "Things that lie about; groups lie apart from each other, from left to right.",
        make: ScatteredPicture.init
    ) {
        required("groups", \.groups, .list(of: .thingCount, minimum: 1, maximum: 6))
        required("layout", \.layout, .integer(0...999), "Pictures with another number lie in another way.")
    }

    /// An example for the reference.
    public static let example = ScatteredPicture(groups: [ThingCount(thing: "duck", count: 4)], layout: 2)
    /// Its text.
    public static let exampleText = "On the pond: duck, duck, duck, duck."
}
