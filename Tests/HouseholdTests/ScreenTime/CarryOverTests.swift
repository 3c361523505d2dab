import Household
import Testing

/// Minutes that a day leaves over. The week begins on Monday, 2026-11-16.
@Suite("Carry-over")
struct CarryOverTests {
    private func line(cap: Int = 60, expiry: Int = 7, daily: Int? = 30, weekly: Int? = nil) -> TimeLine {
        var line = TimeLine(at: "2026-11-16T12:00:00+01:00", daily: daily, weekly: weekly)
        let policy = line.time.policy
        line.time.policy.carryOver = nil
        var new = policy
        new.carryOver = CarryOver(capMinutes: cap, expiryDays: expiry)
        line.time.book.apply(line.time.settle(before: new))
        line.time.policy = new
        return line
    }

    @Test("What Monday leaves over is there on Tuesday, after Tuesday's own minutes")
    func carried() {
        var line = line()
        line.use(20 * .minute)
        line.pass(.day)
        #expect(line.decision.remainingSeconds == 40 * 60)
        #expect(
            line.view(.carryOver)
                == LimitView(
                    rule: .carryOver, limitMinutes: 60, remainingSeconds: 600,
                    endsAt: instant("2026-11-24T00:00:00+01:00")))
        line.use(34 * .minute)
        let use = line.time.book.use(on: day("2026-11-17"))
        #expect(use.ordinary == 30 * .minute)
        #expect(use.carried == 4 * .minute)
        #expect(line.view(.carryOver)?.remainingSeconds == 360)
        #expect(line.view(.daily)?.usedSeconds == 34 * 60)
        line.use(6 * .minute)
        #expect(line.state == .dailyLimitReached)
    }

    @Test("A preview tells them on the days that can use them, and counts them in what is left today")
    func preview() {
        var line = line(expiry: 2)
        line.use(20 * .minute)
        line.pass(.day)
        line.time.policy.dateOverrides = [
            DateOverride(first: day("2026-11-18"), last: day("2026-11-18"), daily: .of(0))
        ]
        let days = line.time.preview(from: day("2026-11-16"), days: 4)
        #expect(days.map(\.carriedSeconds) == [nil, 600, nil, nil])
        #expect(days.map(\.remainingSeconds) == [nil, 40 * 60, nil, nil])
        line.time.policy.dateOverrides = []
        #expect(line.time.preview(from: day("2026-11-16"), days: 4).map(\.carriedSeconds) == [nil, 600, 600, nil])
        // What is tried out without carry-over has none.
        var policy = line.time.policy
        policy.carryOver = nil
        #expect(line.time.under(policy).preview(from: day("2026-11-17"), days: 1).map(\.remainingSeconds) == [30 * 60])
    }

    @Test("The cap holds, and minutes expire, the earliest first")
    func capAndExpiry() {
        var line = line(cap: 45, expiry: 2)
        line.pass(.day)
        #expect(line.view(.carryOver)?.remainingSeconds == 30 * 60)
        line.pass(.day)
        #expect(line.view(.carryOver)?.remainingSeconds == 45 * 60)
        line.use(40 * .minute)
        // Monday's are spent first, and what is left of them expires; Wednesday has left nothing over.
        line.pass(.day)
        #expect(line.view(.carryOver)?.remainingSeconds == 15 * 60)
        line.pass(.day)
        #expect(line.view(.carryOver)?.remainingSeconds == 30 * 60)
    }

    @Test("What today leaves to tomorrow is part of what is left, so that no end is told that does not come")
    func overMidnight() {
        var line = line(cap: 10)
        line.time.policy.dailyByWeekday = [.tuesday: 1]
        line.pass(11 * .hour + 57 * .minute)
        #expect(line.decision.remainingSeconds == 14 * 60)
        #expect(line.state == .active)
        line.pass(3 * .minute)
        #expect(line.decision.remainingSeconds == 11 * 60)
    }

    @Test("Minutes are not counted twice, today and as those that are kept")
    func notTwice() {
        var line = line(cap: 10)
        line.pass(11 * .hour + 50 * .minute)
        // Thirty are left, ten of which are kept at midnight. Tomorrow's own thirty are tomorrow's.
        #expect(line.decision.remainingSeconds == 30 * 60)
        line.time.policy.dailyByWeekday = [.tuesday: 0]
        #expect(line.decision.remainingSeconds == 10 * 60)
    }

    @Test("The weekly limit holds for them, too, and grants come after them")
    func weekly() {
        var line = line(weekly: 40)
        line.pass(.day)
        line.grant(5)
        line.use(42 * .minute)
        let use = line.time.book.use(on: day("2026-11-17"))
        #expect(use.ordinary == 30 * .minute)
        #expect(use.carried == 10 * .minute)
        #expect(use.granted == 2 * .minute)
        line.use(3 * .minute)
        #expect(line.state == .weeklyLimitReached)
    }

    @Test("A blocked day stays blocked, and neither it nor an unlimited day leaves anything over")
    func blocked() {
        var line = line()
        line.time.policy.dailyByWeekday = [.tuesday: 0, .wednesday: nil]
        line.pass(.day)
        #expect(line.state == .dailyLimitReached)
        line.pass(2 * .day)
        #expect(line.view(.carryOver)?.remainingSeconds == 30 * 60)
    }

    @Test("Another limit does not look at past days again")
    func policyChange() {
        var line = line()
        line.use(20 * .minute)
        line.pass(.day)
        var new = line.time.policy
        new.dailyMinutes = 200
        line.time.book.apply(line.time.settle(before: new))
        line.time.policy = new
        #expect(line.view(.carryOver)?.remainingSeconds == 600)
    }

    @Test("Turned off and on again it is empty, and begins with that day")
    func turnedOff() {
        var child = ChildState(
            profile: ChildProfile(id: ChildID(rawValue: "mia"), name: "Mia", birth: BirthMonth(year: 2019, month: 4)),
            handle: 1,
            policy: ScreenTimePolicy(carryOver: CarryOver(capMinutes: 60)), filter: ContentFilter())
        let saving = TimeBank.Saving(day: day("2026-11-16"), left: 60_000, last: day("2026-11-23"))
        child.apply([.time(.bankSet(TimeBank(closed: day("2026-11-16"), savings: [saving])))])
        #expect(child.time.bank?.savings == [saving])
        child.apply([.child(.policyChanged(Revision(from: child.policy, to: ScreenTimePolicy())))])
        #expect(child.time.bank == nil)
    }

    @Test("A clock set forward a day and back gives nothing twice")
    func clockForwardAndBack() {
        var line = line()
        line.step(.day)
        line.use(50 * .minute)
        line.step(-.day)
        // 20 of Monday's minutes were used on the Tuesday that never was.
        #expect(line.decision.remainingSeconds == 600)
        line.use(10 * .minute)
        #expect(line.state == .dailyLimitReached)
        line.pass(.day)
        #expect(line.view(.carryOver) == nil)
    }
}
