import Household
import Shapes

extension TenFramesPicture: PictureDefinition {
    /// For the reference.
    public static let summary = "Things in frames of two rows of five, filled from the upper left."

    /// How it is written.
    public static let wire = Shape<TenFramesPicture>.object(
        "DrawnTenFrames", "Things in frames of two rows of five, filled from the upper left.",
        make: { TenFramesPicture(thing: $0, count: $1, added: $2, frames: $3) }
    ) {
        required("thing", \.thing, .assetName)
        required("count", \.count, .drawnNumber)
        unless("added", \.added, .drawnNumber, is: 0, "More of them in another color, after the first; absent: none.")
        required("frames", \.frames, .drawnNumber, "How many frames are drawn.")
    }

    /// An example for the reference.
    public static let example = TenFramesPicture(thing: "bead", count: 7, added: 2, frames: 1)
    /// Its text.
    public static let exampleText = "A frame of ten with 7 beads in one color and 2 in another."
}
