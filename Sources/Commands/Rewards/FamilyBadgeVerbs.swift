import API
import ArgumentParser
import Client
import Household
import Shapes

struct AddBadges: Verb {
    static let configuration = CommandConfiguration(
        commandName: "add-badges", abstract: "Add badges of your own from a file.",
        usage: "kidctl rewards add-badges <file> [options]",
        discussion: """
            The file is a list in JSON, or - for standard input. All of it is taken, or
            nothing; then every mistake is named. A badge with a key that is yours
            already takes the place of the other. What children have done before
            counts at once, and nobody loses a badge. One badge is, for example:

              {"badge": "family.reader", "title": "Bookworm",
               "description": "Finish five different reading lessons.",
               "icon": "book", "category": "mastery",
               "condition": {"rule": "lessonsCompleted", "count": 5,
                             "subject": "reading"}}

            EXAMPLES:
              kidctl rewards add-badges our-badges.json
            """)

    @Argument(help: "A file with a list of badges, or -.")
    var file: String

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        let params = RewardsAddBadges.Params(badges: try BadgeListFile.read(file))
        let answer = try session.asNeeded(parent: true) { () throws(ClientError) in
            do throws(ClientError) {
                return try session.connection.answer(RewardsAddBadges.method, params)
            } catch {
                if case .refused(let refused) = error { Output.tell(refused.parameterFaults) }
                throw error
            }
        }
        session.show(answer, Self.text)
    }

    static func text(_ result: RewardsAddBadges.Result, _ page: Page) -> String {
        result.earned.reduce(FamilyBadgeText.text(FamilyBadges(badges: result.badges), page)) { text, earned in
            let titles = earned.badges.map { page.said($0.title) }.joined(separator: ", ")
            let words = page.say(
                "rewards.hasAlready", ["child": .text(earned.child.rawValue), "titles": .text(titles)])
            return text + page.paragraph(words, .green)
        }
    }
}

struct RemoveBadges: Verb {
    static let configuration = CommandConfiguration(
        commandName: "remove-badges", abstract: "Take badges of your own away; what was earned stays.",
        usage: "kidctl rewards remove-badges <badge> ... [options]",
        discussion: """
            EXAMPLES:
              kidctl rewards remove-badges family.reader
            """)

    @Argument(help: ArgumentHelp("Keys of badges of your own.", valueName: "badge"))
    var badges: [String]

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        let params = RewardsRemoveBadges.Params(badges: badges.map { BadgeKey(rawValue: $0) })
        session.show(try session.call(RewardsRemoveBadges.method, params), FamilyBadgeText.text)
    }
}

struct ListFamilyBadges: Verb {
    static let configuration = CommandConfiguration(
        commandName: "family-badges", abstract: "List the badges of your own.",
        usage: "kidctl rewards family-badges [options]",
        discussion: """
            With --json it is a file that add-badges reads again.

            EXAMPLES:
              kidctl rewards family-badges
            """)

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        session.show(try session.call(RewardsFamilyBadges.method, Nothing()), FamilyBadgeText.text)
    }
}

/// The family's own badges as people read them.
enum FamilyBadgeText {
    static func text(_ result: FamilyBadges, _ page: Page) -> String {
        if result.badges.isEmpty { return page.paragraph(page.say("rewards.noneOwn")) }
        let words = BadgeWords(subject: { $0 }, skill: { $0.rawValue })
        var table = Table([
            page.column("own", .cut), page.column("rule", .wrap), page.column("key", spare: true),
        ])
        for badge in result.badges {
            table.add(
                Table.Cell(badge.title, .bold), Table.Cell(page.said(words.rule(of: badge.condition))),
                Table.Cell(badge.key.rawValue, .dim))
        }
        return table.text(on: page.terminal)
    }
}
