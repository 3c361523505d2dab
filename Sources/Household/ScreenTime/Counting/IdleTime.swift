extension ScreenTime {
    /// Most of a household day that is not counted because front-ends said that nobody was there.
    public static let mostIdle: Milliseconds = 30 * .minute
    /// The seconds that one call can report; more than a lease's life is never measured.
    public static let idleSeconds = 0...3600
    /// Leases of a day that the audit tells of; a front-end with ever new ones does not fill it.
    static let mostToldOfIdle = 10

    /// Counts all open leases up to the moment, without what was idle (Screen time, Counting use: leases).
    ///
    /// What a front-end claims is never believed beyond what was measured since everything was counted last. Leases
    /// overlap: time is idle only when every open lease is. So a claim takes effect when the others were idle all the
    /// time before their own last call, and an idle lease is remembered for the claims of the others.
    mutating func count(idle seconds: Int, of id: LeaseID) -> [TimeFact] {
        guard seconds > 0, let claim = claim(seconds, of: id) else { return count() }
        book.apply(.idle(claim))
        return [.idle(claim)] + count()
    }

    private func claim(_ seconds: Int, of id: LeaseID) -> IdleClaim? {
        guard let lease = book.lease(id), lease.calledMark.boot == moment.boot, moment.mono < lease.expiry,
            let from = book.counted, from.boot == moment.boot, moment.mono >= from.mono
        else { return nil }
        let claimed = Milliseconds(seconds) * .second
        let today = book.idle.on(calendar.day(at: moment.wall))
        let others = book.leases.filter { $0.id != id && $0.expiry > from.mono }
        let isTaken = others.allSatisfy(book.idle.isResting)
        let most = max(0, Self.mostIdle - today.milliseconds)
        let taken = isTaken ? min(claimed, moment.mono - from.mono, most) : 0
        // Whole seconds are rounded down by those who report them.
        let isWhole = claimed + .second > moment.mono - lease.calledMark.mono
        guard taken > 0 || isWhole else { return nil }
        let isTold = taken > 0 && !today.told.contains(id) && today.told.count < Self.mostToldOfIdle
        return IdleClaim(
            lease: id, day: today.day, milliseconds: taken,
            countedTo: taken > 0 ? MonoMark(mono: from.mono + taken, boot: from.boot) : nil,
            wholeUntil: isWhole ? moment.mark : nil, isTold: isTold)
    }
}
