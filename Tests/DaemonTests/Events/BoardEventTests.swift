import HouseholdTesting
import Testing

/// When subscribers hear of boards, and when they must not.
@Suite struct BoardEventTests {
    private static let topics = #""topics":["leaderboard"]"#

    private func goals(_ family: BoardFamily, _ target: Int) throws {
        for metric in ["stars", "learningMinutes", "learningDays"] {
            for period in ["week", "month", "allTime"] {
                try family.parent.call(
                    "leaderboard.setGoal", #"{"metric":"\#(metric)","period":"\#(period)","target":\#(target)}"#)
            }
        }
    }

    @Test("A child under ten hears of its own stars, and of a sibling's only when a tenth is done")
    func tenths() throws {
        let family = try BoardFamily()
        try goals(family, 1_000_000)
        let mia = try family.daemon.client()
        try mia.call("events.subscribe", #"{"child":"mia",\#(Self.topics)}"#)
        try family.play("ben")
        #expect(try mia.allEvents().isEmpty)
        try family.play("mia")
        #expect(try !mia.allEvents().isEmpty)
        try goals(family, 1)
        #expect(try !mia.allEvents().isEmpty)
    }

    @Test("A new week is told when it begins, not when a sibling begins to learn in it")
    func newWeek() throws {
        let family = try BoardFamily("2026-11-22T17:00:00+01:00")
        try goals(family, 1_000_000)
        try family.play("mia")
        let mia = try family.daemon.client()
        try mia.call("events.subscribe", #"{"child":"mia",\#(Self.topics)}"#)
        try family.parent.call("events.subscribe", "{\(Self.topics)}")
        family.daemon.pass(hours: 16)
        try family.parent.unlock()
        let all = try family.daemon.client()
        try all.unlock()
        // Anna's token has run out at night; of the new week the next one hears from the state of the boards.
        try all.call("events.subscribe", "{\(Self.topics)}")
        _ = try mia.allEvents()
        try family.play("ben")
        #expect(try mia.allEvents().isEmpty)
        #expect(try !all.allEvents().isEmpty)
    }

    @Test("A parent hears of the new week at its first moment")
    func midnight() throws {
        let family = try BoardFamily("2026-11-22T17:50:00+01:00")
        try family.play("ben")
        family.daemon.pass(minutes: 8, hours: 6)
        try family.parent.unlock()
        try family.parent.call("events.subscribe", "{\(Self.topics)}")
        #expect(try family.parent.allEvents().isEmpty)
        family.daemon.pass(minutes: 3)
        #expect(try family.parent.allEvents().map(\.topic) == ["leaderboard"])
        #expect(family.daemon.alarms.count == 1)
        try family.parent.call("events.unsubscribe")
        #expect(family.daemon.alarms.count == 0)
    }
}
