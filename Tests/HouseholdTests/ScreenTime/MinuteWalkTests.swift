import Household
import Testing

/// Days around both moves of the clocks, in five zones, walked minute by minute against the slow way.
@Suite("The answer, every minute")
struct MinuteWalkTests {
    struct Days: Sendable, CustomTestStringConvertible {
        var zone: Zone
        var from: String
        var seed: UInt64
        /// Any when nil.
        var dayStart: Int?
        var hasOverrides = false
        var testDescription: String { "\(zone.name) from \(from), seed \(seed)" }
    }

    static let stretches: [Days] = [
        (TestZones.berlin, ["2026-03-26T00:00:00Z", "2026-10-22T00:00:00Z"]),
        (TestZones.newYork, ["2026-03-05T00:00:00Z", "2026-10-29T00:00:00Z"]),
        (TestZones.lordHowe, ["2026-04-02T00:00:00Z", "2026-10-01T00:00:00Z"]),
        (TestZones.kathmandu, ["2026-03-26T00:00:00Z"]),
        (TestZones.beirut, ["2026-03-26T00:00:00Z", "2026-10-22T00:00:00Z"]),
    ].flatMap { zone, starts in starts.enumerated().map { Days(zone: zone, from: $1, seed: UInt64($0) + 1) } }

    /// Days around each move of the clocks, a Sunday's, with limits of single weekdays and days that begin at 04:00.
    static let movesOfClocks: [[Days]] = [("2026-03-", 28), ("2026-10-", 24)].map { month, saturday in
        (1...5).map { seed in
            Days(
                zone: TestZones.berlin, from: "\(month)\(saturday - seed % 3)T12:00:00Z", seed: UInt64(saturday * seed),
                dayStart: 240, hasOverrides: true)
        }
    }

    @Test(
        "With limits of single weekdays it equals the slow way, over the day's end and both moves of the clocks",
        arguments: movesOfClocks)
    func weekdays(starts: [Days]) {
        var shorterDays = 0
        var limitsSeen: Set<Int?> = []
        for days in starts {
            var walk = Walk(days)
            for _ in 0..<(4 * 1440) where walk.problem == nil { walk.minute() }
            #expect(walk.problem == nil, "\(days)")
            limitsSeen.formUnion(walk.limitsSeen)
            shorterDays += walk.shorterDays
        }
        #expect(limitsSeen.isSuperset(of: [0, 3, 90, nil]))
        // Minutes right before the end of such a day.
        #expect(shorterDays >= 5)
    }

    @Test(
        "It equals the slow way, and does not change before its validUntil when nothing happens", arguments: stretches)
    func walk(days: Days) {
        var walk = Walk(days)
        for _ in 0..<(5 * 1440) {
            walk.minute()
            if walk.problem != nil { break }
        }
        #expect(walk.problem == nil)
        // The answer of an idle child holds for many minutes, so that a timer at its end is no polling.
        #expect(walk.idleMinutes > 20 * walk.idleTimers)
        #expect(walk.seen.isSuperset(of: [.active, .warning, .quietHours, .lockedByParent]))
    }
}

/// One walk: random use, grants and locks at whole minutes.
private struct Walk {
    var line: TimeLine
    var oracle: MinuteOracle
    var random: WalkRandom
    var isUsing = false
    /// Minutes without use in the mean.
    var idleLength = 25
    /// Minutes between two grants in the mean.
    var grantsApart = 200
    var standing: Decision?
    var problem: String?
    var idleMinutes = 0
    var idleTimers = 0
    var seen: Set<TimeState> = []
    /// The daily limits that were told.
    var limitsSeen: Set<Int?> = []
    /// Minutes in which the end was near only because the next day has fewer minutes than are left of this one.
    var shorterDays = 0

    init(_ days: MinuteWalkTests.Days) {
        random = WalkRandom(seed: days.seed &* 7919 &+ UInt64(days.zone.name.utf8.count))
        var policy = Self.policy(&random)
        if days.hasOverrides {
            policy = Self.withOverrides(policy, &random)
            // Minutes are to be left at the end of a day, and seldom those of a grant.
            (idleLength, grantsApart) = (300, 3000)
        }
        let dayStart = days.dayStart ?? [0, 0, 30, 150, 360].randomElement(using: &random) ?? 0
        let weekStart = Weekday.allCases.randomElement(using: &random) ?? .monday
        line = TimeLine(at: days.from, zone: days.zone, dayStart: dayStart)
        line.time.policy = policy
        line.time.calendar.weekStart = weekStart
        oracle = MinuteOracle(
            policy: policy, zone: days.zone, weekStart: weekStart, dayStart: dayStart, from: line.time.moment.wall)
    }

    private static func policy(_ random: inout WalkRandom) -> ScreenTimePolicy {
        let small = QuietWindow(start: clock("02:10"), end: clock("02:50"))
        let night = QuietWindow(start: clock("20:00"), end: clock("01:30"), days: [.saturday, .sunday, .tuesday])
        let late = QuietWindow(start: clock("22:00"), end: .endOfDay)
        let day = QuietWindow(start: .midnight, end: .endOfDay, days: [.thursday])
        return ScreenTimePolicy(
            dailyMinutes: [60, 30, 200, nil].randomElement(using: &random) ?? nil,
            weeklyMinutes: [300, 120, nil].randomElement(using: &random) ?? nil,
            quietHours: [small, night] + (random.oneIn(2) ? [late] : []) + (random.oneIn(3) ? [day] : []))
    }

    /// Limits of some weekdays, and mostly no rest in the night, so that use goes on over the day's end.
    private static func withOverrides(_ policy: ScreenTimePolicy, _ random: inout WalkRandom) -> ScreenTimePolicy {
        var policy = policy
        for weekday in Weekday.allCases where !random.oneIn(4) {
            let minutes = [0, 3, 90, nil].randomElement(using: &random) ?? nil
            policy.dailyByWeekday.updateValue(minutes, forKey: weekday)
        }
        policy.weeklyMinutes = random.oneIn(3) ? 600 : nil
        if !random.oneIn(4) { policy.quietHours = [] }
        return policy
    }

    var now: Instant { line.time.moment.wall }

    /// Checks, lets things happen, checks again, and passes a minute.
    mutating func minute() {
        oracle.tick(now)
        check("before")
        if happen() {
            standing = nil
            check("after")
        }
        if isUsing { oracle.use(now) } else { idleMinutes += 1 }
        for _ in 0..<2 {
            line.pass(30 * .second)
            guard isUsing else { continue }
            checkStanding("in between", line.state)
            let outcome = line.apply { $0.renewLease(LeaseID(rawValue: "a")) }
            standing = try? outcome.result.get().decision
        }
    }

    /// Whether anything happened.
    private mutating func happen() -> Bool {
        var happened = false
        if isUsing ? random.oneIn(standing?.allowed == true ? 40 : 4) : random.oneIn(idleLength) {
            if isUsing { line.end() } else { line.begin() }
            isUsing = !line.time.book.leases.isEmpty
            happened = true
        }
        if random.oneIn(grantsApart) {
            let minutes = Int.random(in: 1...40, using: &random)
            let pastQuiet = random.oneIn(2)
            let expires = now + Milliseconds(Int.random(in: 1...600, using: &random)) * .minute
            line.apply { $0.grant(minutes: minutes, pastQuietHours: pastQuiet, expires: expires, by: "p1") }
            oracle.grants.append(MinuteOracle.Granted(expires: expires, pastQuiet: pastQuiet, left: minutes))
            happened = true
        }
        if random.oneIn(500) {
            let end = random.oneIn(2) ? now + Milliseconds(Int.random(in: 1...90, using: &random)) * .minute : nil
            line.apply { $0.lock(until: end, by: "p1") }
            (oracle.lock, oracle.isLocked) = (end, true)
            happened = true
        }
        if oracle.isLocked, random.oneIn(30) {
            line.apply { $0.unlock(by: "p1") }
            (oracle.lock, oracle.isLocked) = (nil, false)
            happened = true
        }
        return happened
    }

    private mutating func check(_ when: String) {
        let decision = line.decision
        seen.insert(decision.state)
        limitsSeen.insert(decision.limits.first { $0.rule == .daily }?.limitMinutes)
        if let problem = oracle.problem(with: decision) { report("\(when): \(problem)") }
        let expected = oracle.state(now)
        if expected == .warning, !oracle.isQuiet(now + 6 * .minute), oracle.ordinaryLeft() > 5 { shorterDays += 1 }
        if decision.state != expected { report("\(when): \(decision.state), the slow way says \(expected)") }
        if decision.state == .warning, decision.remainingSeconds != oracle.minutesLeft(now) * 60 {
            report("\(when): \(decision.remainingSeconds ?? -1) s left")
        }
        if decision.validUntil <= now { report("\(when): valid until the past") }
        guard isUsing || now.seconds % 3600 == 0 else { return finish(decision, when) }
        let use = line.time.usage(days: 1).days.last
        let total = oracle.ordinary[oracle.today, default: 0] + oracle.granted[oracle.today, default: 0]
        if use?.usedSeconds != total * 60 || use?.grantedSeconds != oracle.granted[oracle.today, default: 0] * 60 {
            report("\(when): used \(use?.usedSeconds ?? -1) s, the slow way says \(total) min")
        }
        finish(decision, when)
    }

    private mutating func finish(_ decision: Decision, _ when: String) {
        checkStanding(when, decision.state)
        if let standing, now >= standing.validUntil, !isUsing { idleTimers += 1 }
        if standing.map({ now >= $0.validUntil }) ?? true { standing = decision }
    }

    /// An answer that is still valid must still be the answer.
    private mutating func checkStanding(_ when: String, _ state: TimeState) {
        guard let standing, now < standing.validUntil else { return }
        if state != standing.state { report("\(when): \(state) before \(standing.validUntil)") }
    }

    private mutating func report(_ text: String) {
        guard problem == nil else { return }
        problem = RFC3339.text(of: now, in: oracle.zone) + " " + text
    }
}
