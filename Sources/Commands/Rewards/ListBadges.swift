import API
import ArgumentParser

struct ListBadges: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "rewards badges", usage: "<child> [options]",
            examples: """
                kidctl rewards badges mia
                """)
    }

    @Argument(help: "Id or name of the child.")
    var child: String

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        let answer = try session.call(RewardsBadges.method, ChildParams(child: child))
        session.show(answer) { Self.text($0, $1) }
    }

    static func text(_ result: RewardsBadges.Result, _ page: Page) -> String {
        [earned(result, page), open(result, page), stickers(result, page)].compactMap { $0 }.joined(separator: "\n")
    }

    private static func earned(_ result: RewardsBadges.Result, _ page: Page) -> String? {
        if result.earned.isEmpty { return nil }
        var table = Table([
            page.column("earned"), .init("", .cut), page.column("rule", .wrap, spare: true),
            page.column("key", spare: true),
        ])
        for earned in result.earned {
            table.add(
                Table.Cell(page.clock.day(earned.day)), Table.Cell(RewardText.title(of: earned.badge, page), .green),
                Table.Cell(earned.rule.map(page.said) ?? RewardText.rule(of: earned.badge, page)),
                Table.Cell(earned.badge.key.rawValue, .dim))
        }
        return table.text(on: page.terminal)
    }

    private static func open(_ result: RewardsBadges.Result, _ page: Page) -> String? {
        if result.open.isEmpty { return nil }
        let width = RewardText.barWidth(page, beside: 68)
        var table = Table([
            page.column("toEarn", .cut), .init(""), .init("", right: true), page.column("rule", .wrap),
        ])
        for open in result.open {
            table.add(
                Table.Cell(RewardText.title(of: open.badge, page), .bold),
                Table.Cell(Bar.text(open.value, of: open.target, width: width), .blue),
                Table.Cell(page.language.say(open.value, of: open.target)),
                Table.Cell(open.rule.map(page.said) ?? RewardText.rule(of: open.badge, page)))
        }
        return table.text(on: page.terminal)
    }

    private static func stickers(_ result: RewardsBadges.Result, _ page: Page) -> String? {
        if result.stickers.isEmpty { return nil }
        var table = Table([page.column("sticker"), page.column("from", .cut)])
        for sticker in result.stickers {
            table.add(Table.Cell(sticker.sticker, .green), Table.Cell(sticker.lesson.rawValue))
        }
        return table.text(on: page.terminal)
    }
}
