import API
import ArgumentParser
import Glibc
import Household

struct CreateChallenge: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "challenge create", usage: "<child> ... [options]",
            discussion: """
                Without options it asks, step by step. A challenge is made from a template,
                or from a --title and one goal: --daily with --days, --weekly, --weekend,
                --minutes with --activity, --streak, --skills or --facts. With a template a
                goal replaces the template's.

                A challenge that a child's limits do not allow is refused with the sum.

                EXAMPLES:
                  kidctl challenge create mia
                  kidctl challenge create mia --template quick-start
                  kidctl challenge create mia noah --title "Before the holidays" \\
                    --daily 15m --days 10 --last 2026-12-23 --bonus 20
                  kidctl challenge create mia --template app-master \\
                    --minutes 3h --activity pack=kindergarten-math
                  kidctl challenge create mia --title "Fact fans" --facts 20
                """)
    }

    @Argument(help: "Ids or names of the children.")
    var children: [String]

    @Option(help: ArgumentHelp("Start from a template; kidctl challenge templates CHILD lists them.", valueName: "id"))
    var template: String?

    @Option(help: ArgumentHelp("What it is called.", valueName: "text"))
    var title: String?

    @Option(help: ArgumentHelp("A sentence about it.", valueName: "text"))
    var about: String?

    @OptionGroup var goal: ChallengeGoalOptions

    @Option(help: ArgumentHelp("Percent of the points of its days, 5 to 50; 10.", valueName: "percent"))
    var bonus: Int?

    @Option(
        help: ArgumentHelp("The first day that counts; today.", valueName: "date"), transform: ChallengeArguments.day)
    var start: DateSpan.End?

    @Option(help: ArgumentHelp("The last day that counts.", valueName: "date"), transform: ChallengeArguments.day)
    var last: DateSpan.End?

    @OptionGroup var options: ParentOptions

    private var isGiven: Bool {
        template != nil || title != nil || about != nil || goal.isGiven || bonus != nil || start != nil || last != nil
    }

    private static let help = "kidctl challenge create"

    func check() throws {
        if let bonus { try Bounds.check(bonus, Challenge.possibleBonuses, of: "--bonus") }
        guard isGiven else {
            if isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 { return }
            throw Problem.usage(
                "there is no terminal to ask on: give --template, or --title and a goal", help: Self.help)
        }
        let known = template.flatMap(ChallengeTemplate.named)?.goal
        if template == nil {
            if title == nil { throw Problem.usage("give it a --title, or take a --template", help: Self.help) }
            if !goal.isGiven { throw Problem.usage("give a goal such as --daily 15m --days 7", help: Self.help) }
        }
        _ = try goal.goal(help: Self.help, of: known)
    }

    func run(in session: Invocation) throws {
        guard isGiven else {
            let params = try ChallengeGuide(children: children, session: session).params()
            return session.show(try session.call(ChallengeCreate.method, params), ChallengeText.one)
        }
        let child = children[0]
        let params = ChallengeCreate.Params(
            children: children, template: template, title: title, description: about,
            goal: try goal.goal(help: Self.help, of: template.flatMap(ChallengeTemplate.named)?.goal),
            bonusPercent: bonus, start: try start?.day(for: child, in: session),
            end: try last?.day(for: child, in: session).advanced(by: 1))
        session.show(try session.call(ChallengeCreate.method, params), ChallengeText.one)
    }
}
