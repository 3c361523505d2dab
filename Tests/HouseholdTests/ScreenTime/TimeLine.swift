import Household

/// A child's screen time under clocks that a test moves; facts of commands are applied at once.
struct TimeLine {
    var time: ScreenTime

    /// Berlin, Saturday 2026-11-21, 12:00; without quiet hours unless given.
    init(
        at text: String = "2026-11-21T12:00:00+01:00", zone: Zone = TestZones.berlin, dayStart: Int = 0,
        daily: Int? = 60, weekly: Int? = 300, quiet: [QuietWindow] = [], finishing: Finishing = .question
    ) {
        let policy = ScreenTimePolicy(
            dailyMinutes: daily, weeklyMinutes: weekly, quietHours: quiet, finishing: finishing)
        time = ScreenTime(
            book: TimeBook(), policy: policy, calendar: HouseholdCalendar(zone: zone, dayStart: dayStart),
            moment: Moment(wall: instant(text), mono: 5_000_000, bootTime: 9_000_000, boot: BootID(rawValue: "boot-1")))
    }

    /// All clocks run on.
    mutating func pass(_ length: Milliseconds) { time.moment = time.moment.advanced(by: length) }

    /// Somebody sets the wall clock.
    mutating func step(_ length: Milliseconds) { time.moment.wall = time.moment.wall + length }

    /// The machine sleeps: only the measuring clock stands still.
    mutating func suspend(_ length: Milliseconds) {
        time.moment.wall = time.moment.wall + length
        time.moment.bootTime += length
    }

    /// The machine starts anew after so long.
    mutating func reboot(after length: Milliseconds) {
        time.moment = Moment(
            wall: time.moment.wall + length, mono: 1000, bootTime: 1000, boot: BootID(rawValue: "boot-2"))
    }

    @discardableResult
    mutating func apply<Reply>(_ command: (ScreenTime) -> TimeOutcome<Reply>) -> TimeOutcome<Reply> {
        let outcome = command(time)
        time.book.apply(outcome.facts)
        return outcome
    }

    mutating func begin(_ id: String = "a", _ activity: ActivityRef = .anything) {
        apply { $0.beginLease(LeaseID(rawValue: id), for: activity) }
    }

    mutating func renew(_ id: String = "a") { apply { $0.renewLease(LeaseID(rawValue: id)) } }

    mutating func end(_ id: String = "a") { apply { $0.endLease(LeaseID(rawValue: id)) } }

    /// Uses time without a gap, renewing every 30 seconds, and ends.
    mutating func use(_ length: Milliseconds, _ activity: ActivityRef = .anything) {
        begin("use", activity)
        var left = length
        while left > 0 {
            let part = min(left, 30 * .second)
            pass(part)
            renew("use")
            left -= part
        }
        end("use")
    }

    mutating func grant(
        _ minutes: Int, id: String? = nil, scope: GrantScope = .all, pastQuiet: Bool = false, expires: String? = nil
    ) {
        apply {
            $0.grant(
                id.map { GrantID(rawValue: $0) }, minutes: minutes, scope: scope, pastQuietHours: pastQuiet,
                expires: expires.map { instant($0) }, by: "p1")
        }
    }

    var decision: Decision { time.mayI() }
    var state: TimeState { time.mayI().state }

    /// Everything used on a day of the book, in milliseconds.
    func used(_ text: String = "2026-11-21") -> Milliseconds { time.book.use(on: day(text)).total }

    func view(_ rule: LimitRule) -> LimitView? { decision.limits.first { $0.rule == rule } }
}
