extension ScreenTime {
    /// The facts that count all open leases up to the moment (Screen time, Counting use: leases).
    ///
    /// Leases that overlap count once. Lengths come from the measuring clock; the date of each piece is the wall clock
    /// now minus the distance on the measuring clock. Pieces are cut at day starts, ends of quiet hours and windows,
    /// expiries of grants and of leases. A piece is paid by ordinary time, then by grants, earliest expiry first; in
    /// quiet hours first by the grants that allow use there, because without them there would be none. What nothing
    /// pays for is ordinary time over the limit.
    ///
    /// After another boot, or when the measuring clock went back, every lease is charged to its expiry and dated by
    /// its last call: nothing is measured across the two clocks.
    public func settle() -> [TimeFact] {
        guard let last = book.leases.max(by: { $0.calledMark.mono < $1.calledMark.mono }) else { return [] }
        let from = book.counted ?? last.calledMark
        if book.counted == moment.mark { return [] }
        let sameClock = from.boot == moment.boot && moment.mono >= from.mono
        let lead = sameClock ? moment.wall.milliseconds - moment.mono : last.called.milliseconds - last.calledMark.mono
        let to = sameClock ? min(moment.mono, last.expiry) : last.expiry

        var count = Count(time: self, lead: lead, boot: from.boot)
        count.run(from: from.mono, to: to)
        var facts = count.facts
        let expired = book.leases.filter { !sameClock || moment.mono >= $0.expiry }
        facts += expired.map { .leaseExpired($0.id) }
        if expired.count < book.leases.count { facts.append(.counted(moment.mark)) }
        return facts
    }
}

/// Counts the time of open leases piece by piece.
private struct Count {
    /// The child's screen time; its book takes in every piece.
    var time: ScreenTime
    /// The wall clock minus the measuring clock.
    let lead: Milliseconds
    /// The boot of the measuring clock.
    let boot: BootID
    /// What was counted, one entry a day.
    var days: [UsedTime] = []
    /// When the running use had nothing left, if it still has nothing.
    var ended: EndOfTime?
    private let endedBefore: EndOfTime?

    init(time: ScreenTime, lead: Milliseconds, boot: BootID) {
        self.time = time
        self.lead = lead
        self.boot = boot
        ended = time.book.ended
        endedBefore = ended
    }

    /// The counted days, and the end of time when it is new.
    var facts: [TimeFact] {
        let facts = days.map { TimeFact.used($0) }
        let known = days.contains { $0.total > $0.beyond } ? nil : endedBefore
        guard let ended, ended != known else { return facts }
        return facts + [.timeEnded(ended)]
    }

    mutating func run(from: Milliseconds, to: Milliseconds) {
        var position = from
        while position < to {
            let next = nextCut(after: position, before: to)
            charge(from: position, to: next)
            position = next
        }
        markEnd(at: max(from, to))
    }

    /// The next point at which other rules or leases may hold.
    private func nextCut(after position: Milliseconds, before end: Milliseconds) -> Milliseconds {
        let wall = wall(at: position)
        let limit = self.wall(at: end)
        var cut = min(limit, time.calendar.end(of: time.calendar.day(at: wall)))
        if let change = time.quietHours.nextChange(after: wall, before: cut) { cut = change }
        for account in time.book.grants where account.grant.expires > wall {
            cut = min(cut, account.grant.expires)
        }
        var next = cut.milliseconds - lead
        for lease in time.book.leases where lease.expiry > position { next = min(next, lease.expiry) }
        return next
    }

    private mutating func charge(from position: Milliseconds, to next: Milliseconds) {
        let wall = wall(at: position)
        let running = activities { $0.expiry > position }
        var purse = time.purse(at: wall, for: running)
        var piece = UsedTime(day: time.calendar.day(at: wall))
        var rest = next - position
        var allowed: Milliseconds = 0
        let quiet = time.quietHours.contains(wall)
        if quiet {
            piece.granted = purse.payFromGrants(rest) { $0.pastQuietHours }
            allowed = piece.total
            rest -= allowed
        }
        piece.ordinary = purse.payOrdinary(rest)
        rest -= piece.ordinary
        for part in purse.payFromGrants(rest) {
            piece.add(UsedTime(day: piece.day, granted: [part]))
            rest -= part.milliseconds
        }
        if !quiet { allowed = piece.total }
        piece.ordinary += rest
        piece.beyond = next - position - allowed
        if running.contains(where: \.isLearning) { piece.learning = next - position }
        note(piece, allowedUntil: position + allowed)
    }

    private mutating func note(_ piece: UsedTime, allowedUntil: Milliseconds) {
        time.book.apply(.used(piece))
        if piece.total > piece.beyond { ended = nil }
        if piece.beyond > 0, ended == nil { ended = endOfTime(at: allowedUntil) }
        if days.last?.day == piece.day {
            days[days.count - 1].add(piece)
        } else {
            days.append(piece)
        }
    }

    /// Time may end at the very point where counting stops.
    private mutating func markEnd(at position: Milliseconds) {
        let wall = wall(at: position)
        let purse = time.purse(at: wall, for: activities { $0.expiry >= position })
        let quiet = time.quietHours.contains(wall)
        if ended == nil, !(quiet ? purse.hasPastQuietHours : purse.hasAny) { ended = endOfTime(at: position) }
    }

    private func activities(where isRunning: (Lease) -> Bool) -> [ActivityRef] {
        time.book.leases.filter(isRunning).map(\.activity)
    }

    private func wall(at position: Milliseconds) -> Instant { Instant(milliseconds: position + lead) }

    private func endOfTime(at position: Milliseconds) -> EndOfTime {
        EndOfTime(wall: wall(at: position), mark: MonoMark(mono: position, boot: boot))
    }
}
