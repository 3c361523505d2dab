import API
import Household
import Testing

@testable import Commands

@Suite("The picture of a preview")
struct PreviewTextTests {
    private static func instant(_ text: String) -> Instant { RFC3339.instant(from: text) ?? Instant(seconds: 0) }

    private static func day(
        _ date: String, _ limit: Int?, used: Int? = nil, left: Int? = nil, dates: String? = nil,
        week: Int? = nil, open: Int? = nil, isBefore: Bool = false, carried: Int? = nil,
        notes: [PreviewNote] = []
    ) -> DayPreview {
        func at(_ clock: String) -> Instant { instant("\(date)T\(clock):00Z") }
        let begins = at("00:00")
        return DayPreview(
            day: Day(date) ?? Day(number: 0), begins: begins, ends: begins + .day, limitMinutes: limit,
            limitFrom: dates == nil ? .usual : .dates, dates: dates,
            stretches: [
                DayStretch(kind: .quiet, begins: begins, ends: at("07:00")),
                DayStretch(kind: .outsideAllowedWindow, begins: at("07:00"), ends: at("15:00")),
                DayStretch(kind: .allowed, begins: at("15:00"), ends: at("20:00")),
                DayStretch(kind: .quiet, begins: at("20:00"), ends: begins + .day),
            ], usedSeconds: used, remainingSeconds: left, weekLeftSeconds: week, openSeconds: open,
            carriedSeconds: carried, isBefore: isBefore, notes: notes)
    }

    private static func text(
        _ days: [DayPreview], policy: ScreenTimePolicy = ScreenTimePolicy(), isChanged: Bool = false, width: Int = 80
    ) -> String {
        PreviewText(
            preview: PolicyPreview.Result(
                today: Day("2026-11-21") ?? Day(number: 0), now: instant("2026-11-21T15:00:00Z"), days: days,
                decision: nil), policy: policy,
            child: "mia", at: nil, isChanged: isChanged,
            page: Page(terminal: Terminal(width: width, hasColour: false), zone: .utc)
        ).text
    }

    @Test("A week has a bar of the clock and one of the minutes for each day, legible without colour")
    func week() {
        let days = [
            Self.day("2026-11-21", 60, used: 1200, left: 2400), Self.day("2026-11-22", 120, dates: "Fair"),
            Self.day("2026-11-23", nil), Self.day("2026-11-24", 0),
        ]
        #expect(
            Self.text(days) == """
                DAY         0     6     12    18      MINUTES
                Today       ·······--------░░░░░····  █▒▒▒▒       1 h, 20 min used, 40 min left
                Sun 22 Nov  ·······--------░░░░░····  ▒▒▒▒▒▒▒▒▒▒  2 h (Fair)
                Mon 23 Nov  ·······--------░░░░░····              unlimited
                Tue 24 Nov  ·······--------xxxxx····              blocked

                · quiet, ░ allowed, - outside the windows, x blocked, █ used, ▒ left

                """)
    }

    @Test("One day is told in words too, with its notes; what is not saved says so")
    func oneDay() {
        let note = PreviewNote(
            kind: .allowance, window: .allowed, start: WallTime("15:00") ?? .midnight,
            end: WallTime("20:00") ?? .midnight, minutes: 20)
        let text = Self.text([Self.day("2026-11-21", 60, used: 0, notes: [note])], isChanged: true)
        #expect(text.hasPrefix("Nothing is saved: so it would be.\n\n"))
        #expect(
            text.hasSuffix(
                """
                00:00-07:00 quiet hours
                07:00-15:00 outside the allowed windows
                15:00-20:00 allowed
                20:00-24:00 quiet hours

                Sat 21 Nov: 20 minutes can be used from 15:00 to 20:00.

                """))
    }

    @Test("A day without minutes is blocked, not allowed, and what no day shows is told below")
    func blocked() {
        var policy = ScreenTimePolicy()
        policy.session = SessionLimit(minutes: 30, breakMinutes: 10)
        policy.learningGoals = [LearningGoal(subject: "math", weeklyMinutes: 30)]
        let text = Self.text([Self.day("2026-11-21", 0)], policy: policy)
        #expect(text.contains("15:00-20:00 blocked\n") && !text.contains("15:00-20:00 allowed"))
        #expect(text.contains("after 30 min, for 10 min") && text.contains("Week’s goals"))
        #expect(!Self.text([Self.day("2026-11-21", 60)]).contains("blocked"))
    }

    @Test("What earlier days left over is told on each day that can use it, and counts in what the week leaves")
    func carriedOver() {
        let text = Self.text(
            [
                Self.day("2026-11-21", 60, used: 0, left: 4800, carried: 1200),
                Self.day("2026-11-22", 60, week: 4200, carried: 1200),
            ], width: 120)
        #expect(text.contains("1 h, 20 min carried over, 1 h 20 min left"))
        #expect(text.contains("1 h, 20 min carried over, at most 1 h 10 min"))
        #expect(text.contains("count once"))
        #expect(!Self.text([Self.day("2026-11-21", 60, used: 0, left: 3600)]).contains("carried"))
    }

    @Test("An hour that the clock leaves out stays empty")
    func shift() {
        let begins = Self.instant("2026-03-29T00:00:00+01:00")
        let shift = Self.instant("2026-03-29T03:00:00+02:00")
        let ends = Self.instant("2026-03-30T00:00:00+02:00")
        let day = DayPreview(
            day: Day("2026-03-29") ?? Day(number: 0), begins: begins, ends: ends, limitMinutes: 60, limitFrom: .usual,
            dates: nil,
            stretches: [
                DayStretch(kind: .quiet, begins: begins, ends: shift),
                DayStretch(kind: .allowed, begins: shift, ends: ends),
            ], usedSeconds: nil, remainingSeconds: nil, notes: [])
        let zone = Zone(
            name: "", shifts: [.init(at: begins.seconds, offset: 3600), .init(at: shift.seconds, offset: 7200)])
        let text = PreviewText(
            preview: PolicyPreview.Result(
                today: Day("2026-03-01") ?? Day(number: 0), now: begins, days: [day], decision: nil),
            policy: ScreenTimePolicy(), child: "mia",
            at: nil, isChanged: false, page: Page(terminal: Terminal(width: 80, hasColour: false), zone: zone)
        ).text
        #expect(text.contains("Sun 29 Mar  ·· " + String(repeating: "░", count: 21) + "  "))
    }

    @Test("Days are promised no more than the week leaves, and it is said on which day the week ends")
    func weekEnds() {
        let text = Self.text([
            Self.day("2026-11-21", 60, used: 0, left: 3600, week: 5400), Self.day("2026-11-22", 60, week: 1800),
            Self.day("2026-11-23", 60, week: 0), Self.day("2026-11-24", 60, week: 18_000),
        ])
        #expect(text.contains("1 h, at most 30 min\n") && text.contains("1 h, nothing left\n"))
        #expect(text.contains("The week’s minutes end on Sun 22 Nov"))
        #expect(!Self.text([Self.day("2026-11-22", 60, week: 3600)]).contains("The week’s minutes end"))
    }

    @Test("Days are promised no more than the clock leaves; of days before the child nothing is said")
    func clockEnds() {
        let text = Self.text([
            Self.day("2026-11-20", 60, isBefore: true), Self.day("2026-11-21", 60, used: 0, left: 3600, open: 1200),
            Self.day("2026-11-22", 60, open: 0), Self.day("2026-11-23", nil, open: 7200),
            Self.day("2026-11-24", 60, week: 600, open: 1200), Self.day("2026-11-25", 60, week: 5400, open: 18_000),
        ])
        for words in [
            "nothing: the child", "1 h, at most 20 min\n", "1 h, no time to use it\n", "unlimited, at most 2 h\n",
            "1 h, at most 10 min\n", "  1 h\n", "▒▒▒▒▒▒▒▒▒▒  1 h\n", "▒▒▒         1 h, at most 20 min",
        ] { #expect(text.contains(words), "\(words) is not in\n\(text)") }
        #expect(text.contains("end on Tue 24 Nov"))
    }

    @Test("Every line fits", arguments: [60, 80, 120])
    func fits(width: Int) {
        let lines = Self.text([Self.day("2026-11-21", 60, used: 1200, left: 2400, dates: "Holidays")], width: width)
            .split(separator: "\n")
        #expect(lines.allSatisfy { TextWidth.of($0) <= width })
    }

    @Test("A policy is told whole")
    func policy() {
        let policy = ScreenTimePolicy(
            dateOverrides: [
                DateOverride(
                    first: Day("2026-12-24") ?? Day(number: 0), last: Day("2027-01-06") ?? Day(number: 0),
                    name: "Holidays", daily: .of(120), quietHours: [])
            ],
            allowedWindows: [
                AllowedWindow(
                    window: QuietWindow(start: WallTime("15:00") ?? .midnight, end: WallTime("17:00") ?? .midnight),
                    allowanceMinutes: 20)
            ], session: SessionLimit(minutes: 15),
            budgets: [ActivityBudget(name: "games", activities: [ActivityRef(app: "supertux")], minutes: 20)],
            freeActivities: [ActivityRef(subject: "reading")], carryOver: CarryOver(capMinutes: 60),
            breakNudgeMinutes: 20, earnedTime: EarnedTime(minutesPerLesson: 5, dailyCapMinutes: 30))
        let page = Page(terminal: Terminal(width: 80, hasColour: false), zone: .utc)
        #expect(
            PolicyText.text(policy, page) == """
                A day           1 h
                A week          5 h
                Quiet hours     20:00-07:00
                When time ends  the open question may be finished, 2 min at most
                Only            15:00-17:00 (20 min)
                Breaks          after 15 min, for 10 min
                Budget          games: 20 min a day for app supertux
                Not counted     reading
                Carried over    1 h at most, for 7 days
                Reminder        to look up, every 20 min
                Earned          5 min a lesson, 30 min a day at most

                DATES                               NAME
                24 December 2026 to 6 January 2027  Holidays  2 h, no quiet hours

                kidd does not know which apps there are. It counts an app by the name that it
                gives: supertux.

                """)
    }
}
