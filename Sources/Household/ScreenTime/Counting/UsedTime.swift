/// Time that was counted: how much on which day, and what paid for it.
public struct UsedTime: Hashable, Sendable {
    /// Time paid by one grant.
    public struct FromGrant: Hashable, Sendable {
        /// The grant.
        public var grant: GrantID
        /// Milliseconds.
        public var milliseconds: Milliseconds

        /// Time paid by a grant.
        public init(grant: GrantID, milliseconds: Milliseconds) {
            self.grant = grant
            self.milliseconds = milliseconds
        }
    }

    /// The household day.
    public var day: Day
    /// Milliseconds that count against the limits.
    public var ordinary: Milliseconds
    /// Milliseconds paid by grants.
    public var granted: [FromGrant]
    /// The part of `ordinary` that nothing allowed any more: used after the end of time.
    public var beyond: Milliseconds
    /// The part of all of it that was spent in learning activities.
    public var learning: Milliseconds

    /// Time counted on a day.
    public init(
        day: Day, ordinary: Milliseconds = 0, granted: [FromGrant] = [], beyond: Milliseconds = 0,
        learning: Milliseconds = 0
    ) {
        self.day = day
        self.ordinary = ordinary
        self.granted = granted
        self.beyond = beyond
        self.learning = learning
    }

    /// All milliseconds.
    public var total: Milliseconds { granted.reduce(ordinary) { $0.adding(clamped: $1.milliseconds) } }

    /// Adds time of the same day.
    mutating func add(_ other: UsedTime) {
        ordinary = ordinary.adding(clamped: other.ordinary)
        beyond = beyond.adding(clamped: other.beyond)
        learning = learning.adding(clamped: other.learning)
        for part in other.granted {
            if let index = granted.firstIndex(where: { $0.grant == part.grant }) {
                granted[index].milliseconds = granted[index].milliseconds.adding(clamped: part.milliseconds)
            } else {
                granted.append(part)
            }
        }
    }
}
