/// A number line with marked numbers and hops.
public struct NumberLinePicture: Hashable, Sendable {
    /// The first number.
    public var from: Int
    /// The last number.
    public var to: Int
    /// From one tick to the next.
    public var step: Int
    /// The ticks with their number written below.
    public var labels: [Int]
    /// Ticks with a dot.
    public var marked: [Int]
    /// Hops in their order.
    public var hops: [Hop]

    /// All members.
    public init(from: Int, to: Int, step: Int = 1, labels: [Int], marked: [Int] = [], hops: [Hop] = []) {
        self.from = from
        self.to = to
        self.step = step
        self.labels = labels
        self.marked = marked
        self.hops = hops
    }
}

extension NumberLinePicture: PictureContent {
    /// The name of the form.
    public static let name = "numberLine"

    /// Everything that is wrong with it.
    public var faults: [BodyFault] {
        guard step > 0, from < to, (to - from).isMultiple(of: step), (to - from) / step < ContentLimits.ticks.upperBound
        else {
            return [
                BodyFault(pointer: "/step", reason: "must lead from the first number to the last in 1 to 120 steps")
            ]
        }
        let places =
            labels.enumerated().map { ("/labels/\($0)", $1) }
            + marked.enumerated().map { ("/marked/\($0)", $1) }
            + hops.enumerated().flatMap { [("/hops/\($0)/from", $1.from), ("/hops/\($0)/to", $1.to)] }
        return places.filter { !(from...to).contains($0.1) || !($0.1 - from).isMultiple(of: step) }
            .map { BodyFault(pointer: $0.0, reason: "is \($0.1), at no tick of the line") }
    }
}
