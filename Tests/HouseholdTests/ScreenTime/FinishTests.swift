import Household
import Testing

@Suite("Finishing after the end of time")
struct FinishTests {
    static let activity = ActivityRef(subject: "math", lesson: "count-to-10")

    /// A question shown 30 s before the day's minutes end, and the child still at it so long after the end.
    static func overLimit(by length: Milliseconds, finishing: Finishing = .question) -> (TimeLine, Instant) {
        var line = TimeLine(daily: 10, finishing: finishing)
        line.use(10 * .minute - 30_000, activity)
        let shown = line.time.moment.wall
        line.begin("lesson", activity)
        var left = 30_000 + length
        while left > 0 {
            line.pass(min(left, 20_000))
            line.renew("lesson")
            left -= 20_000
        }
        return (line, shown)
    }

    @Test(
        "The open question may be answered for two minutes, the lesson for ten, nothing when a parent says so",
        arguments: [
            (Finishing.question, Milliseconds(0), true), (.question, 120_000, true), (.question, 120_001, false),
            (.lesson, 600_000, true), (.lesson, 600_001, false), (.none, 0, false),
        ])
    func grace(finishing: Finishing, over: Milliseconds, allowed: Bool) {
        let (line, shown) = Self.overLimit(by: over, finishing: finishing)
        let finish = line.time.mayFinish(Self.activity, questionOpenSince: shown, lessonOpenSince: shown)
        #expect(finish.decision.state == .dailyLimitReached)
        #expect(finish.allowed == allowed)
        let left = allowed ? (finishing.grace - over).secondsLeft : 0
        #expect(finish.remainingSeconds == left)
    }

    @Test("The time counts as use, over the limit")
    func counts() {
        let (line, _) = Self.overLimit(by: 90_000)
        #expect(line.used() == 10 * .minute + 90_000)
        #expect(line.view(.daily)?.remainingSeconds == 0)
    }

    @Test("A question shown after the end, or none, may not be answered")
    func shownLater() {
        let (line, shown) = Self.overLimit(by: 10_000)
        #expect(!line.time.mayFinish(Self.activity, questionOpenSince: shown + 30_001).allowed)
        #expect(!line.time.mayFinish(Self.activity, questionOpenSince: nil).allowed)
        #expect(line.time.mayFinish(Self.activity, questionOpenSince: shown + 30_000).allowed)
    }

    @Test("Coming back an hour later is too late, though little was used")
    func comesBack() {
        var (line, shown) = Self.overLimit(by: 10_000)
        line.pass(.hour)
        #expect(!line.time.mayFinish(Self.activity, questionOpenSince: shown).allowed)
    }

    @Test("A lock and the filter allow no finishing")
    func locked() {
        var (line, shown) = Self.overLimit(by: 10_000)
        #expect(!line.time.mayFinish(Self.activity, standing: .notAllowed(), questionOpenSince: shown).allowed)
        line.apply { $0.lock(by: "p1") }
        #expect(!line.time.mayFinish(Self.activity, questionOpenSince: shown).allowed)
    }

    @Test("While the child may go on, finishing needs no grace")
    func stillAllowed() {
        let line = TimeLine()
        let finish = line.time.mayFinish(Self.activity, questionOpenSince: nil)
        #expect(finish.allowed)
        #expect(finish.remainingSeconds == nil)
    }

    @Test("After a grant the next end has its whole grace")
    func afterGrant() {
        var (line, _) = Self.overLimit(by: 100_000)
        line.grant(1)
        let shown = line.time.moment.wall
        for _ in 0..<8 {
            line.pass(20_000)
            line.renew("lesson")
        }
        // 60 s of the grant, then 100 s beyond.
        let finish = line.time.mayFinish(Self.activity, questionOpenSince: shown)
        #expect(finish.allowed)
        #expect(finish.remainingSeconds == 20)
    }

    @Test(
        "When quiet hours begin, the open question may be answered, though its lease expired before",
        arguments: [(0, true), (120, true), (121, false)])
    func quietHours(secondsAfter: Int, allowed: Bool) {
        var line = TimeLine(at: "2026-11-21T19:58:00+01:00", quiet: GrantTests.evening)
        let shown = line.time.moment.wall
        line.begin("lesson", Self.activity)
        line.pass(2 * .minute + Milliseconds(secondsAfter) * .second)
        let finish = line.time.mayFinish(Self.activity, questionOpenSince: shown)
        #expect(finish.decision.state == .quietHours)
        #expect(finish.allowed == allowed)
        #expect(!line.time.mayFinish(Self.activity, questionOpenSince: shown + 120_001).allowed)
    }

    @Test("When a parent lowers the limit, the open question may be answered")
    func lowered() {
        var line = TimeLine(daily: 60)
        line.use(30 * .minute, Self.activity)
        line.begin("lesson", Self.activity)
        let shown = line.time.moment.wall
        line.pass(20_000)
        line.time.book.apply(line.time.settle())
        line.time.policy.dailyMinutes = 10
        line.pass(20_000)
        #expect(line.time.mayFinish(Self.activity, questionOpenSince: shown).allowed)
        line.renew("lesson")
        line.pass(121_000)
        #expect(!line.time.mayFinish(Self.activity, questionOpenSince: shown).allowed)
    }
}
