import API
import ArgumentParser
import Household
import Words

struct ShowRewards: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "rewards show", usage: "<child> [options]",
            examples: """
                kidctl rewards show mia
                kidctl rewards show mia --json
                """)
    }

    @Argument(help: "Id or name of the child.")
    var child: String

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        let answer = try session.call(RewardsSummary.method, ChildParams(child: child))
        session.show(answer) { Self.text($0, $1) }
    }

    static func text(_ result: RewardsSummary.Result, _ page: Page) -> String {
        var text = page.facts([
            (
                page.say("rewards.stars"),
                page.say(
                    "rewards.purse", ["stars": .number(result.stars), "earned": .number(result.starsEarned)])
            ),
            (page.say("rewards.points"), page.number(result.points)),
            (page.say("rewards.badges"), page.number(result.badges)),
            (page.say("rewards.stickers"), page.number(result.stickers)),
            (page.say("rewards.learning"), page.said(result.say)),
            (page.say("rewards.streak"), page.said(result.dayStreak.say)),
        ])
        var table = Table([
            page.column("levelOf"), .init(""), page.column("level", .cut), page.column("points", right: true),
            page.column("differentLessons", right: true, spare: true),
        ])
        let width = RewardText.barWidth(page, beside: 52)
        table.add(
            Table.Cell(page.say("rewards.everything"), .bold),
            Table.Cell(RewardText.bar(result.points, result.level, width), .blue),
            Table.Cell(RewardText.name(of: result.level, page)),
            Table.Cell(page.language.say(result.points, of: result.level.to)),
            "")
        for subject in result.subjects {
            table.add(
                Table.Cell(subject.title, .bold),
                Table.Cell(RewardText.bar(subject.points, subject.level, width), .blue),
                Table.Cell(RewardText.name(of: subject.level, page)),
                Table.Cell(page.language.say(subject.points, of: subject.level.to)),
                Table.Cell(page.number(subject.lessons)))
        }
        text += "\n" + table.text(on: page.terminal)
        if !result.unseen.isEmpty {
            let titles = result.unseen.map { RewardText.title(of: $0, page) }.joined(separator: ", ")
            text += "\n" + page.paragraph(page.say("rewards.new", ["titles": .text(titles)]), .green)
        }
        return text
    }
}
