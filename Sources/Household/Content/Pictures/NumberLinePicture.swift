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
    public var faults: [BodyFault] { [] }
}
