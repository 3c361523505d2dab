import API
import ArgumentParser

struct OptIntoLeaderboard: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "leaderboard opt-in", usage: "<child> [options]",
            discussion: """
                Ranks name children from the age of ten. A younger child is ranked only with
                --ranked and, after you have read the warning, --confirm.

                EXAMPLES:
                  kidctl leaderboard opt-in mia
                  kidctl leaderboard opt-in mia --ranked --confirm
                  kidctl leaderboard opt-in mia --no-ranked
                """)
    }

    @Argument(help: "Id or name of the child.")
    var child: String

    @Flag(inversion: .prefixedNo, help: "Rank a child under ten too.")
    var ranked: Bool?

    @Flag(help: "The warning was read.")
    var confirm = false

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        let params = LeaderboardOptIn.Params(child: child, isRanked: ranked, confirm: confirm)
        session.show(try session.call(LeaderboardOptIn.method, params)) { membership, page in
            let key = membership.isRanked ? "board.joined.ranked" : "board.joined.unranked"
            return page.paragraph(page.say(key, ["name": .text(membership.name)]))
                + (membership.warning.map { page.paragraph($0.printable, .yellow) } ?? "")
        }
    }
}
