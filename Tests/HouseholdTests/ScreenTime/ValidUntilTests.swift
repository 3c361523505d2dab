import Testing

@testable import Household

/// The moment up to which an answer holds, told at once, against a look ahead with the rules themselves.
@Suite("Until when an answer holds")
struct ValidUntilTests {
    /// What was met, so that the comparison is one of something.
    private struct Met {
        var inUse = 0
        var atRest = 0
        /// Answers whose level changes before a rule begins or ends.
        var early = 0
        var problem: String?
    }

    @Test("It is the first change that a look ahead finds, under any policy and at any moment", arguments: 1...12)
    func oracle(seed: Int) {
        var random = WalkRandom(seed: UInt64(seed) * 97)
        var met = Met()
        for _ in 0..<60 where met.problem == nil { compare(&random, &met) }
        #expect(met.problem == nil)
        #expect(met.inUse > 20)
        #expect(met.atRest > 20)
        #expect(met.early > 20)
    }

    /// A day of one child under one policy.
    private func compare(_ random: inout WalkRandom, _ met: inout Met) {
        var line = TimeLine(at: "2026-11-21T12:00:00+01:00", dayStart: random.oneIn(2) ? 0 : 240)
        line.pass(Milliseconds.random(in: 0..<7 * .day, using: &random))
        let today = line.time.calendar.day(at: line.time.moment.wall)
        line.time.policy = policy(from: today, &random)
        spend(&line, &random)
        for _ in 0..<8 where met.problem == nil {
            let asked = MinutePolicies.activities.randomElement(using: &random) ?? .anything
            let decision = line.time.mayI(asked)
            let slow = LookAhead(line.time, asked).validUntil
            if decision.validUntil != slow {
                met.problem =
                    "\(decision.state) until \(decision.validUntil), the slow way says \(slow), for \(asked) at "
                    + "\(line.time.moment) with \(line.time.book) under \(line.time.policy)"
            }
            if decision.allowed { if line.time.book.leases.isEmpty { met.atRest += 1 } else { met.inUse += 1 } }
            let left = Milliseconds(decision.remainingSeconds ?? 0) * .second
            if decision.allowed, decision.validUntil < line.time.moment.wall + left { met.early += 1 }
            goOn(&line, &random)
        }
    }

    /// All rules, or few of them: most families have few.
    private func policy(from first: Day, _ random: inout WalkRandom) -> ScreenTimePolicy {
        var policy = MinutePolicies.policy(.all, from: first, &random)
        if random.oneIn(3) { return policy }
        if !random.oneIn(4) { policy.allowedWindows = policy.allowedWindows.map { AllowedWindow(window: $0.window) } }
        if !random.oneIn(4) { policy.allowedWindows = [] }
        if !random.oneIn(3) { policy.dateOverrides = [] }
        if !random.oneIn(4) { policy.carryOver = nil }
        if !random.oneIn(4) { policy.freeActivities = [] }
        if !random.oneIn(4) { policy.budgets = [] }
        if random.oneIn(2) { policy.quietHours = [QuietWindow(start: .eveningRest, end: .morning)] }
        return policy
    }

    /// Some use before, and now and then a grant or a lock.
    private func spend(_ line: inout TimeLine, _ random: inout WalkRandom) {
        line.use(Milliseconds.random(in: 1...50 * .minute, using: &random), MinutePolicies.math)
        line.pass(Milliseconds.random(in: 1...20 * .minute, using: &random))
        if random.oneIn(4) { line.grant(.random(in: 1...20, using: &random), pastQuiet: random.oneIn(2)) }
        if random.oneIn(8) { line.apply { $0.lock(until: $0.moment.wall + 3 * .hour, by: "p1") } }
    }

    /// Begins or ends a lease, or lets time pass with one or without.
    private func goOn(_ line: inout TimeLine, _ random: inout WalkRandom) {
        if random.oneIn(2) {
            let activity = MinutePolicies.activities.randomElement(using: &random) ?? .anything
            line.begin("l\(Int.random(in: 0...1, using: &random))", activity)
        } else if random.oneIn(3) {
            for lease in line.time.book.leases { line.end(lease.id.rawValue) }
        }
        let isLong = line.time.book.leases.isEmpty && !random.oneIn(3)
        line.pass(.random(in: 1..<(isLong ? 4 * .hour : 55 * .second), using: &random))
        // Close to an end, where most changes are.
        let left = Milliseconds(line.decision.remainingSeconds ?? 0) * .second
        if random.oneIn(3), left > 7 * .minute, left < 8 * .hour {
            line.pass(left - .random(in: 1...7 * .minute, using: &random))
        }
    }
}
