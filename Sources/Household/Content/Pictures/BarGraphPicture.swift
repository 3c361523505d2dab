/// A graph with a bar, or a row of pictures, for each category.
public struct BarGraphPicture: Hashable, Sendable {
    /// From left to right.
    public var bars: [GraphBar]
    /// How far the scale goes.
    public var highest: Int
    /// From one line of the scale to the next.
    public var step: Int
    /// Rows of pictures instead of bars.
    public var isPictograph: Bool

    /// All members.
    public init(bars: [GraphBar], highest: Int, step: Int = 1, isPictograph: Bool = false) {
        self.bars = bars
        self.highest = highest
        self.step = step
        self.isPictograph = isPictograph
    }
}

extension BarGraphPicture: PictureContent {
    /// The name of the form.
    public static let name = "barGraph"

    /// Everything that is wrong with it.
    public var faults: [BodyFault] { [] }

    /// The names of the drawings that it needs.
    public var things: [String] { bars.compactMap(\.thing) }
}
