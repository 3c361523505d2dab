import Household
import Shapes

extension BarGraphPicture: PictureDefinition {
    /// For the reference.
    public static let summary = "A graph with a bar, or a row of pictures, for each category."

    /// How it is written.
    public static let wire = Shape<BarGraphPicture>.object(
        "DrawnBarGraph", "A graph with a bar, or a row of pictures, for each category.",
        make: { BarGraphPicture(bars: $0, highest: $1, step: $2, isPictograph: $3) }
    ) {
        required("bars", \.bars, .list(of: .graphBar, minimum: 1, maximum: 12), "From left to right.")
        required("highest", \.highest, .drawnNumber, "How far the scale goes.")
        unless("step", \.step, .drawnNumber, is: 1, "From one line of the scale to the next; absent: 1.")
        unless("isPictograph", \.isPictograph, .boolean, is: false, "Rows of pictures instead of bars; absent: no.")
    }

    /// An example for the reference.
    public static let example = BarGraphPicture(
        bars: [GraphBar(label: "cats", thing: "cat", value: 3), GraphBar(label: "dogs", thing: "dog", value: 2)],
        highest: 5)
    /// Its text.
    public static let exampleText = "A bar for cats that goes up to 3, and a bar for dogs that goes up to 2."
}
