import Household
import Testing
import Words

/// Limits of single weekdays; the household's own Saturday is 2026-11-21.
@Suite("Limits of weekdays")
struct WeekdayLimitTests {
    private func line(
        at text: String = "2026-11-21T12:00:00+01:00", daily: Int? = 60, _ byWeekday: [Weekday: Int?],
        weekly: Int? = nil, dayStart: Int = 0
    ) -> TimeLine {
        var line = TimeLine(at: text, dayStart: dayStart, daily: daily, weekly: weekly)
        line.time.policy.dailyByWeekday = byWeekday
        return line
    }

    @Test(
        "A weekday's own limit holds that day, and the daily limit all others",
        arguments: [
            ("2026-11-20T12:00:00+01:00", 60), ("2026-11-21T12:00:00+01:00", 90), ("2026-11-22T12:00:00+01:00", nil),
            ("2026-11-23T12:00:00+01:00", 0), ("2026-11-24T12:00:00+01:00", 60),
        ])
    func holds(at text: String, minutes: Int?) {
        let line = line(at: text, [.saturday: 90, .sunday: nil, .monday: 0])
        #expect(line.view(.daily)?.limitMinutes == minutes)
        #expect(line.view(.daily)?.remainingSeconds == minutes.map { $0 * 60 })
    }

    @Test("The weekday is that of the household day: with a day start of 04:00 Friday lasts until Saturday 04:00")
    func dayStart() {
        var line = line(at: "2026-11-21T03:59:59+01:00", [.friday: 20, .saturday: 90], dayStart: 240)
        #expect(line.view(.daily)?.limitMinutes == 20)
        #expect(line.decision.validUntil == instant("2026-11-21T04:00:00+01:00"))
        line.pass(.second)
        #expect(line.view(.daily)?.limitMinutes == 90)
    }

    @Test("The report has the limit of each day")
    func report() {
        let days = line([.saturday: 90, .thursday: nil, .friday: 0]).time.usage(days: 4).days
        #expect(days.map(\.limitMinutes) == [60, nil, 0, 90])
    }

    @Test(
        "What lifts the day's limit is the first day that has minutes, and the child hears which",
        arguments: [
            ([:], nil, [Lift.grant, .newDay], "That was a good day. Time to rest, and tomorrow we go on."),
            ([.sunday: 0], nil, [.grant, .newWeek], "That was a good day. Time to rest, and on Monday we go on."),
            (
                [.sunday: 0, .monday: 0], nil, [.grant, .laterDay],
                "That was a good day. Time to rest, and on Tuesday we go on."
            ),
            ([.saturday: 0], nil, [.grant, .newDay], "Today is a day of rest. Tomorrow we go on."),
            ([.saturday: 0, .sunday: 0], nil, [.grant, .newWeek], "Today is a day of rest. On Monday we go on."),
            ([:], 60, [.grant, .newWeek], "That was a good day. Time to rest, and on Monday we go on."),
            ([.monday: 0], 60, [.grant, .laterDay], "That was a good day. Time to rest, and on Tuesday we go on."),
        ] as [([Weekday: Int?], Int?, [Lift], String)])
    func lifts(byWeekday: [Weekday: Int?], weekly: Int?, lifts: [Lift], say: String) {
        // The week begins on Monday, or on the Monday after tomorrow.
        var line = line([.sunday: 60], weekly: weekly)
        line.use(60 * .minute)
        line.time.policy.dailyByWeekday = byWeekday
        #expect(line.state == .dailyLimitReached)
        #expect(line.decision.liftedBy == lifts)
        #expect(line.decision.say == say)
    }

    @Test("With one day a week the same day of the next week is named; with none nothing is promised")
    func rare() {
        let none = Dictionary(uniqueKeysWithValues: Weekday.allCases.map { ($0, Int?.some(0)) })
        var line = line(none.merging([.saturday: 10]) { $1 })
        line.use(10 * .minute)
        #expect(line.decision.say == "That was a good day. Time to rest, and next week on Saturday we go on.")
        line.time.policy.dailyByWeekday = none
        #expect(line.decision.say == "This is resting right now.")
        #expect(line.decision.liftedBy == [.grant])
    }

    @Test("When the week's minutes are used and the new week begins with a day of rest, a later day lifts it")
    func weekly() {
        var line = line(daily: nil, [.monday: 0], weekly: 30)
        line.use(30 * .minute)
        #expect(line.state == .weeklyLimitReached)
        #expect(line.decision.liftedBy == [.grant, .laterDay])
        #expect(line.decision.say == "That was a good week. Time to rest, and on Tuesday we go on.")
    }

    @Test("Before a day without minutes the end is its begin, with a warning five minutes before")
    func blockedTomorrow() {
        var line = line(at: "2026-11-21T23:00:00+01:00", daily: 90, [.sunday: 0])
        #expect(line.decision.remainingSeconds == 3600)
        #expect(line.decision.validUntil == instant("2026-11-21T23:55:00+01:00"))
        line.pass(55 * .minute)
        #expect(line.state == .warning)
        #expect(line.decision.liftedBy == [.grant])
        line.pass(5 * .minute)
        #expect(line.state == .dailyLimitReached)
    }

    @Test("An unlimited day ends in the minutes of the next; a running lease is told to the millisecond")
    func unlimitedToday() {
        var line = line(at: "2026-11-21T23:58:00+01:00", [.saturday: nil, .sunday: 8])
        #expect(line.state == .active)
        #expect(line.decision.remainingSeconds == 600)
        line.use(5 * .minute)
        #expect(line.state == .warning)
        #expect(line.decision.remainingSeconds == 300)
        line.use(5 * .minute - 1)
        line.begin()
        #expect(line.decision.validUntil == line.time.moment.wall + 1)
        line.pass(1)
        #expect(line.state == .dailyLimitReached)
    }

    @Test("Weekdays of one limit stand together, by their first weekday")
    func overrides() {
        let policy = ScreenTimePolicy(dailyByWeekday: [.sunday: 90, .friday: nil, .saturday: 90, .monday: 0])
        #expect(policy.dailyByWeekday.groups.map(\.days) == [[.monday], [.friday], [.saturday, .sunday]])
        #expect(policy.dailyByWeekday.groups.map(\.minutes) == [0, nil, 90])
    }
}
