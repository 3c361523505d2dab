/// Whether something that is open may still be finished.
public struct FinishDecision: Hashable, Sendable {
    /// Whether the child may go on with what is open.
    public var allowed: Bool
    /// Whole seconds for it when time is over; nil while the child may anyway.
    public var remainingSeconds: Int?
    /// What would be said to anything new.
    public var decision: Decision

    /// An answer about finishing.
    public init(allowed: Bool, remainingSeconds: Int?, decision: Decision) {
        self.allowed = allowed
        self.remainingSeconds = remainingSeconds
        self.decision = decision
    }
}
