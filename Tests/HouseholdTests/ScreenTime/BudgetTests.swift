import Household
import Testing
import Words

@Suite("Budgets")
struct BudgetTests {
    private static let game = ActivityRef(app: "tux")
    private static let math = ActivityRef(subject: "math", lesson: "l1", pack: "p")

    private func line(games: Int = 20, daily: Int? = 60) -> TimeLine {
        var line = TimeLine(daily: daily)
        line.time.policy.budgets = [
            ActivityBudget(name: "games", activities: [Self.game, ActivityRef(app: "chess")], minutes: games),
            ActivityBudget(name: "pack", activities: [ActivityRef(pack: "p")], minutes: 30),
        ]
        return line
    }

    @Test("Games 20 min: then games rest for today, and everything else goes on")
    func games() {
        var line = line()
        line.use(20 * .minute - 1, Self.game)
        #expect(line.time.mayI(Self.game).state == .warning)
        line.use(1, ActivityRef(app: "chess"))
        let decision = line.time.mayI(Self.game)
        #expect(decision.state == .budgetReached)
        #expect(decision.say == "This is resting for today. There are other things to do.")
        #expect(decision.liftedBy == [.grant, .newDay])
        #expect(
            decision.limits.first { $0.rule == .budget }
                == LimitView(
                    rule: .budget, budget: "games", limitMinutes: 20, usedSeconds: 1200, remainingSeconds: 0))
        #expect(line.state == .active)
        #expect(line.time.mayI(Self.math).state == .active)
        line.pass(.day)
        #expect(line.time.mayI(Self.game).remainingSeconds == 1200)
    }

    @Test("Each budget counts its own when leases overlap, and the day counts once")
    func overlapping() {
        var line = line()
        line.begin("g", Self.game)
        line.begin("m", Self.math)
        line.pass(40_000)
        line.end("g")
        line.pass(5000)
        line.end("m")
        let use = line.time.book.use(on: day("2026-11-21"))
        #expect(use.used(ofBudget: "games") == 40_000)
        #expect(use.used(ofBudget: "pack") == 45_000)
        #expect(use.ordinary == 45_000)
    }

    @Test("A grant lifts it and is spent after the budget's own minutes; granted minutes are not in it")
    func granted() {
        var line = line(games: 5)
        line.grant(10, scope: .activity(Self.game))
        line.use(8 * .minute, Self.game)
        let use = line.time.book.use(on: day("2026-11-21"))
        #expect(use.used(ofBudget: "games") == 5 * .minute)
        #expect(use.granted == 3 * .minute)
        #expect(line.time.mayI(Self.game).remainingSeconds == 420)
        #expect(line.view(.daily)?.remainingSeconds == 55 * 60)
    }

    @Test("Beside something else that may go on, a game over its budget is still paid by its own grant")
    func grantedBeside() {
        var line = line(games: 1)
        line.use(1 * .minute, Self.game)
        line.grant(10, scope: .activity(Self.game))
        line.begin("g", Self.game)
        line.begin("m", Self.math)
        line.pass(30_000)
        line.end("g")
        line.end("m")
        #expect(line.time.book.use(on: day("2026-11-21")).granted == 30_000)
    }

    @Test("Zero minutes are blocked, and no new day is promised")
    func blocked() {
        let decision = line(games: 0).time.mayI(Self.game)
        #expect(decision.state == .budgetReached)
        #expect(decision.liftedBy == [.grant])
        #expect(decision.say == "This is resting right now.")
    }

    @Test("A new budget begins at zero; one that is raised keeps what was used")
    func changed() {
        var line = line(games: 20)
        line.use(20 * .minute, Self.game)
        line.time.policy.budgets[0].minutes = 30
        #expect(line.time.mayI(Self.game).remainingSeconds == 600)
        line.time.policy.budgets[0].name = "other"
        #expect(line.time.mayI(Self.game).remainingSeconds == 1800)
    }

    @Test("The question that is open when the budget ends may be answered")
    func finishing() {
        var line = line(games: 1)
        let opened = line.time.moment.wall
        line.begin("g", Self.game)
        line.pass(59_000)
        line.renew("g")
        line.pass(11_000)
        #expect(line.time.mayFinish(Self.game, questionOpenSince: opened).remainingSeconds == 110)
    }
}
