/// How far a child is with a badge.
public struct BadgeProgress: Hashable, Sendable {
    /// What was reached, at most the target.
    public var value: Int
    /// What earns the badge.
    public var target: Int

    /// Progress that never shows more than the whole.
    public init(_ value: Int, of target: Int) {
        self.value = min(value, target)
        self.target = target
    }

    /// Whether the badge is earned.
    public var isComplete: Bool { value >= target }
}
