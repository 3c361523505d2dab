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
    public var faults: [BodyFault] {
        var faults: [BodyFault] = []
        if !ContentLimits.bars.contains(bars.count) {
            let range = "\(ContentLimits.bars.lowerBound) to \(ContentLimits.bars.upperBound)"
            faults.append(BodyFault(pointer: "/bars", reason: "has \(bars.count) bars; \(range) are possible"))
        }
        if step < 1 || highest < 1 || !highest.isMultiple(of: max(1, step)) {
            faults.append(BodyFault(pointer: "/step", reason: "must lead from 0 to the highest number in whole steps"))
        }
        for (index, bar) in bars.enumerated() where !(0...max(0, highest)).contains(bar.value) {
            faults.append(BodyFault(pointer: "/bars/\(index)/value", reason: "must be 0 to \(highest)"))
        }
        return faults
    }

    /// The names of the drawings that it needs.
    public var things: [String] { bars.compactMap(\.thing) }
}
