/// What is known of how well something is remembered.
public struct MemoryState: Hashable, Sendable {
    /// Days after which it is still known with a chance of nine in ten.
    public var stability: Double
    /// How hard it is, 1 to 10.
    public var difficulty: Double

    /// All members.
    public init(stability: Double, difficulty: Double) {
        self.stability = stability
        self.difficulty = difficulty
    }
}

/// How well something was known when it was asked. kidd itself knows right and wrong.
public enum MemoryGrade: Int, CaseIterable, Sendable {
    case again = 1
    case hard, good, easy

    /// Right is good, wrong is again.
    public init(isRight: Bool) { self = isRight ? .good : .again }
}
