import Household
import Shapes

extension BlocksPicture: PictureDefinition {
    /// For the reference.
    public static let summary = "Base-ten blocks: flats of a hundred, rods of ten, single cubes."

    /// How it is written.
    public static let wire = Shape<BlocksPicture>.object(
        "DrawnBlocks", "Base-ten blocks: flats of a hundred, rods of ten, single cubes.",
        make: { BlocksPicture(hundreds: $0, tens: $1, ones: $2) }
    ) {
        unless("hundreds", \.hundreds, .drawnNumber, is: 0, "Absent: none.")
        required("tens", \.tens, .drawnNumber)
        required("ones", \.ones, .drawnNumber)
    }

    /// An example for the reference.
    public static let example = BlocksPicture(tens: 2, ones: 4)
    /// Its text.
    public static let exampleText = "2 rods of ten and 4 single cubes."
}
