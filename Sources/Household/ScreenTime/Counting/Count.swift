/// Counts the time of open leases piece by piece. The book of the screen time that is handed in takes in every piece.
struct Count {
    /// The wall clock minus the measuring clock.
    private let lead: Milliseconds
    /// The boot of the measuring clock.
    private let boot: BootID
    /// What was counted, one entry a day, and what closed the days between: the book has it.
    private(set) var counted: [TimeFact] = []
    /// When the running use had nothing left, if it still has nothing.
    private var ended: EndOfTime?
    /// The same as it was known before; nil when something was allowed since.
    private var knownEnd: EndOfTime?
    /// The session as far as it is counted; nil when no rule needs one.
    private var session: ScreenSession?
    /// The household day that is counted, and where it ends.
    private var day = Day(number: 0)
    private var endOfDay = Instant(milliseconds: .min)
    /// The day up to which the bank is known.
    private var banked: Day?
    /// What is left after the last piece.
    private var purse: Purse?
    /// Quiet hours where the count stands.
    private var quiet: QuietWalk

    init(of time: borrowing ScreenTime, from: Milliseconds, to: Milliseconds, lead: Milliseconds, boot: BootID) {
        self.lead = lead
        self.boot = boot
        ended = time.book.ended
        knownEnd = ended
        let (begin, end) = (Instant(milliseconds: from + lead), Instant(milliseconds: max(from, to) + lead))
        quiet = QuietWalk(time.quietHours, at: begin, before: end + 1)
    }

    /// What stands behind the counted days, for the book too: the end of time when it is new, and the session.
    var closing: [TimeFact] {
        var facts: [TimeFact] = []
        if let ended, ended != knownEnd { facts.append(.timeEnded(ended)) }
        if let session { facts.append(.sessionSet(session)) }
        return facts
    }

    /// Looks at how long nothing was used before the first piece. Sleep of the machine lies before a use that goes on,
    /// and after one that has expired.
    mutating func beginSession(
        at from: Milliseconds, until to: Milliseconds, sameClock: Bool, in time: ScreenTime
    ) {
        guard time.countsSessions else { return }
        let old = time.book.session
        var start = sameClock ? time.moment.bootTime - (time.moment.mono - from) : from
        if let old, old.mark.boot == boot, !sameClock || to < time.moment.mono {
            start = old.bootTime.adding(clamped: from - old.mark.mono)
        }
        let gap =
            old?.gap(toBootTime: start, wall: wall(at: from), boot: boot, isTrusted: time.calendar.hold == nil) ?? .max
        session = ScreenSession(
            used: gap < time.breakLength ? old?.used ?? 0 : 0, mark: MonoMark(mono: from, boot: boot), bootTime: start,
            wall: wall(at: from))
    }

    mutating func run(from: Milliseconds, to: Milliseconds, in time: inout ScreenTime) {
        var position = from
        while position < to { position = charge(from: position, until: to, in: &time) }
        markEnd(at: max(from, to), in: time)
    }

    /// Finds the household day and quiet hours at an instant; instants go forward.
    private mutating func look(at wall: Instant, _ calendar: HouseholdCalendar) {
        quiet.go(to: wall)
        guard wall >= endOfDay else { return }
        day = calendar.day(at: wall)
        endOfDay = calendar.end(of: day)
        purse = nil
    }

    /// The next point at which other rules or leases may hold.
    private func nextCut(after position: Milliseconds, before end: Milliseconds, _ time: ScreenTime) -> Milliseconds {
        let wall = wall(at: position)
        var cut = min(self.wall(at: end), endOfDay)
        if let change = quiet.change(before: cut) { cut = change }
        if let edge = time.allowedHours.nextEdge(after: wall, before: cut) { cut = edge }
        for account in time.book.grants where account.grant.expires > wall {
            cut = min(cut, account.grant.expires)
        }
        var next = cut.milliseconds - lead
        for lease in time.book.leases where lease.expiry > position { next = min(next, lease.expiry) }
        return next
    }

    /// Counts a piece in which one payer pays, and says where it ends.
    private mutating func charge(
        from position: Milliseconds, until end: Milliseconds, in time: inout ScreenTime
    ) -> Milliseconds {
        let wall = wall(at: position)
        look(at: wall, time.calendar)
        let next = nextCut(after: position, before: end, time)
        if banked != day { bank(in: &time) }
        let running = time.activities { $0.expiry > position }
        var purse = time.purse(at: wall, on: day, for: running, sessionUsed: session?.used ?? 0)
        let window = time.windowStand(at: wall, isFree: purse.isFree)
        let isClosed = quiet.isQuiet || !window.isOpen
        let (payer, most) = purse.payer(isClosed: isClosed)
        let length = min(next - position, purse.reach(most, window: window.left, isClosed: isClosed))
        var piece = UsedTime(day: day)
        purse.pay(length, by: payer, into: &piece)
        if running.contains(where: { time.policy.isLearning($0) }) { piece.learning = length }
        for counter in time.book.counters where running.contains(where: { counter.includes($0) }) {
            piece.counters.append(UsedTime.InBudget(name: counter.name, milliseconds: length))
        }
        if !isClosed { window.count(length, in: &piece.windows) }
        self.purse = purse
        use(length)
        time.book.apply(.used(piece))
        note(piece, from: position)
        return position + length
    }

    private mutating func note(_ piece: UsedTime, from position: Milliseconds) {
        if piece.wasAllowed { (ended, knownEnd) = (nil, nil) }
        if piece.beyond > 0, ended == nil { ended = endOfTime(at: position) }
        if case .used(var day)? = counted.last, day.day == piece.day {
            day.add(piece)
            counted[counted.count - 1] = .used(day)
        } else {
            counted.append(.used(piece))
        }
    }

    private mutating func use(_ length: Milliseconds) {
        guard var used = session else { return }
        used.used += length
        used.mark.mono += length
        used.bootTime += length
        used.wall = used.wall + length
        session = used
    }

    /// Closes the days before this one, so that what they left over can pay.
    private mutating func bank(in time: inout ScreenTime) {
        banked = day
        let facts = time.bankFacts(on: day)
        guard !facts.isEmpty else { return }
        time.book.apply(facts)
        counted += facts
    }

    /// Time may end at the very point where counting stops. What the last piece left over is what there is then: what
    /// runs is the same, because a piece ends with the first lease that does.
    private mutating func markEnd(at position: Milliseconds, in time: ScreenTime) {
        guard ended == nil else { return }
        let wall = wall(at: position)
        look(at: wall, time.calendar)
        var left =
            purse
            ?? time.purse(
                at: wall, on: day, for: time.activities { $0.expiry >= position }, sessionUsed: session?.used ?? 0)
        left.clean(at: wall)
        let isOpen = time.windowStand(at: wall, isFree: left.isFree).isOpen
        guard left.stop(isQuiet: quiet.isQuiet, isOpen: isOpen) != nil else { return }
        ended = endOfTime(at: position)
    }

    private func wall(at position: Milliseconds) -> Instant { Instant(milliseconds: position + lead) }

    private func endOfTime(at position: Milliseconds) -> EndOfTime {
        EndOfTime(wall: wall(at: position), mark: MonoMark(mono: position, boot: boot))
    }
}

extension ScreenTime {
    /// What runs under some of the open leases.
    fileprivate func activities(where isRunning: (Lease) -> Bool) -> [ActivityRef] {
        book.leases.filter(isRunning).map(\.activity)
    }
}
