import Household
import Testing

/// Days around both moves of the clocks and a year's end, in seven zones, walked minute by minute against the slow way.
@Suite("The answer, every minute")
struct MinuteWalkTests {
    struct Days: Sendable, CustomTestStringConvertible {
        var zone: Zone
        var from: String
        var seed: UInt64
        /// Any when nil.
        var dayStart: Int?
        var rules: MinutePolicies.Rules = .quiet
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
                dayStart: 240, rules: .weekdays)
        }
    }

    /// Days that a walk with all rules has: one week, two with `KIDD_LONG_WALKS` in the environment.
    static let lengthOfEveryRule = WalkRandom.areLong ? 14 : 7

    /// Weeks with all rules, over both moves of the clocks and a year's end.
    static let everyRule: [[Days]] = [
        stretches(TestZones.berlin, ["2026-03-20", "2026-10-16", "2026-12-24"])
            + stretches(TestZones.losAngeles, ["2026-03-01", "2026-10-25"])
            + stretches(TestZones.kathmandu, ["2026-12-24"]),
        stretches(TestZones.newYork, ["2026-03-01", "2026-10-25"])
            + stretches(TestZones.auckland, ["2026-03-28", "2026-09-20"])
            + stretches(TestZones.lordHowe, ["2026-03-28", "2026-12-24"]),
    ]

    private static func stretches(_ zone: Zone, _ starts: [String]) -> [Days] {
        starts.enumerated().map { number, start in
            let from = instant("\(start)T00:00:00Z") + (lengthOfEveryRule < 14 ? 5 * .day : 0)
            return Days(zone: zone, from: RFC3339.text(of: from, in: zone), seed: UInt64(number) + 11, rules: .all)
        }
    }

    @Test(
        "With limits of single weekdays it equals the slow way, over the day's end and both moves of the clocks",
        arguments: movesOfClocks)
    func weekdays(starts: [Days]) {
        var shorterDays = 0
        var limitsSeen: Set<Int?> = []
        for days in starts {
            var walk = MinuteWalk(days)
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
        var walk = MinuteWalk(days)
        for _ in 0..<(5 * 1440) where walk.problem == nil { walk.minute() }
        #expect(walk.problem == nil)
        // The answer of an idle child holds for many minutes, so that a timer at its end is no polling.
        #expect(walk.idleMinutes > 20 * walk.idleTimers)
        #expect(walk.seen.isSuperset(of: [.active, .warning, .quietHours, .lockedByParent]))
    }

    @Test(
        "With dates, windows, budgets, breaks, free activities and a bank it equals the slow way, in every state",
        arguments: everyRule)
    func rules(walks: [Days]) {
        var seen: Set<TimeState> = [.sealed, .damaged, .notAllowed]
        var carried = 0
        var free = 0
        for days in walks {
            var walk = MinuteWalk(days)
            for _ in 0..<(Self.lengthOfEveryRule * 1440) where walk.problem == nil { walk.minute() }
            #expect(walk.problem == nil, "\(days): \(walk.oracle.policy)")
            seen.formUnion(walk.seen)
            carried += walk.oracle.carried.values.reduce(0, +)
            free += walk.oracle.free.values.reduce(0, +)
        }
        #expect(seen == Set(TimeState.allCases))
        #expect(carried > 30)
        #expect(free > 30)
    }
}
