import API
import ArgumentParser
import Household
import Shapes

struct EditChallenge: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "challenge edit", usage: "<id> [options]",
            discussion: """
                The old version is closed: its progress stays visible, and it pays nothing.
                The new one begins anew. What you do not name stays as it is.

                EXAMPLES:
                  kidctl challenge edit quick-start --daily 10m --days 5
                  kidctl challenge edit quick-start --bonus 15 --last 2026-12-24
                  kidctl challenge edit quick-start --child mia --child noah
                """)
    }

    @Argument(help: "Id of the challenge.", transform: ChallengeArguments.id)
    var id: ChallengeID

    @Option(help: ArgumentHelp("Who has it from now on; repeat for several.", valueName: "name"))
    var child: [String] = []

    @Option(help: ArgumentHelp("What it is called.", valueName: "text"))
    var title: String?

    @Option(help: ArgumentHelp("A sentence about it, or none.", valueName: "text"), transform: Arguments.word)
    var about: Setting<String>?

    @OptionGroup var goal: ChallengeGoalOptions

    @Option(help: ArgumentHelp("Percent of the points of its days, 5 to 50.", valueName: "percent"))
    var bonus: Int?

    @Option(help: ArgumentHelp("The first day that counts.", valueName: "date"), transform: ChallengeArguments.date)
    var start: Day?

    @Option(
        help: ArgumentHelp("The last day that counts, or none.", valueName: "date"),
        transform: ChallengeArguments.dateOrNone)
    var last: Setting<Day>?

    @OptionGroup var options: ParentOptions

    private static let help = "kidctl challenge edit"

    func check() throws {
        if let bonus { try Bounds.check(bonus, Challenge.possibleBonuses, of: "--bonus") }
        let isGiven =
            !child.isEmpty || title != nil || about != nil || goal.isGiven || bonus != nil || start != nil
            || last != nil
        if !isGiven { throw Problem.usage("name what to change, such as --bonus 15", help: Self.help) }
    }

    func run(in session: Invocation) throws {
        var known: ChallengeGoal?
        if goal.isGiven {
            let list = try session.call(ChallengeList.method, ChallengeList.Params()).value
            known = list.children.flatMap(\.challenges).first { $0.challenge.id == id }?.challenge.goal
        }
        let params = ChallengeEdit.Params(
            challenge: id, children: child.isEmpty ? nil : child, title: title, description: about.patch(),
            goal: try goal.goal(help: Self.help, of: known), bonusPercent: bonus, start: start,
            end: last.map { Setting(value: $0.value?.advanced(by: 1)) }.patch())
        session.show(try session.call(ChallengeEdit.method, params), ChallengeText.one)
    }
}
