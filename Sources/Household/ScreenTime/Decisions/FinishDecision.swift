import Words

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

extension FinishDecision {
    /// Until when the child may finish what is open although time is over; nil while there is time, and when it may not.
    public func time(at now: Instant) -> FinishTime? {
        guard allowed, let seconds = remainingSeconds else { return nil }
        return FinishTime(until: now + Int64(seconds) * .second, seconds: seconds)
    }
}

/// Time has ended, and what is open may be finished (Screen time, The end of time).
public struct FinishTime: Hashable, Sendable {
    /// Until when, by the wall clock.
    public var until: Instant
    /// How long that is.
    public var seconds: Int
    /// What a child is told before the words for the end of time.
    public static let say = Saying("time.finishFirst")

    /// Both members.
    public init(until: Instant, seconds: Int) {
        self.until = until
        self.seconds = seconds
    }
}
