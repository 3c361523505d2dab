/// A parent's switch "lock now". Nothing lifts it but its end or a parent.
public struct ScreenLock: Hashable, Sendable {
    /// The first instant at which it no longer holds; nil until a parent unlocks.
    public var until: Instant?
    /// The parent who locked.
    public var by: String
    /// The parent's reason, if any.
    public var why: String?

    /// A lock by a parent.
    public init(until: Instant? = nil, by: String, why: String? = nil) {
        self.until = until
        self.by = by
        self.why = why
    }

    /// Whether it ends later than another one.
    func outlasts(_ other: ScreenLock) -> Bool {
        guard let end = other.until else { return false }
        return until.map { $0 > end } ?? true
    }

    /// Whether it holds at an instant.
    public func holds(at instant: Instant) -> Bool {
        guard let until else { return true }
        return instant < until
    }
}
