import Household
import Shapes

extension BalancePicture: PictureDefinition {
    /// For the reference.
    public static let summary = "A balance: what is heavier hangs lower."

    /// How it is written.
    public static let wire = Shape<BalancePicture>.object(
        "DrawnBalance", "A balance: what is heavier hangs lower.", make: BalancePicture.init
    ) {
        required("left", \.left, .thingCount)
        required("right", \.right, .thingCount)
        required(
            "lower", \.lower, .word(BalancePicture.Side.self), "Which side hangs lower; `none`: both are as heavy.")
    }

    /// An example for the reference.
    public static let example = BalancePicture(
        left: ThingCount(thing: "book", count: 1), right: ThingCount(thing: "feather", count: 1), lower: .left)
    /// Its text.
    public static let exampleText =
        "A balance with a book on the left and a feather on the right. The left side hangs lower."
}
