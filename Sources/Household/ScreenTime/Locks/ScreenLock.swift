import Words

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

/// A lock that holds now, as parents are told it.
public struct LockInForce: Hashable, Sendable {
    /// The lock.
    public var lock: ScreenLock
    /// Who locked, until when and why.
    public var say: Saying

    /// All members.
    public init(lock: ScreenLock, say: Saying) {
        self.lock = lock
        self.say = say
    }
}

extension ScreenTime {
    /// The lock that holds now.
    var lockInForce: LockInForce? {
        guard let lock = book.lock, lock.holds(at: moment.wall) else { return nil }
        let by = Saying.Value.text(lock.by)
        let locked =
            lock.until.map { end in
                Saying(
                    "parent.rule.lockedUntil",
                    ["by": by, "time": .saying(ParentWords.clock(end, at: moment.wall, calendar.zone))])
            } ?? Saying("parent.rule.locked", ["by": by])
        let why = lock.why.map { Saying("parent.rule.lockedFor", ["why": .text($0)]) }
        return LockInForce(lock: lock, say: why.map { locked + $0 } ?? locked)
    }
}
