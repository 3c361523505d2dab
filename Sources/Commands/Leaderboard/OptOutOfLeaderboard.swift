import API
import ArgumentParser

struct OptOutOfLeaderboard: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "leaderboard opt-out", usage: "<child> [options]",
            discussion: """
                EXAMPLES:
                  kidctl leaderboard opt-out mia
                """)
    }

    @Argument(help: "Id or name of the child.")
    var child: String

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        session.show(try session.call(LeaderboardOptOut.method, ChildParams(child: child))) { membership, page in
            page.paragraph(page.say("board.left", ["name": .text(membership.name)]))
        }
    }
}
