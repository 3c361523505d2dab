import API
import ArgumentParser
import Household

struct ShowLeaderboard: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "leaderboard show", usage: "[options]", isAbout: true,
            examples: """
                kidctl leaderboard show
                kidctl leaderboard show --board ranked --metric minutes --period month
                kidctl leaderboard show --board own-best --child mia
                """)
    }

    @Option(
        help: ArgumentHelp("together, own-best or ranked; together.", valueName: "board"),
        transform: BoardOptions.kind)
    var board: BoardKind?

    @Option(
        help: ArgumentHelp("stars, minutes, days, sprint or facts; stars.", valueName: "metric"),
        transform: BoardOptions.metric)
    var metric: BoardMetric?

    @Option(
        help: ArgumentHelp("week, month or all-time; week.", valueName: "period"), transform: BoardOptions.period)
    var period: BoardPeriod?

    @Option(help: ArgumentHelp("What this child sees.", valueName: "child"))
    var child: String?

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        let params = LeaderboardGet.Params(
            child: child, board: board ?? .together, metric: metric ?? .stars, period: period ?? .week)
        session.show(try session.call(LeaderboardGet.method, params)) { board, page in
            BoardText(board: board, page: page).text
        }
    }
}
