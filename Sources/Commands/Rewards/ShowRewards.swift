import API
import ArgumentParser
import Household

struct ShowRewards: Verb {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show what a child has earned.",
        usage: "kidctl rewards show <child> [options]",
        discussion: """
            EXAMPLES:
              kidctl rewards show mia
              kidctl rewards show mia --json
            """)

    @Argument(help: "Id or name of the child.")
    var child: String

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        let answer = try session.call(RewardsSummary.method, ChildParams(child: child))
        session.show(answer) { Self.text($0, $1) }
    }

    static func text(_ result: RewardsSummary.Result, _ page: Page) -> String {
        var text = page.facts([
            ("Stars", "\(result.stars) in the purse, \(result.starsEarned) earned"),
            ("Points", "\(result.points)"),
            ("Badges", "\(result.badges)"),
            ("Stickers", "\(result.stickers)"),
            ("Learning", result.say.printable),
            ("Streak", result.dayStreak.say.printable),
        ])
        var table = Table([
            .init("Level of"), .init(""), .init("Level", .cut), .init("Points", right: true),
            .init("Lessons", right: true, spare: true),
        ])
        let width = RewardText.barWidth(page, beside: 52)
        table.add(
            Table.Cell("everything", .bold), Table.Cell(RewardText.bar(result.points, result.level, width), .blue),
            Table.Cell(RewardText.name(of: result.level)), Table.Cell(RewardText.points(result.points, result.level)),
            "")
        for subject in result.subjects {
            table.add(
                Table.Cell(subject.title, .bold),
                Table.Cell(RewardText.bar(subject.points, subject.level, width), .blue),
                Table.Cell(RewardText.name(of: subject.level)),
                Table.Cell(RewardText.points(subject.points, subject.level)), Table.Cell("\(subject.lessons)"))
        }
        text += "\n" + table.text(on: page.terminal)
        if !result.unseen.isEmpty {
            text += "\n" + page.paragraph("New: " + result.unseen.map(\.title.printable).joined(separator: ", "), .green)
        }
        return text
    }
}
