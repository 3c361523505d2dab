import Household
import Testing
import Words

/// Minutes that a child may not need or cannot use, although it may go on now. Saturday, 2026-11-21, 12:00.
@Suite("What is in the way of granted minutes")
struct GrantObstacleTests {
    private func note(
        _ line: TimeLine, minutes: Int = 30, for activity: ActivityRef? = nil, expires: String? = nil,
        pastQuiet: Bool = false
    ) throws -> String {
        try line.time.grant(
            minutes: minutes, scope: activity.map(GrantScope.activity) ?? .all, pastQuietHours: pastQuiet,
            expires: expires.map { instant($0) }, by: "p1"
        ).result.get().note.description
    }

    private static func window(_ start: String, _ end: String) -> QuietWindow {
        QuietWindow(start: clock(start), end: clock(end))
    }

    @Test("Minutes that can be used are granted without more words")
    func usable() throws {
        #expect(try note(TimeLine()) == "Granted 30 minutes.")
        var used = TimeLine(daily: 10)
        used.use(10 * .minute)
        #expect(try note(used) == "Granted 30 minutes.")
    }

    @Test("Quiet hours that begin before they are used are told, unless the minutes go past them")
    func quietHours() throws {
        let line = TimeLine(quiet: [Self.window("13:10", "17:00")])
        #expect(try note(line) == "Granted 30 minutes, but quiet hours begin at 13:10.")
        #expect(try note(line, minutes: 10) == "Granted 10 minutes.")
        #expect(try note(line, pastQuiet: true) == "Granted 30 minutes.")
    }

    @Test("A window that closes, or whose minutes are used before, is told")
    func windows() throws {
        var line = TimeLine()
        line.time.policy.allowedWindows = [AllowedWindow(window: Self.window("11:00", "12:40"))]
        #expect(try note(line) == "Granted 30 minutes, but the allowed window ends at 12:40.")
        line.time.policy.allowedWindows = [
            AllowedWindow(window: Self.window("11:00", "18:00"), allowanceMinutes: 20)
        ]
        #expect(
            try note(line) == "Granted 30 minutes, but the minutes of the allowed window are used up before.")
    }

    @Test("So are minutes that nothing needs, and those that expire first")
    func notNeeded() throws {
        let unlimited = TimeLine(daily: nil, weekly: nil)
        #expect(try note(unlimited) == "Granted 30 minutes, but there is no limit now that this time could lift.")
        var budget = unlimited
        budget.time.policy.budgets = [
            ActivityBudget(name: "games", activities: [ActivityRef(app: "chess")], minutes: 20)
        ]
        #expect(try note(budget) == "Granted 30 minutes.")
        var free = TimeLine()
        free.time.policy.freeActivities = [ActivityRef(subject: "reading")]
        #expect(
            try note(free, for: ActivityRef(subject: "reading"))
                == "Granted 30 minutes for reading, but this uses up no time and needs no minutes.")
        #expect(
            try note(TimeLine(), expires: "2026-11-21T12:20:00+01:00")
                == "Granted 30 minutes, but this time can be used only until 12:20.")
        #expect(
            try note(TimeLine(at: "2026-11-21T23:50:00+01:00"), minutes: 1)
                == "Granted 1 minute, but this time can be used only until 00:00 tomorrow.")
    }

    @Test("What a used budget holds back is something that minutes for everything are for")
    func usedBudget() throws {
        let chess = ActivityRef(app: "chess")
        var line = TimeLine(quiet: [Self.window("13:00", "17:00")])
        line.time.policy.budgets = [ActivityBudget(name: "games", activities: [chess], minutes: 20)]
        line.use(20 * .minute, chess)
        #expect(line.time.mayI(chess).liftedBy.contains(.grant))
        #expect(try note(line, minutes: 15) == "Granted 15 minutes.")
        line.grant(15, id: "g")
        #expect(line.time.obstacle(to: GrantID(rawValue: "g")) == nil)
        // Of fifty more some are usable.
        #expect(try note(line, minutes: 50) == "Granted 50 minutes, but quiet hours begin at 13:00.")
        var other = line
        other.grant(50, id: "h")
        #expect(other.time.obstacle(to: GrantID(rawValue: "h"))?.isWhole == false)
    }
}
