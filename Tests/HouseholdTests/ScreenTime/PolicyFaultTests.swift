import Household
import Testing

@Suite("Faults of a policy")
struct PolicyFaultTests {
    private static func dates(_ change: (inout DateOverride) -> Void) -> ScreenTimePolicy {
        var override = DateOverride(first: day("2026-12-24"), last: day("2027-01-06"))
        change(&override)
        return ScreenTimePolicy(dateOverrides: [
            DateOverride(first: day("2026-12-01"), last: day("2026-12-01")), override,
        ])
    }

    private static func budget(_ change: (inout ActivityBudget) -> Void) -> ScreenTimePolicy {
        var budget = ActivityBudget(name: "games", activities: [ActivityRef(app: "a")], minutes: 20)
        change(&budget)
        return ScreenTimePolicy(budgets: [budget])
    }

    private static func allowed(_ start: String, _ end: String, _ minutes: Int?) -> ScreenTimePolicy {
        ScreenTimePolicy(allowedWindows: [
            AllowedWindow(window: QuietWindow(start: clock(start), end: clock(end)), allowanceMinutes: minutes)
        ])
    }

    private static let night = QuietWindow(start: clock("20:00"), end: clock("07:00"))
    private static let nobody = ActivityRef()

    private static let refused: [(policy: ScreenTimePolicy, paths: [String])] = [
        (dates { $0.last = day("2026-12-23") }, ["dateOverrides[1].last"]),
        (dates { $0.last = day("2027-12-25") }, ["dateOverrides[1].last"]),
        (dates { $0.priority = -1 }, ["dateOverrides[1].priority"]),
        (dates { $0.priority = 101 }, ["dateOverrides[1].priority"]),
        (dates { $0.name = "" }, ["dateOverrides[1].name"]),
        (dates { $0.name = String(repeating: "ü", count: 65) }, ["dateOverrides[1].name"]),
        (dates { $0.daily = .of(-1) }, ["dateOverrides[1].dailyMinutes"]),
        (dates { $0.daily = .of(1441) }, ["dateOverrides[1].dailyMinutes"]),
        (
            dates { $0.quietHours = [night, QuietWindow(start: clock("07:00"), end: clock("07:00"))] },
            ["dateOverrides[1].quietHours[1].end"]
        ),
        (dates { $0.quietHours = Array(repeating: night, count: 101) }, ["dateOverrides[1].quietHours"]),
        (
            dates { $0.allowedWindows = [AllowedWindow(window: night, allowanceMinutes: 661)] },
            ["dateOverrides[1].allowedWindows[0].allowanceMinutes"]
        ),
        (
            dates { $0.allowedWindows = Array(repeating: AllowedWindow(window: night), count: 101) },
            ["dateOverrides[1].allowedWindows"]
        ),
        (
            ScreenTimePolicy(
                dateOverrides: Array(
                    repeating: DateOverride(first: day("2026-12-24"), last: day("2026-12-24")), count: 101)),
            ["dateOverrides"]
        ),
        (allowed("15:00", "15:00", nil), ["allowedWindows[0].end"]),
        (allowed("24:00", "15:00", nil), ["allowedWindows[0].start"]),
        (allowed("15:00", "17:00", -1), ["allowedWindows[0].allowanceMinutes"]),
        (allowed("15:00", "17:00", 121), ["allowedWindows[0].allowanceMinutes"]),
        (allowed("23:00", "01:00", 121), ["allowedWindows[0].allowanceMinutes"]),
        (
            ScreenTimePolicy(allowedWindows: [
                AllowedWindow(window: QuietWindow(start: clock("15:00"), end: clock("17:00"), days: []))
            ]), ["allowedWindows[0].weekdays"]
        ),
        (
            ScreenTimePolicy(allowedWindows: Array(repeating: AllowedWindow(window: night), count: 101)),
            ["allowedWindows"]
        ),
        (ScreenTimePolicy(session: SessionLimit(minutes: 0)), ["session.minutes"]),
        (ScreenTimePolicy(session: SessionLimit(minutes: 1441)), ["session.minutes"]),
        (ScreenTimePolicy(session: SessionLimit(minutes: 15, breakMinutes: 0)), ["session.breakMinutes"]),
        (ScreenTimePolicy(session: SessionLimit(minutes: 15, breakMinutes: 241)), ["session.breakMinutes"]),
        (budget { $0.name = "" }, ["budgets[0].name"]),
        (budget { $0.name = String(repeating: "g", count: 65) }, ["budgets[0].name"]),
        (budget { $0.name = "games\u{200B}" }, ["budgets[0].name"]),
        (budget { $0.minutes = -1 }, ["budgets[0].minutes"]),
        (budget { $0.minutes = 1441 }, ["budgets[0].minutes"]),
        (budget { $0.activities = [] }, ["budgets[0].activities"]),
        (budget { $0.activities.append(nobody) }, ["budgets[0].activities[1]"]),
        (budget { $0.activities = [ActivityRef(subject: "math", app: "a")] }, ["budgets[0].activities[0]"]),
        (budget { $0.activities = [ActivityRef(lesson: "l")] }, ["budgets[0].activities[0]"]),
        (budget { $0.activities = [ActivityRef(subject: "math", lesson: "l")] }, ["budgets[0].activities[0]"]),
        (budget { $0.activities = Array(repeating: ActivityRef(app: "a"), count: 51) }, ["budgets[0].activities"]),
        (
            ScreenTimePolicy(
                budgets: ["a", "b", "a"].map {
                    ActivityBudget(name: $0, activities: [ActivityRef(app: "a")], minutes: 1)
                }),
            ["budgets[2].name"]
        ),
        (
            ScreenTimePolicy(
                budgets: (0...50).map { ActivityBudget(name: "\($0)", activities: [ActivityRef(app: "a")], minutes: 1) }
            ),
            ["budgets"]
        ),
        (ScreenTimePolicy(freeActivities: [ActivityRef(pack: "p"), nobody]), ["freeActivities[1]"]),
        (ScreenTimePolicy(freeActivities: Array(repeating: ActivityRef(app: "a"), count: 51)), ["freeActivities"]),
        (ScreenTimePolicy(carryOver: CarryOver(capMinutes: 0)), ["carryOver.capMinutes"]),
        (ScreenTimePolicy(carryOver: CarryOver(capMinutes: 1441)), ["carryOver.capMinutes"]),
        (ScreenTimePolicy(carryOver: CarryOver(capMinutes: 1, expiryDays: 0)), ["carryOver.expiryDays"]),
        (ScreenTimePolicy(carryOver: CarryOver(capMinutes: 1, expiryDays: 29)), ["carryOver.expiryDays"]),
        (ScreenTimePolicy(breakNudgeMinutes: 4), ["breakNudgeMinutes"]),
        (ScreenTimePolicy(breakNudgeMinutes: 241), ["breakNudgeMinutes"]),
        (
            ScreenTimePolicy(earnedTime: EarnedTime(minutesPerLesson: 0, dailyCapMinutes: 0)),
            ["earnedTime.minutesPerLesson", "earnedTime.dailyCapMinutes"]
        ),
        (
            ScreenTimePolicy(earnedTime: EarnedTime(minutesPerLesson: 61, dailyCapMinutes: 241)),
            ["earnedTime.minutesPerLesson", "earnedTime.dailyCapMinutes"]
        ),
        // Several faults are told in the order of the fields.
        (
            ScreenTimePolicy(
                dailyMinutes: -1, quietHours: [QuietWindow(start: clock("07:00"), end: clock("07:00"))],
                breakNudgeMinutes: 1), ["dailyMinutes", "quietHours[0].end", "breakNudgeMinutes"]
        ),
    ]

    @Test("Every fault names its field, and says what is allowed", arguments: refused)
    func faults(policy: ScreenTimePolicy, paths: [String]) {
        #expect(policy.faults.map(\.path) == paths)
        #expect(policy.faults.allSatisfy { !$0.message.isEmpty })
    }

    private static let accepted: [ScreenTimePolicy] = [
        dates { $0.last = $0.first },
        // 366 dates.
        dates { $0.last = day("2027-12-24") },
        dates { $0.priority = 0 }, dates { $0.priority = 100 },
        dates { $0.name = String(repeating: "ü", count: 64) },
        dates { $0.daily = .of(0) }, dates { $0.daily = .of(1440) }, dates { $0.daily = .of(nil) },
        dates { $0.quietHours = Array(repeating: night, count: 100) },
        dates { $0.allowedWindows = [AllowedWindow(window: night, allowanceMinutes: 660)] },
        ScreenTimePolicy(
            dateOverrides: Array(
                repeating: DateOverride(first: day("2026-12-24"), last: day("2026-12-24")), count: 100)),
        allowed("15:00", "17:00", 0), allowed("15:00", "17:00", 120), allowed("23:00", "01:00", 120),
        allowed("00:00", "24:00", 1440),
        ScreenTimePolicy(allowedWindows: Array(repeating: AllowedWindow(window: night), count: 100)),
        ScreenTimePolicy(session: SessionLimit(minutes: 1, breakMinutes: 1)),
        ScreenTimePolicy(session: SessionLimit(minutes: 1440, breakMinutes: 240)),
        budget { $0.minutes = 0 }, budget { $0.minutes = 1440 },
        budget { $0.name = String(repeating: "ü", count: 64) },
        budget { $0.activities = [ActivityRef(subject: "math"), ActivityRef(pack: "p"), ActivityRef(app: "a")] },
        budget { $0.activities = Array(repeating: ActivityRef(app: "a"), count: 50) },
        ScreenTimePolicy(
            budgets: (1...50).map { ActivityBudget(name: "\($0)", activities: [ActivityRef(app: "a")], minutes: 1) }),
        ScreenTimePolicy(freeActivities: Array(repeating: ActivityRef(app: "a"), count: 50)),
        ScreenTimePolicy(carryOver: CarryOver(capMinutes: 1, expiryDays: 1)),
        ScreenTimePolicy(carryOver: CarryOver(capMinutes: 1440, expiryDays: 28)),
        ScreenTimePolicy(breakNudgeMinutes: 5), ScreenTimePolicy(breakNudgeMinutes: 240),
        ScreenTimePolicy(earnedTime: EarnedTime(minutesPerLesson: 1, dailyCapMinutes: 1)),
        ScreenTimePolicy(earnedTime: EarnedTime(minutesPerLesson: 60, dailyCapMinutes: 240)),
    ]

    @Test("What just fits is accepted", arguments: accepted)
    func fits(policy: ScreenTimePolicy) {
        #expect(policy.faults.isEmpty)
    }

    @Test("A name of many combining marks is refused without being counted for long")
    func hostileName() {
        let name = "a" + String(repeating: "\u{0301}", count: 100_000)
        #expect(Self.budget { $0.name = name }.faults.map(\.path) == ["budgets[0].name"])
    }
}
