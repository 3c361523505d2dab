import API
import ArgumentParser
import Household

struct MarkBadgesSeen: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "rewards seen", usage: "<child> [<badge> ...] [options]",
            discussion: """
                Without names it marks all new badges.

                EXAMPLES:
                  kidctl rewards seen mia
                  kidctl rewards seen mia lesson.first streak.5
                """)
    }

    @Argument(help: "Id or name of the child.")
    var child: String

    @Argument(help: ArgumentHelp("Keys of badges.", valueName: "badge"))
    var badges: [String] = []

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        var keys = badges.map { BadgeKey(rawValue: $0) }
        if keys.isEmpty {
            keys = try session.call(RewardsSummary.method, ChildParams(child: child)).value.unseen.map(\.key)
        }
        let answer = try session.call(RewardsMarkSeen.method, RewardsMarkSeen.Params(child: child, badges: keys))
        session.show(answer) { result, page in
            let left = result.unseen.map { RewardText.title(of: $0, page) }.joined(separator: ", ")
            return page.paragraph(
                left.isEmpty ? page.say("rewards.allSeen") : page.say("rewards.stillNew", ["titles": .text(left)]))
        }
    }
}
