import API
import Household
import Logging

/// The clock that rules go by, and what is written down about it (Screen time, "Clock, zone, DST").
extension Engine {
    /// What the machine's clocks say, with developer mode's shift.
    func reading() -> Moment {
        let reading = parts.clock.read()
        guard parts.journal.isDeveloper else { return reading }
        return reading.shifted(wall: ledger.home.wallShift, mono: ledger.home.monoShift)
    }

    /// The machine's own boot-time clock at a moment, without developer mode's shift.
    func machineBootTime(of moment: Moment) -> Milliseconds {
        parts.journal.isDeveloper ? moment.bootTime - ledger.home.monoShift : moment.bootTime
    }

    /// The moment that rules go by.
    func now() -> Moment { keeper.moment(of: reading()) }

    /// The same at the beginning of everything that happens: here a step of the wall clock is noticed.
    func lookAtClock() -> Moment {
        let reading = reading()
        guard keeper.follows(reading) else { return noticeClock(reading) }
        keeper.see(reading)
        return reading
    }

    private func noticeClock(_ reading: Moment) -> Moment {
        let before = keeper.trust
        let jump = keeper.look(at: reading) { isSynchronised }
        let moment = keeper.moment(of: reading)
        let isNews = keeper.trust != before || jump != nil
        if isNews || calendar.hold.map({ $0.until <= moment.wall }) ?? true { holdDay(at: moment) }
        guard isNews else { return moment }
        if keeper.trust != before { logTrust() }
        if let jump { write(jump, at: moment) }
        clockChanged()
        return moment
    }

    /// Whether the kernel says so. It knows nothing of a developer's wall clock that was moved on its own.
    private var isSynchronised: Bool {
        if parts.journal.isDeveloper, ledger.home.wallShift != ledger.home.monoShift { return false }
        return parts.clock.isSynchronised()
    }

    /// Begins no new day while the clock is not trusted.
    func holdDay(at moment: Moment) {
        calendar.hold(dayOf: keeper.trust == .trusted ? nil : keeper.trusted.wall, now: moment.wall)
    }

    /// Nothing that was worked out with the old time is used again, and who listens is told.
    private func clockChanged() {
        hotReplies.forgetAll()
        if hub.subscriptions.isEmpty { return }
        loop.execute { self.assumeIsolated { $0.lookAround() } }
    }

    /// When to look at the clock again for those who listen, on the boot-time clock: a second after it was first not
    /// trusted, two, four and so on, because a time server is usually heard of soon after a start. Nil after an hour:
    /// then the next call looks.
    func nextLookAtClock(_ moment: Moment) -> Milliseconds? {
        guard keeper.trust != .trusted else {
            distrustedAt = nil
            return nil
        }
        let since = distrustedAt ?? moment.bootTime
        distrustedAt = since
        var pause: Milliseconds = .second
        while since + pause <= moment.bootTime { pause *= 2 }
        return pause <= .hour ? since + pause : nil
    }

    // MARK: At the start

    /// The first look at the clock, before anybody can ask.
    static func keeper(
        _ home: HouseholdState, at reading: Moment, _ parts: Parts
    ) -> (keeper: HouseholdClock, jump: ClockJump?) {
        let isDeveloper = parts.journal.isDeveloper
        // A developer's boot-time clock may be ahead of the machine's.
        let uptime = reading.bootTime - (isDeveloper ? home.monoShift : 0)
        let isMoved = isDeveloper && home.wallShift != home.monoShift
        return HouseholdClock.start(
            home.clock, at: reading, uptime: uptime, isSynchronised: !isMoved && parts.clock.isSynchronised())
    }

    /// Tells of the clock as it was found.
    func beginClock() {
        if keeper.trust != .trusted { logTrust() }
        if let firstJump { write(firstJump, at: now()) }
        firstJump = nil
    }

    // MARK: What is written down

    /// Steps that are written down in a day of the boot-time clock: who sets the clock again and again does not fill
    /// the disk.
    static let mostJumpsADay = 12
    /// How old the stored trusted moment gets while things are recorded.
    static let notePause: Milliseconds = 10 * .minute

    private func write(_ jump: ClockJump, at moment: Moment) {
        clockJumps.removeAll { moment.bootTime - $0 >= .day }
        guard clockJumps.count < Self.mostJumpsADay else { return }
        clockJumps.append(moment.bootTime)
        let seconds = (jump.to - jump.from) / .second
        parts.log.warning(
            "the wall clock was set", metadata: ["seconds": "\(seconds)", "clock": "\(jump.trust.rawValue)"])
        if clockJumps.count == Self.mostJumpsADay { parts.log.warning("further steps are not told for a day") }
        guard ledger.home.household != nil, damage.isEmpty else { return }
        record([.household(.clockJumped(jump, boot: moment.boot))], child: nil, by: .daemon, at: moment)
    }

    private func logTrust() {
        guard clockJumps.count < Self.mostJumpsADay else { return }
        if keeper.trust == .trusted { return parts.log.info("the clock is trusted") }
        parts.log.warning(
            "the clock is not trusted: until it is synchronised or a parent confirms it no new day begins",
            metadata: ["clock": "\(keeper.trust.rawValue)"])
    }

    /// Stores a moment at which the clock was trusted, if the stored one is old: beside something else that is recorded,
    /// and before a stop.
    func noteClock(at moment: Moment) {
        guard keeper.trust == .trusted, ledger.home.household != nil, damage.isEmpty else { return }
        if let notedAt, moment.bootTime - notedAt < Self.notePause { return }
        notedAt = moment.bootTime
        record([.household(.clockTrusted(keeper.trusted))], child: nil, by: .daemon, at: moment)
    }

    /// Takes over what a record about the household says of the clock.
    func takeClock(from record: Record) {
        for case .household(let fact) in record.facts {
            switch fact {
            case .clockJumped(let jump, _) where jump.trust == .trusted: notedAt = jump.anchor.bootTime
            case .clockTrusted(let anchor), .clockConfirmed(let anchor, _):
                notedAt = anchor.bootTime
                trust(anchor)
            default: continue
            }
        }
    }

    /// Somebody vouches for the clock. If that cannot be stored, it never happened.
    private func trust(_ anchor: ClockAnchor) {
        if anchor == keeper.trusted, keeper.trust == .trusted { return }
        let reading = Moment(wall: anchor.wall, mono: 0, bootTime: anchor.bootTime, boot: anchor.boot)
        keeperBefore = keeperBefore ?? keeper
        keeper = HouseholdClock(trusting: reading)
        holdDay(at: reading)
        clockChanged()
        whenStored { $0.keeperBefore = nil }
    }

    /// After a failed commit nobody has vouched for anything.
    func restoreClock() {
        if let before = keeperBefore { keeper = before }
        keeperBefore = nil
        notedAt = nil
    }
}

extension Author {
    /// The daemon itself, under its own account.
    static var daemon: Author { Author(role: .daemon, uid: Account.effectiveUID) }
}
