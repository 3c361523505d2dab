/// Idle time that front-ends reported of a child.
public struct IdleBook: Hashable, Sendable {
    /// What was taken on a household day.
    public struct OnDay: Hashable, Sendable {
        /// The day.
        public var day: Day
        /// Milliseconds that were not counted.
        public var milliseconds: Milliseconds
        /// The leases that are in the audit for it.
        public var told: [LeaseID]

        /// Idle time of a day.
        public init(day: Day, milliseconds: Milliseconds = 0, told: [LeaseID] = []) {
            self.day = day
            self.milliseconds = milliseconds
            self.told = told
        }
    }

    /// A lease that was idle up to a call.
    public struct Rest: Hashable, Sendable {
        /// The lease.
        public var lease: LeaseID
        /// The measuring clock at the call.
        public var until: MonoMark

        /// A lease that was idle up to a call.
        public init(lease: LeaseID, until: MonoMark) {
            self.lease = lease
            self.until = until
        }
    }

    /// The latest days with idle time, ascending.
    public package(set) var days: [OnDay]
    /// The open leases that were idle all the time before their last call.
    public package(set) var resting: [Rest]

    /// How many days are kept.
    public static let mostDays = 32

    /// A book with the given entries; an empty one without arguments.
    public init(days: [OnDay] = [], resting: [Rest] = []) {
        self.days = days
        self.resting = resting
    }

    /// What was taken on a day.
    public func on(_ day: Day) -> OnDay { days.first { $0.day == day } ?? OnDay(day: day) }

    /// Whether nobody was at a lease between its last two calls.
    func isResting(_ lease: Lease) -> Bool {
        resting.contains { $0.lease == lease.id && $0.until == lease.calledMark }
    }

    mutating func take(_ claim: IdleClaim, open: [Lease]) {
        resting.removeAll { rest in rest.lease == claim.lease || !open.contains { $0.id == rest.lease } }
        if let until = claim.wholeUntil { resting.append(Rest(lease: claim.lease, until: until)) }
        guard claim.milliseconds > 0 else { return }
        var day = on(claim.day)
        day.milliseconds = day.milliseconds.adding(clamped: claim.milliseconds)
        if claim.isTold { day.told.append(claim.lease) }
        days.removeAll { $0.day == claim.day }
        days.insert(day, at: days.firstIndex { $0.day > claim.day } ?? days.count)
        if days.count > Self.mostDays { days.removeFirst() }
    }
}
