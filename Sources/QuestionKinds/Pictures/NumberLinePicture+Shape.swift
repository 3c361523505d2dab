import Household
import Shapes

extension NumberLinePicture: PictureDefinition {
    /// For the reference.
    public static let summary = "A number line with marked numbers and hops."

    /// How it is written.
    public static let wire = Shape<NumberLinePicture>.object(
        "DrawnNumberLine", "A number line with marked numbers and hops.",
        make: { NumberLinePicture(from: $0, to: $1, step: $2, labels: $3, marked: $4, hops: $5) }
    ) {
        required("from", \.from, .drawnNumber, "The first number.")
        required("to", \.to, .drawnNumber, "The last number.")
        required("step", \.step, .drawnNumber, "From one tick to the next.")
        required("labels", \.labels, .list(of: .drawnNumber, maximum: 121), "The ticks with their number below.")
        unless("marked", \.marked, .list(of: .drawnNumber, maximum: 121), is: [], "Ticks with a dot; absent: none.")
        unless("hops", \.hops, .list(of: .hop, maximum: 64), is: [], "In their order; absent: none.")
    }

    /// An example for the reference.
    public static let example = NumberLinePicture(
        from: 0, to: 10, labels: [0, 5, 10], marked: [3], hops: [Hop(from: 3, to: 4)])
    /// Its text.
    public static let exampleText = "A number line from 0 to 10, with a dot at 3 and a hop of one."
}
