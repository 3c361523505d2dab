@testable import Household

/// One walk: random use, grants, locks and sleep at whole minutes.
struct MinuteWalk {
    var line: TimeLine
    var oracle: MinuteOracle
    private var random: WalkRandom
    private let hasAllRules: Bool
    /// What runs, by lease.
    private var running: [(lease: String, activity: ActivityRef)] = []
    /// What is asked about, which changes now and then.
    private var asked: ActivityRef = .anything
    private var leases = 0
    /// Minutes without use in the mean.
    private var idleLength = 25
    /// Minutes between two grants in the mean.
    private var grantsApart = 200
    private var standing: Decision?
    private(set) var problem: String?
    private(set) var idleMinutes = 0
    private(set) var idleTimers = 0
    private(set) var seen: Set<TimeState> = []
    /// The daily limits that were told.
    private(set) var limitsSeen: Set<Int?> = []
    /// Minutes in which the end was near only because the next day has fewer minutes than are left of this one.
    private(set) var shorterDays = 0

    init(_ days: MinuteWalkTests.Days) {
        random = WalkRandom(seed: days.seed &* 7919 &+ UInt64(days.zone.name.utf8.count))
        hasAllRules = days.rules == .all
        let dayStart = days.dayStart ?? [0, 0, 30, 150, 360].randomElement(using: &random) ?? 0
        line = TimeLine(at: days.from, zone: days.zone, dayStart: dayStart)
        let first = line.time.calendar.day(at: line.time.moment.wall)
        let policy = MinutePolicies.policy(days.rules, from: first, &random)
        // Minutes are to be left at the end of a day, and seldom those of a grant.
        if days.rules == .weekdays { (idleLength, grantsApart) = (300, 3000) }
        if days.rules == .all { (idleLength, grantsApart) = ([25, 90].randomElement(using: &random) ?? 25, 700) }
        let weekStart = Weekday.allCases.randomElement(using: &random) ?? .monday
        line.time.policy = policy
        line.time.calendar.weekStart = weekStart
        oracle = MinuteOracle(
            policy: policy, zone: days.zone, weekStart: weekStart, dayStart: dayStart, from: line.time.moment.wall)
        line.time.book.apply(line.time.settle())
    }

    private var now: Instant { line.time.moment.wall }
    private var isUsing: Bool { !running.isEmpty }

    /// Checks, lets things happen, checks again, and passes a minute.
    mutating func minute() {
        oracle.tick(now)
        // While nothing is used and nothing was to happen, most minutes are like the one before.
        let isQuick = hasAllRules && !isUsing && !random.oneIn(5) && standing.map { now < $0.validUntil } ?? false
        if !isQuick { check("before") }
        if happen() {
            standing = nil
            check("after")
        }
        if isUsing {
            oracle.use(now, running.map(\.activity))
        } else {
            idleMinutes += 1
            oracle.rest()
        }
        for _ in 0..<2 {
            line.pass(30 * .second)
            guard isUsing else { continue }
            checkStanding("in between", line.time.settled().outlook(for: asked, standing: .open).state)
            for (lease, _) in running { line.renew(lease) }
            // A new answer is the dearest of all: now and then one from the middle of a minute, else that of `check`.
            if now.seconds % 240 == 30 { standing = line.time.mayI(asked) }
        }
        if hasAllRules, random.oneIn(400) { sleep(Int.random(in: 1...45, using: &random)) }
    }

    /// The machine sleeps, with leases open or without.
    private mutating func sleep(_ minutes: Int) {
        for _ in 0..<minutes {
            oracle.tick(now)
            oracle.rest()
            line.suspend(.minute)
        }
        standing = nil
    }

    // MARK: What happens

    /// Whether anything happened.
    private mutating func happen() -> Bool {
        var happened = useOrRest()
        if random.oneIn(grantsApart) { happened = grant() }
        if random.oneIn(hasAllRules ? 2500 : 500) {
            let end = random.oneIn(2) ? now + Milliseconds(Int.random(in: 1...90, using: &random)) * .minute : nil
            line.apply { $0.lock(until: end, replaces: true, by: "p1") }
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

    private mutating func useOrRest() -> Bool {
        var happened = false
        let length = hasAllRules ? 15 : 40
        if isUsing, random.oneIn(standing?.allowed == true ? length : 4) {
            line.end(running.removeLast().lease)
            happened = true
        } else if isUsing ? hasAllRules && random.oneIn(20) : random.oneIn(idleLength) {
            begin()
            happened = true
        }
        if hasAllRules, random.oneIn(40) {
            asked = MinutePolicies.activities.randomElement(using: &random) ?? .anything
            happened = true
        }
        return happened
    }

    private mutating func begin() {
        leases += 1
        let activity = hasAllRules ? MinutePolicies.activities.randomElement(using: &random) ?? .anything : .anything
        line.begin("l\(leases)", activity)
        guard line.time.book.lease(LeaseID(rawValue: "l\(leases)")) != nil else { return }
        running.append(("l\(leases)", activity))
        // A gap ends where a lease begins.
        oracle.idle = 0
    }

    private mutating func grant() -> Bool {
        let minutes = Int.random(in: 1...40, using: &random)
        let pastQuiet = random.oneIn(2)
        let expires = now + Milliseconds(Int.random(in: 1...600, using: &random)) * .minute
        let scope = hasAllRules && random.oneIn(3) ? GrantScope.activity(MinutePolicies.game) : .all
        line.apply { $0.grant(minutes: minutes, scope: scope, pastQuietHours: pastQuiet, expires: expires, by: "p1") }
        oracle.grants.append(
            MinuteOracle.Granted(expires: expires, pastQuiet: pastQuiet, scope: scope, left: minutes))
        return true
    }

    // MARK: Checks

    private mutating func check(_ when: String) {
        let decision = line.time.mayI(asked)
        seen.insert(decision.state)
        limitsSeen.insert(decision.limits.first { $0.rule == .daily }?.limitMinutes)
        if let problem = oracle.problem(with: decision, asked, now) { report("\(when): \(problem)") }
        let expected = oracle.state(now, asked)
        if expected == .warning, !oracle.isQuiet(now + 6 * .minute) {
            let left = oracle.left(of: oracle.today)
            if min(left.daily, left.weekly) > 5 { shorterDays += 1 }
        }
        if decision.state != expected { report("\(when): \(decision.state), the slow way says \(expected)") }
        if decision.state == .warning, decision.remainingSeconds != oracle.outlook(now, asked).minutes * 60 {
            report("\(when): \(decision.remainingSeconds ?? -1) s left")
        }
        if decision.validUntil <= now { report("\(when): valid until the past") }
        if isUsing || now.seconds % 3600 == 0 { checkUse(when) }
        finish(decision, when)
    }

    private mutating func checkUse(_ when: String) {
        guard let use = line.time.usage(days: 1).days.last else { return }
        let today = oracle.today
        let granted = oracle.granted[today, default: 0]
        let total = oracle.ordinary[today, default: 0] + granted + oracle.carried[today, default: 0]
        let free = oracle.free[today, default: 0]
        if use.usedSeconds != total * 60 || use.grantedSeconds != granted * 60 || use.freeSeconds != free * 60 {
            report("\(when): used \(use), the slow way says \(total) min, \(granted) granted, \(free) free")
        }
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
        let uses = running.map { "\($0.activity)" }.joined(separator: " and ")
        problem = RFC3339.text(of: now, in: oracle.zone) + " asked for \(asked), using \(uses): " + text
    }
}
