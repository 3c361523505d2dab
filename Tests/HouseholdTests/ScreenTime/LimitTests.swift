import Household
import Testing
import Words

@Suite("Limits and the answer")
struct LimitTests {
    @Test("Sixty minutes used to the millisecond are the limit; one less is one second shown as none")
    func exactlyUsed() {
        var line = TimeLine()
        line.use(60 * .minute - 1)
        #expect(line.state == .warning)
        #expect(line.decision.remainingSeconds == 0)
        #expect(line.view(.daily)?.usedSeconds == 3600)
        line.use(1)
        #expect(line.state == .dailyLimitReached)
        #expect(line.decision.remainingSeconds == 0)
        #expect(line.decision.liftedBy == [.grant, .newDay])
    }

    @Test("Without limits and windows nothing ends")
    func unlimited() {
        let line = TimeLine(daily: nil, weekly: nil)
        #expect(line.state == .active)
        #expect(line.decision.remainingSeconds == nil)
        #expect(line.decision.limits.isEmpty)
        #expect(line.decision.validUntil == instant("2026-11-22T00:00:00+01:00"))
    }

    @Test("Zero minutes are blocked, and no new day lifts that")
    func blocked() {
        #expect(TimeLine(daily: 0).state == .dailyLimitReached)
        #expect(TimeLine(daily: 0).decision.liftedBy == [.grant])
        #expect(TimeLine(weekly: 0).state == .weeklyLimitReached)
        #expect(TimeLine(weekly: 0).decision.liftedBy == [.grant])
    }

    @Test("The weekly limit is independent and ends with the household week")
    func weekly() {
        var line = TimeLine(at: "2026-11-16T12:00:00+01:00", daily: nil, weekly: 120)
        line.use(70 * .minute)
        line.pass(.day)
        line.use(50 * .minute)
        #expect(line.state == .weeklyLimitReached)
        #expect(line.decision.liftedBy == [.grant, .newWeek])
        #expect(
            line.view(.weekly)
                == LimitView(
                    rule: .weekly, limitMinutes: 120, usedSeconds: 7200, remainingSeconds: 0))
        line.time.moment.wall = instant("2026-11-22T23:59:59+01:00")
        #expect(line.state == .weeklyLimitReached)
        #expect(line.decision.validUntil == instant("2026-11-23T00:00:00+01:00"))
        line.pass(1000)
        #expect(line.state == .active)
    }

    @Test("When day and week are used, the next day of the same week lifts nothing")
    func dayAndWeek() {
        var line = TimeLine(at: "2026-11-18T12:00:00+01:00", daily: 60, weekly: 60)
        line.use(60 * .minute)
        #expect(line.state == .dailyLimitReached)
        #expect(line.decision.liftedBy == [.grant, .newWeek])
        line.time.moment.wall = instant("2026-11-22T12:00:00+01:00")
        line.time.policy.weeklyMinutes = 0
        #expect(line.state == .weeklyLimitReached)
    }

    @Test("The answer of the documentation: quiet hours first, each rule with what is left")
    func sample() {
        var line = TimeLine(
            at: "2026-11-21T18:00:00+01:00", weekly: nil, quiet: [QuietWindow(start: .eveningRest, end: .morning)])
        line.use(2290 * .second)
        line.time.moment.wall = instant("2026-11-21T19:57:10+01:00")
        #expect(
            line.decision
                == Decision(
                    allowed: true, state: .warning,
                    limits: [
                        LimitView(
                            rule: .quietHours, remainingSeconds: 170, beginsAt: instant("2026-11-21T20:00:00+01:00")),
                        LimitView(rule: .daily, limitMinutes: 60, usedSeconds: 2290, remainingSeconds: 1310),
                    ],
                    remainingSeconds: 170, validUntil: instant("2026-11-21T19:59:00+01:00"),
                    liftedBy: [.grantPastQuietHours],
                    say: Saying(
                        "time.warning",
                        [
                            "left": .saying(Saying("time.moreMinutes", ["minutes": 3])),
                            "then": .key("time.then.rest"),
                        ])))
    }

    @Test("A running lease makes warnings at five minutes and at one, and the end, to the millisecond")
    func runningDepletion() {
        var line = TimeLine(daily: 60)
        line.use(54 * .minute + 30_250)
        line.begin()
        #expect(line.state == .active)
        #expect(line.decision.validUntil == line.time.moment.wall + 29_750)
        line.pass(29_749)
        #expect(line.state == .active)
        line.pass(1)
        #expect(line.state == .warning)
        line.renew()
        line.end()
        line.use(4 * .minute)
        #expect(line.decision.validUntil == instant("2026-11-22T00:00:00+01:00"))
        line.begin("b")
        line.pass(59_999)
        #expect(line.state == .warning)
        #expect(line.decision.validUntil == line.time.moment.wall + 1)
        line.pass(1)
        #expect(line.state == .dailyLimitReached)
    }

    @Test("While nothing runs, minutes do not end, and no timer is set for them")
    func idle() {
        var line = TimeLine(daily: 60)
        line.use(57 * .minute)
        #expect(line.state == .warning)
        #expect(line.decision.validUntil == instant("2026-11-22T00:00:00+01:00"))
    }

    @Test("A lease's expiry is the next moment while it runs")
    func leaseExpiry() {
        var line = TimeLine(daily: nil)
        line.begin()
        line.pass(10_000)
        #expect(line.decision.validUntil == line.time.moment.wall + 50_000)
    }

    @Test("Use that goes on after the week's end and reaches the day's end changes the answer when it said so")
    func weeklyThenDaily() {
        var line = TimeLine(daily: 11, weekly: 10)
        line.use(10 * .minute + 30_000)
        line.begin()
        #expect(line.time.book.leases.isEmpty)
        line.time.policy.weeklyMinutes = 60
        line.begin()
        line.time.policy.weeklyMinutes = 10
        #expect(line.state == .weeklyLimitReached)
        #expect(line.decision.validUntil == line.time.moment.wall + 30_000)
        line.pass(30_000)
        #expect(line.state == .dailyLimitReached)
    }

    @Test("A raised limit counts at once")
    func raised() {
        var line = TimeLine(daily: 30)
        line.use(30 * .minute)
        #expect(line.state == .dailyLimitReached)
        line.time.policy.dailyMinutes = 45
        #expect(line.state == .active)
        #expect(line.decision.remainingSeconds == 900)
    }

    @Test("Set forward a day and back, the clock gives no free day")
    func clockForwardAndBack() {
        var line = TimeLine(daily: 60)
        line.use(60 * .minute)
        line.step(.day)
        line.step(-.day)
        #expect(line.state == .dailyLimitReached)
        line.step(-7 * .day)
        line.step(7 * .day)
        #expect(line.view(.daily)?.usedSeconds == 3600)
    }

    @Test("Two front-ends get the same seconds")
    func sameSeconds() {
        var line = TimeLine(daily: 60)
        line.begin("tablet")
        line.pass(40_000)
        line.begin("desktop")
        line.pass(20_500)
        let report = line.time.usage()
        #expect(report.days.last?.usedSeconds == line.view(.daily)?.usedSeconds)
        #expect(report.week.usedSeconds == line.view(.weekly)?.usedSeconds)
        #expect(report.days.last?.usedSeconds == 61)
        #expect(report.leases.map(\.id.rawValue) == ["desktop"])
        #expect(report.days.count == 7)
    }

    @Test("A week is the sum of its days, begun seconds counted on each; what grants paid is told of both")
    func weekOfDays() {
        var line = TimeLine(at: "2026-11-16T12:00:00+01:00", daily: 60)
        line.time.policy.learningGoals = [LearningGoal(subject: nil, weeklyMinutes: 30)]
        for _ in 0..<3 {
            line.use(10_300, ActivityRef(subject: "math", lesson: "counting"))
            line.pass(.day)
        }
        line.time.policy.dailyMinutes = 0
        line.grant(4)
        line.use(20_300)
        let report = line.time.usage()
        #expect(report.days.reduce(0) { $0 + $1.usedSeconds } == 54)
        #expect(report.week.usedSeconds == 54 && line.view(.weekly)?.usedSeconds == 54)
        #expect(report.week.grantedSeconds == 21)
        #expect(report.goals.map(\.learnedSeconds) == [33])
    }

    @Test("A lease is not begun when the child may not, and the refusal holds the whole answer")
    func notNow() {
        let line = TimeLine(daily: 0)
        let outcome = line.time.beginLease(LeaseID(rawValue: "a"), for: .anything)
        #expect(outcome.facts.isEmpty)
        guard case .failure(let refusal) = outcome.result, case .notNow(let decision) = refusal.kind else {
            Issue.record("A lease began without time")
            return
        }
        #expect(decision == line.decision)
        #expect(refusal.message == decision.say.description)
    }

    @Test("Sealed and damaged households answer in kind words")
    func unanswered() {
        let now = instant("2026-11-21T12:00:00+01:00")
        #expect(Decision.sealed(at: now).state == .sealed)
        #expect(Decision.sealed(at: now).liftedBy == [.unseal])
        #expect(Decision.damaged(at: now).state == .damaged)
        #expect(!Decision.damaged(at: now).allowed)
    }

    @Test("The filter's word comes before every limit, after a lock")
    func notAllowed() {
        var line = TimeLine(daily: 0)
        let filtered = line.time.mayI(standing: .notAllowed(say: Saying(told: "This subject is resting right now.")))
        #expect(filtered.state == .notAllowed)
        #expect(filtered.say == "This subject is resting right now.")
        line.apply { $0.lock(by: "p1") }
        #expect(line.time.mayI(standing: .notAllowed()).state == .lockedByParent)
    }
}
