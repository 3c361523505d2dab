import Household
import Testing

@Suite("Activities free of charge")
struct FreeActivityTests {
    private static let reading = ActivityRef(subject: "reading", lesson: "l2")
    private static let math = ActivityRef(subject: "math")

    private func line(daily: Int? = 60) -> TimeLine {
        var line = TimeLine(at: "2026-11-21T15:00:00+01:00", daily: daily, weekly: 90)
        line.time.policy.freeActivities = [ActivityRef(subject: "reading")]
        return line
    }

    @Test("They are counted apart, and neither day nor week nor budgets nor allowances know of them")
    func apart() {
        var line = line()
        line.time.policy.budgets = [ActivityBudget(name: "all", activities: [Self.reading], minutes: 10)]
        line.time.policy.allowedWindows = [WindowTests.window("14:00", "17:00", minutes: 10)]
        line.use(40 * .minute, Self.reading)
        let use = line.time.book.use(on: day("2026-11-21"))
        #expect(use == DayUse(day: day("2026-11-21"), learning: 40 * .minute, free: 40 * .minute))
        let today = line.time.usage(days: 1).days.first
        #expect(today?.usedSeconds == 0)
        #expect(today?.freeSeconds == 2400)
        #expect(line.view(.weekly)?.usedSeconds == 0)
        #expect(line.time.book.learning == 40 * .minute)
    }

    @Test("They go on when the day is used, and the limits of the day are not theirs")
    func allowed() {
        var line = line(daily: 0)
        #expect(line.state == .dailyLimitReached)
        let decision = line.time.mayI(Self.reading)
        #expect(decision.state == .active)
        #expect(decision.limits.isEmpty)
        line.use(10 * .minute, Self.reading)
        #expect(line.time.book.ended == nil)
    }

    @Test("Lock, filter, quiet hours, windows and breaks stop them")
    func stopped() {
        var line = line()
        line.time.policy.allowedWindows = [WindowTests.window("16:00", "17:00")]
        #expect(line.time.mayI(Self.reading).state == .outsideAllowedWindow)
        line.time.policy.allowedWindows = [WindowTests.window("14:00", "17:00", minutes: 0)]
        #expect(line.time.mayI(Self.reading).state == .active)
        line.time.policy.session = SessionLimit(minutes: 15)
        line.use(15 * .minute, Self.reading)
        #expect(line.time.mayI(Self.reading).state == .sessionLimitReached)
        #expect(line.time.mayI(Self.reading, standing: .notAllowed()).state == .notAllowed)
        line.time.policy.quietHours = [QuietWindow(start: clock("14:00"), end: clock("18:00"))]
        #expect(line.time.mayI(Self.reading).state == .quietHours)
        line.apply { $0.lock(by: "p1") }
        #expect(line.time.mayI(Self.reading).state == .lockedByParent)
    }

    @Test("Beside one that is paid for, all of it is paid for")
    func beside() {
        var line = line()
        line.begin("r", Self.reading)
        line.pass(30_000)
        line.begin("m", Self.math)
        line.pass(20_000)
        line.end("m")
        line.pass(10_000)
        line.end("r")
        #expect(line.time.book.use(on: day("2026-11-21")).free == 40_000)
        #expect(line.time.book.use(on: day("2026-11-21")).ordinary == 20_000)
    }
}
