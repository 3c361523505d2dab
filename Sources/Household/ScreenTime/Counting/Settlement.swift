extension ScreenTime {
    /// The facts that count all open leases up to the moment (Screen time, Counting use: leases).
    ///
    /// Leases that overlap count once. Lengths come from the measuring clock; the date of each piece is the wall clock
    /// now minus the distance on the measuring clock. Pieces are cut at day starts, ends of quiet hours and windows,
    /// expiries of grants and of leases, and where a limit is used up. A piece is paid by ordinary time, by what earlier
    /// days left over, then by grants, earliest expiry first; where only grants allow use (quiet hours, closed windows,
    /// a break, a budget that is used) first by these, because without them there would be none. What nothing pays for
    /// is ordinary time over the limit. While only activities run that are free of charge, nothing is charged.
    ///
    /// After another boot, or when the measuring clock went back, every lease is charged to its expiry and dated by
    /// its last call: nothing is measured across the two clocks.
    public func settle() -> [TimeFact] {
        if book.leases.isEmpty, policy.carryOver == nil { return [] }
        var counted = self
        return counted.count()
    }

    /// Counts all open leases up to the moment and takes it into the book; the facts are those of `settle`.
    mutating func count() -> [TimeFact] {
        guard let last = book.leases.max(by: { $0.calledMark.mono < $1.calledMark.mono }) else { return closeDays() }
        let from = book.counted ?? last.calledMark
        if book.counted == moment.mark { return closeDays() }
        let sameClock = from.boot == moment.boot && moment.mono >= from.mono
        let lead = sameClock ? moment.wall.milliseconds - moment.mono : last.called.milliseconds - last.calledMark.mono
        let to = sameClock ? min(moment.mono, last.expiry) : last.expiry

        var count = Count(of: self, from: from.mono, to: to, lead: lead, boot: from.boot)
        count.beginSession(at: from.mono, until: to, sameClock: sameClock, in: self)
        count.run(from: from.mono, to: to, in: &self)
        var facts = count.counted
        for fact in count.closing { take(fact, into: &facts) }
        for lease in book.leases where !sameClock || moment.mono >= lease.expiry {
            take(.leaseExpired(lease.id), into: &facts)
        }
        if !book.leases.isEmpty { take(.counted(moment.mark), into: &facts) }
        facts += closeDays()
        return facts
    }

    private mutating func take(_ fact: TimeFact, into facts: inout [TimeFact]) {
        book.apply(fact)
        facts.append(fact)
    }

    /// Closes the days that are over; none without carry-over.
    private mutating func closeDays() -> [TimeFact] {
        guard policy.carryOver != nil else { return [] }
        let facts = bankFacts(on: calendar.day(at: moment.wall))
        book.apply(facts)
        return facts
    }

    /// The facts that go before another policy: time is counted by the rules it was used under, the days that are over
    /// are closed by them, and those of the new policy begin.
    public func settle(before policy: ScreenTimePolicy) -> [TimeFact] {
        var changed = self
        let facts = changed.count()
        changed.policy = policy
        return facts + changed.count()
    }
}
