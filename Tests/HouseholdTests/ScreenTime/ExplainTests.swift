import Testing
import Words

@testable import Household

@Suite("Explanation of a decision")
struct ExplainTests {
    private static let night = QuietWindow(start: clock("20:00"), end: clock("07:00"))

    private static func holds(_ explanation: Explanation) -> [TimeState] {
        explanation.steps.filter(\.holds).map(\.state)
    }

    @Test("Every rule stands in the order of the states, with its numbers and where it comes from")
    func usual() throws {
        var line = TimeLine(quiet: [Self.night])
        line.use(56 * .minute)
        let explanation = line.time.explain()
        #expect(explanation.decision == line.decision)
        #expect(explanation.steps.map(\.state) == TimeState.allCases)
        #expect(Self.holds(explanation) == [.warning, .active])
        let daily = try #require(explanation.steps.first { $0.state == .dailyLimitReached })
        #expect(daily.limits.map(\.usedSeconds) == [3360] && daily.from == .usual)
        #expect(daily.say == "1 h a day (every day). 56 min used, 4 min left.")
        let quiet = try #require(explanation.steps.first { $0.state == .quietHours })
        #expect(quiet.say == "No quiet hours now; the next from 20:00.")
        #expect(explanation.steps.allSatisfy { !$0.say.isEmpty })
    }

    @Test("What would hold behind the rule that decided is told, too")
    func behind() throws {
        var line = TimeLine(at: "2026-11-21T19:00:00+01:00", quiet: [Self.night])
        line.use(60 * .minute)
        line.apply { $0.lock(until: instant("2026-11-21T21:00:00+01:00"), by: "Anna", why: nil) }
        let explanation = line.time.explain(standing: .notAllowed())
        #expect(Self.holds(explanation) == [.lockedByParent, .notAllowed, .quietHours, .dailyLimitReached])
        #expect(explanation.steps.first { $0.holds }?.say == "Locked by Anna until 21:00.")
    }

    @Test("A limit of a weekday and of dates says so")
    func sources() throws {
        var line = TimeLine(quiet: [])
        line.time.policy.dailyByWeekday = [.saturday: 90]
        func daily() throws -> Explanation.Step {
            try #require(line.time.explain().steps.first { $0.state == .dailyLimitReached })
        }
        #expect(try daily().from == .weekday)
        #expect(try daily().say.contains("1 h 30 min a day (on a Saturday)"))
        line.time.policy.dateOverrides = [
            DateOverride(first: day("2026-11-21"), last: day("2026-11-22"), name: "Fair", daily: .of(120))
        ]
        #expect(try daily().from == .dates && daily().dates == "Fair")
    }

    @Test("What is free of charge is not held up by the minutes of the day, and says so")
    func free() throws {
        var line = TimeLine(at: "2026-11-21T19:00:00+01:00", quiet: [Self.night])
        line.time.policy.freeActivities = [ActivityRef(subject: "reading")]
        line.use(60 * .minute)
        #expect(Self.holds(line.time.explain()) == [.quietHours, .dailyLimitReached])
        let reading = line.time.explain(ActivityRef(subject: "reading"))
        #expect(Self.holds(reading) == [.quietHours])
        let daily = try #require(reading.steps.first { $0.state == .dailyLimitReached })
        #expect(daily.say == "1 h a day (every day). This uses up no time.")
        let weekly = try #require(reading.steps.first { $0.state == .weeklyLimitReached })
        #expect(weekly.say == "5 h a week. This uses up no time.")
        // Where there is no limit there is none.
        line.time.policy.dailyMinutes = nil
        let unlimited = line.time.explain(ActivityRef(subject: "reading")).steps.first {
            $0.state == .dailyLimitReached
        }
        #expect(unlimited?.say == "No daily limit (every day).")
    }

    @Test("Quiet hours of other dates say so, also on the morning after the last")
    func dates() throws {
        var line = TimeLine(at: "2026-11-23T08:00:00+01:00", quiet: [Self.night])
        line.time.policy.dateOverrides = [
            DateOverride(
                first: day("2026-11-21"), last: day("2026-11-22"), name: "Fair",
                quietHours: [QuietWindow(start: clock("22:00"), end: clock("09:00"))])
        ]
        func dates() throws -> String? {
            try #require(line.time.explain().steps.first { $0.state == .quietHours }).dates
        }
        #expect(try dates() == "Fair")
        line.pass(2 * .hour)
        #expect(try dates() == nil)
    }

    @Test("Granted minutes that go past quiet hours are told with them")
    func granted() throws {
        var line = TimeLine(at: "2026-11-21T21:00:00+01:00", quiet: [Self.night])
        line.grant(15, pastQuiet: true)
        let explanation = line.time.explain()
        #expect(Self.holds(explanation) == [.active])
        let quiet = try #require(explanation.steps.first { $0.state == .quietHours })
        #expect(quiet.say == "Quiet hours until 07:00 tomorrow. Granted minutes go past them.")
    }

    @Test("The first rule that holds is the state that is answered, whatever happens", arguments: 1...12)
    func agrees(seed: UInt64) {
        var random = WalkRandom(seed: seed)
        var line = TimeLine(
            daily: random.oneIn(4) ? nil : Int.random(in: 0...40, using: &random),
            weekly: random.oneIn(3) ? nil : Int.random(in: 0...90, using: &random),
            quiet: random.oneIn(3) ? [] : [Self.night])
        if random.oneIn(2) { line.time.policy.session = SessionLimit(minutes: 10, breakMinutes: 5) }
        if random.oneIn(2) {
            line.time.policy.allowedWindows = [
                AllowedWindow(window: QuietWindow(start: clock("10:00"), end: clock("19:00")), allowanceMinutes: 30)
            ]
        }
        if random.oneIn(2) {
            let games = ActivityBudget(name: "games", activities: [ActivityRef(app: "g")], minutes: 5)
            line.time.policy.budgets = [games]
            line.time.policy.freeActivities = [ActivityRef(subject: "reading")]
        }
        if random.oneIn(2) { line.time.policy.carryOver = CarryOver(capMinutes: 30) }
        for _ in 0..<60 {
            switch Int.random(in: 0..<6, using: &random) {
            case 0:
                let activity = random.oneIn(2) ? ActivityRef(app: "g") : .anything
                line.use(Milliseconds(Int.random(in: 1...900, using: &random)) * .second, activity)
            case 1: line.grant(Int.random(in: 1...10, using: &random), pastQuiet: random.oneIn(2))
            case 2: line.apply { $0.lock(until: $0.moment.wall + 10 * .minute, by: "Anna", why: nil) }
            case 3: line.pass(Milliseconds(Int.random(in: 1...14_400_000, using: &random)))
            case 4: line.begin("long")
            default: line.apply { $0.unlock(by: "Anna") }
            }
            let standing: Standing = random.oneIn(5) ? .notAllowed() : .open
            let activity = random.oneIn(2) ? ActivityRef(app: "g") : .anything
            let explanation = line.time.explain(activity, standing: standing)
            #expect(explanation.decision == line.time.mayI(activity, standing: standing))
            #expect(explanation.steps.first { $0.holds }?.state == explanation.decision.state)
            #expect(
                explanation.steps.filter(\.holds).allSatisfy {
                    $0.state.isAllowed == explanation.decision.allowed || !$0.state.isAllowed
                })
        }
    }

    @Test("Damage is told as what it is")
    func damaged() {
        let explanation = Explanation.damaged(at: instant("2026-11-21T12:00:00+01:00"))
        #expect(Self.holds(explanation) == [.damaged] && explanation.decision.state == .damaged)
    }
}
