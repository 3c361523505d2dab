import API
import Household
import JSONRPC
import Logging
import Shapes

/// The clock that rules go by, and the household's days (Screen time, "Clock, zone, DST").
///
/// It notices when the wall clock was set, and says what of it is to be recorded; it records nothing itself.
///
/// What every call touches has no check of exclusivity, because it is never held while other code runs.
final class Timekeeping {
    private let clock: any Clock
    private let ledger: Ledger
    private let zones: @Sendable (String) -> Zone?
    /// Zones that were found, the present one among them: taking back a change asks no disk, which may just have failed.
    private var found: [String: Zone] = [:]
    private let isDeveloper: Bool
    private let log: Logger
    /// When the daemon was started.
    let startedAt: Instant
    /// How far the wall clock can be believed, and the time that rules go by.
    @exclusivity(unchecked) private(set) var household: HouseholdClock
    /// The same before somebody vouched for the clock in a record that is not stored yet.
    private var unconfirmed: HouseholdClock?
    /// The household's days and weeks; in UTC while the household's zone is not known.
    @exclusivity(unchecked) private(set) var calendar: HouseholdCalendar
    /// Shows instants with the household's offset.
    @exclusivity(unchecked) private(set) var instantText: Listener.InstantText
    /// What is written down of the clock, so that nobody fills the disk by setting it.
    @exclusivity(unchecked) private var notes: ClockNotes
    /// The boot-time clock when a subscriber first had a clock that is not trusted.
    private var distrustedAt: Milliseconds?

    /// What a look at the clock found.
    struct Look {
        /// The moment that rules go by.
        var moment: Moment
        /// Whether what was worked out with the old time cannot be used any more.
        var isNews = false
        /// What is to be recorded.
        var facts: [HouseholdFact] = []
    }

    init(
        _ clock: any Clock, _ ledger: Ledger, zones: @escaping @Sendable (String) -> Zone?, isDeveloper: Bool,
        log: Logger
    ) {
        self.clock = clock
        self.ledger = ledger
        self.zones = zones
        self.isDeveloper = isDeveloper
        self.log = log
        let state = ledger.home
        let reading = clock.read().shifted(wall: state.wallShift, mono: state.monoShift)
        // A developer's boot-time clock may be ahead of the machine's.
        let uptime = reading.bootTime - (isDeveloper ? state.monoShift : 0)
        let isMoved = isDeveloper && state.wallShift != state.monoShift
        let (household, jump) = HouseholdClock.start(
            state.clock, at: reading, uptime: uptime, isSynchronised: !isMoved && clock.isSynchronised())
        self.household = household
        notes = ClockNotes(
            firstJump: jump,
            notedAt: state.clock.anchor.flatMap { $0.boot == reading.boot ? $0.bootTime : nil })
        startedAt = household.moment(of: reading).wall
        calendar = Self.calendar(of: state.household, zones)
        calendar.hold(dayOf: household.trust == .trusted ? nil : household.trusted.wall, now: startedAt)
        instantText = Self.text(in: calendar.zone)
        found[calendar.zone.name] = calendar.zone
    }

    // MARK: The time

    /// What the machine's clocks say, with developer mode's shift.
    func reading() -> Moment {
        let reading = clock.read()
        guard isDeveloper else { return reading.bounded }
        return reading.shifted(wall: ledger.home.wallShift, mono: ledger.home.monoShift)
    }

    /// The moment that rules go by.
    func now() -> Moment { household.moment(of: reading()) }

    /// The machine's own boot-time clock, without developer mode's shift; for any thread.
    var bootTime: @Sendable () -> Milliseconds {
        let clock = clock
        return { clock.read().bootTime }
    }

    /// The same as ``now()`` at the beginning of everything that happens: here a step of the wall clock is noticed.
    func look() -> Look {
        let reading = reading()
        guard household.follows(reading) else { return notice(reading) }
        household.see(reading)
        calendar.remember(dayAt: reading.wall)
        return Look(moment: reading)
    }

    private func notice(_ reading: Moment) -> Look {
        let before = household.trust
        let jump = household.look(at: reading) { isSynchronised }
        var look = Look(moment: household.moment(of: reading))
        look.isNews = household.trust != before || jump != nil
        if look.isNews || calendar.hold.map({ $0.until <= look.moment.wall }) ?? true { holdDay(at: look.moment) }
        guard look.isNews else { return look }
        if household.trust != before { logTrust() }
        if let jump { look.facts = note(jump, at: look.moment) }
        return look
    }

    /// Whether the kernel says so. It knows nothing of a developer's wall clock that was moved on its own.
    private var isSynchronised: Bool {
        if isDeveloper, ledger.home.wallShift != ledger.home.monoShift { return false }
        return clock.isSynchronised()
    }

    /// Begins no new day while the clock is not trusted.
    private func holdDay(at moment: Moment) {
        calendar.hold(dayOf: household.trust == .trusted ? nil : household.trusted.wall, now: moment.wall)
    }

    /// When subscribers have the clock looked at again, on the boot-time clock: a second after it was first not trusted,
    /// two, four and so on, because a time server is usually heard of soon after a start. Nil after an hour: then the
    /// next call looks.
    func nextLook(after moment: Moment) -> Milliseconds? {
        guard household.trust != .trusted else {
            distrustedAt = nil
            return nil
        }
        let since = distrustedAt ?? moment.bootTime
        distrustedAt = since
        var pause: Milliseconds = .second
        while since + pause <= moment.bootTime { pause *= 2 }
        return pause <= .hour ? since + pause : nil
    }

    // MARK: Days and zone

    /// Takes over the household's zone and day after they were set.
    func adoptCalendar() {
        calendar = Self.calendar(of: ledger.home.household, zone)
        holdDay(at: now())
        instantText = Self.text(in: calendar.zone)
    }

    /// Whether the machine knows a time zone.
    func knows(zone name: String) -> Bool { zone(name) != nil }

    private func zone(_ name: String) -> Zone? {
        if let zone = found[name] { return zone }
        guard let zone = zones(name) else { return nil }
        // The present one and a few that were asked for.
        if found.count >= 8 { found = [calendar.zone.name: calendar.zone] }
        found[name] = zone
        return zone
    }

    static func calendar(
        of settings: HouseholdSettings?, _ zones: (String) -> Zone?
    ) -> HouseholdCalendar {
        // The zone was checked at set-up and at the start.
        guard let settings, let zone = zones(settings.zone) else { return HouseholdCalendar(zone: .utc) }
        return HouseholdCalendar(
            zone: zone, weekStart: settings.weekStart, weekendDays: settings.weekendDays, dayStart: settings.dayStart)
    }

    private static func text(in zone: Zone) -> Listener.InstantText {
        { RFC3339.text(of: Instant(milliseconds: $0), in: zone) }
    }

    // MARK: What is recorded

    /// Tells of the clock as it was found at the start.
    func begin() -> [HouseholdFact] {
        if household.trust != .trusted { logTrust() }
        guard let jump = notes.takeFirstJump() else { return [] }
        return note(jump, at: now())
    }

    private func note(_ jump: ClockJump, at moment: Moment) -> [HouseholdFact] {
        guard notes.mayTell(at: moment.bootTime) else { return [] }
        let seconds = (jump.to - jump.from) / .second
        log.warning(
            "the wall clock was set", metadata: ["seconds": "\(seconds)", "clock": "\(jump.trust.rawValue)"])
        if notes.isFull { log.warning("further steps are not told for a day") }
        return [.clockJumped(jump, boot: moment.boot)]
    }

    private func logTrust() {
        guard !notes.isFull else { return }
        if household.trust == .trusted { return log.info("the clock is trusted") }
        log.warning(
            "the clock is not trusted: until it is synchronized or a parent confirms it no new day begins",
            metadata: ["clock": "\(household.trust.rawValue)"])
    }

    /// A moment at which the clock was trusted, if the stored one is old: recorded beside something else, and before a
    /// stop.
    func note(at moment: Moment) -> [HouseholdFact] {
        // It goes by what would be stored: the same moment once more would leave it as old as it is.
        guard household.trust == .trusted, notes.isOld(at: household.trusted.bootTime) else { return [] }
        return [.clockTrusted(household.trusted)]
    }

    /// Takes over what a record about the household says of the clock.
    ///
    /// - Returns: whether somebody vouched for another time than rules went by until now.
    func take(_ facts: [Fact]) -> Bool {
        var isNews = false
        for case .household(let fact) in facts {
            switch fact {
            case .clockJumped(let jump, _) where jump.trust == .trusted: notes.noted(at: jump.anchor.bootTime)
            case .clockTrusted(let anchor), .clockConfirmed(let anchor, _):
                notes.noted(at: anchor.bootTime)
                if trust(anchor) { isNews = true }
            default: continue
            }
        }
        return isNews
    }

    /// Somebody vouches for the clock. If that cannot be stored, it never happened.
    private func trust(_ anchor: ClockAnchor) -> Bool {
        if anchor == household.trusted, household.trust == .trusted { return false }
        let reading = Moment(wall: anchor.wall, mono: 0, bootTime: anchor.bootTime, boot: anchor.boot)
        unconfirmed = unconfirmed ?? household
        household = HouseholdClock(trusting: reading)
        holdDay(at: reading)
        return true
    }

    /// Whoever vouched for the clock did so in a record that is stored now.
    func confirmed() { unconfirmed = nil }

    /// After a failed commit nobody has vouched for anything.
    func rollBack() {
        if let before = unconfirmed { household = before }
        unconfirmed = nil
        notes.forgetNoted()
        adoptCalendar()
    }
}
