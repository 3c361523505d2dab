import Household
import Shapes

extension NumberLinePicture: PictureDefinition {
    /// For the reference.
    public static let summary = "A number line with marked numbers and hops."

    /// How it is written.
    public static let wire = Shape<NumberLinePicture>.object(
        "DrawnNumberLine", "A number line with marked numbers and hops."
    ) {
        NumberLinePicture(from: $0, to: $1, step: $2, labels: $3, marked: $4 ?? [], hops: $5 ?? [])
    } members: {
        required("from", .drawnNumber, "The first number.") { $0.from }
        required("to", .drawnNumber, "The last number.") { $0.to }
        required("step", .drawnNumber, "From one tick to the next.") { $0.step }
        required("labels", .list(of: .drawnNumber, maximum: 121), "The ticks with their number below.") { $0.labels }
        optional("marked", .list(of: .drawnNumber, maximum: 121), "Ticks with a dot; absent: none.") {
            $0.marked.isEmpty ? nil : $0.marked
        }
        optional("hops", .list(of: .hop, maximum: 64), "In their order; absent: none.") {
            $0.hops.isEmpty ? nil : $0.hops
        }
    }

    /// An example for the reference.
    public static let example = NumberLinePicture(
        from: 0, to: 10, labels: [0, 5, 10], marked: [3], hops: [Hop(from: 3, to: 4)])
    /// Its text.
    public static let exampleText = "A number line from 0 to 10, with a dot at 3 and a hop of one."
}
