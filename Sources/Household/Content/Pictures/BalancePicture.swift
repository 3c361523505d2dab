/// A balance: what is heavier hangs lower.
public struct BalancePicture: Hashable, Sendable {
    /// What lies on the left.
    public var left: ThingCount
    /// What lies on the right.
    public var right: ThingCount
    /// Which side hangs lower: `left`, `right` or `none`.
    public var lower: Side

    /// A side of a balance.
    public enum Side: String, CaseIterable, Sendable {
        case left
        case right
        /// Both are as heavy.
        case none
    }

    /// All members.
    public init(left: ThingCount, right: ThingCount, lower: Side) {
        self.left = left
        self.right = right
        self.lower = lower
    }
}

extension BalancePicture: PictureContent {
    /// The name of the form.
    public static let name = "balance"

    /// Everything that is wrong with it.
    public var faults: [BodyFault] {
        ThingCount.faults(of: [left], at: "/left", isList: false)
            + ThingCount.faults(of: [right], at: "/right", isList: false)
    }

    /// The names of the drawings that it needs.
    public var things: [String] { [left.thing, right.thing] }
}
