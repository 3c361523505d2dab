import API
import ArgumentParser
import Household
import Words

struct SetBoardGoal: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "leaderboard goal", usage: "<target> [options]",
            discussion: """
                The goal is for all members together. The usual goal grows with their number.

                EXAMPLES:
                  kidctl leaderboard goal 100
                  kidctl leaderboard goal 240 --metric minutes --period month
                  kidctl leaderboard goal usual
                """)
    }

    @Argument(help: "A whole number, or usual.", transform: BoardOptions.target)
    var target: Setting<Int>

    @Option(
        help: ArgumentHelp("stars, minutes, days, sprint or facts; stars.", valueName: "metric"),
        transform: BoardOptions.metric)
    var metric: BoardMetric?

    @Option(
        help: ArgumentHelp("week, month or all-time; week.", valueName: "period"), transform: BoardOptions.period)
    var period: BoardPeriod?

    @OptionGroup var options: ParentOptions

    func check() throws {
        try Bounds.check(target.value ?? BoardGoals.bounds.lowerBound, BoardGoals.bounds, of: "<target>")
    }

    func run(in session: Invocation) throws {
        let params = LeaderboardSetGoal.Params(
            metric: metric ?? .stars, period: period ?? .week, target: target.value)
        session.show(try session.call(LeaderboardSetGoal.method, params)) { goal, page in
            let told = Saying(
                "parent.audit.goal.\(goal.period.rawValue)", ["amount": .saying(goal.metric.words(goal.target))])
            return page.paragraph(page.say(goal.isUsual ? "board.goalUsual" : "board.goal", ["goal": .saying(told)]))
        }
    }
}
