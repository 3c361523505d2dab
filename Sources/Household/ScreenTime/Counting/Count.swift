/// Counts the time of open leases piece by piece.
struct Count {
    /// The child's screen time; its book takes in every piece.
    private var time: ScreenTime
    /// The wall clock minus the measuring clock.
    private let lead: Milliseconds
    /// The boot of the measuring clock.
    private let boot: BootID
    /// What was counted, one entry a day, and what closed the days between.
    private var counted: [TimeFact] = []
    /// When the running use had nothing left, if it still has nothing.
    private var ended: EndOfTime?
    /// The same as it was known before; nil when something was allowed since.
    private var knownEnd: EndOfTime?
    /// The session as far as it is counted; nil when no rule needs one.
    private var session: ScreenSession?
    /// The day up to which the bank is known.
    private var banked: Day?

    init(time: ScreenTime, lead: Milliseconds, boot: BootID) {
        self.time = time
        self.lead = lead
        self.boot = boot
        ended = time.book.ended
        knownEnd = ended
    }

    /// The counted days, the end of time when it is new, and the session.
    var facts: [TimeFact] {
        var facts = counted
        if let ended, ended != knownEnd { facts.append(.timeEnded(ended)) }
        if let session { facts.append(.sessionSet(session)) }
        return facts
    }

    /// Looks at how long nothing was used before the first piece. Sleep of the machine lies before a use that goes on,
    /// and after one that has expired.
    mutating func beginSession(at from: Milliseconds, until to: Milliseconds, sameClock: Bool) {
        guard time.countsSessions else { return }
        let moment = time.moment
        let old = time.book.session
        var start = sameClock ? moment.bootTime - (moment.mono - from) : from
        if let old, old.mark.boot == boot, !sameClock || to < moment.mono {
            start = old.bootTime.adding(clamped: from - old.mark.mono)
        }
        let gap =
            old?.gap(toBootTime: start, wall: wall(at: from), boot: boot, isTrusted: time.calendar.hold == nil) ?? .max
        session = ScreenSession(
            used: gap < time.breakLength ? old?.used ?? 0 : 0, mark: MonoMark(mono: from, boot: boot), bootTime: start,
            wall: wall(at: from))
    }

    mutating func run(from: Milliseconds, to: Milliseconds) {
        var position = from
        while position < to { position = charge(from: position, before: nextCut(after: position, before: to)) }
        markEnd(at: max(from, to))
    }

    /// The next point at which other rules or leases may hold.
    private func nextCut(after position: Milliseconds, before end: Milliseconds) -> Milliseconds {
        let wall = wall(at: position)
        let limit = self.wall(at: end)
        var cut = min(limit, time.calendar.end(of: time.calendar.day(at: wall)))
        if let change = time.quietHours.nextChange(after: wall, before: cut) { cut = change }
        if let edge = time.allowedHours.nextEdge(after: wall, before: cut) { cut = edge }
        for account in time.book.grants where account.grant.expires > wall {
            cut = min(cut, account.grant.expires)
        }
        var next = cut.milliseconds - lead
        for lease in time.book.leases where lease.expiry > position { next = min(next, lease.expiry) }
        return next
    }

    /// Counts a piece in which one payer pays, and says where it ends.
    private mutating func charge(from position: Milliseconds, before next: Milliseconds) -> Milliseconds {
        let wall = wall(at: position)
        let day = time.calendar.day(at: wall)
        if banked != day { bank(on: day) }
        let running = activities { $0.expiry > position }
        var purse = time.purse(at: wall, for: running, sessionUsed: session?.used ?? 0)
        let window = time.windowStand(at: wall, isFree: purse.isFree)
        let isClosed = time.quietHours.contains(wall) || !window.isOpen
        let (payer, most) = purse.payer(isClosed: isClosed)
        let length = min(next - position, purse.reach(most, window: window.left, isClosed: isClosed))
        var piece = UsedTime(day: day)
        purse.pay(length, by: payer, into: &piece)
        if running.contains(where: \.isLearning) { piece.learning = length }
        if let charged = window.charged, !isClosed {
            piece.windows = [UsedTime.InWindow(start: charged.start, milliseconds: length)]
        }
        use(length)
        note(piece, from: position)
        return position + length
    }

    private mutating func note(_ piece: UsedTime, from position: Milliseconds) {
        time.book.apply(.used(piece))
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

    /// Closes the days before one, so that what they left over can pay.
    private mutating func bank(on day: Day) {
        banked = day
        let facts = time.bankFacts(on: day)
        time.book.apply(facts)
        counted += facts
    }

    /// Time may end at the very point where counting stops.
    private mutating func markEnd(at position: Milliseconds) {
        guard ended == nil else { return }
        let wall = wall(at: position)
        let purse = time.purse(
            at: wall, for: activities { $0.expiry >= position }, sessionUsed: session?.used ?? 0)
        let isOpen = time.windowStand(at: wall, isFree: purse.isFree).isOpen
        guard purse.stop(isQuiet: time.quietHours.contains(wall), isOpen: isOpen) != nil else { return }
        ended = endOfTime(at: position)
    }

    private func activities(where isRunning: (Lease) -> Bool) -> [ActivityRef] {
        time.book.leases.filter(isRunning).map(\.activity)
    }

    private func wall(at position: Milliseconds) -> Instant { Instant(milliseconds: position + lead) }

    private func endOfTime(at position: Milliseconds) -> EndOfTime {
        EndOfTime(wall: wall(at: position), mark: MonoMark(mono: position, boot: boot))
    }
}
