import API
import ArgumentParser

struct ExplainFilter: Verb {
    static let configuration = CommandConfiguration(
        commandName: "explain", abstract: "Show every rule that hides something from a child.",
        usage: "kidctl filter explain <child> [options]",
        discussion: """
            Without a lesson, subject, pack or app it shows how many lessons each rule
            hides.

            EXAMPLES:
              kidctl filter explain mia
              kidctl filter explain mia --lesson counting-objects
              kidctl filter explain mia --subject math
            """)

    @Argument(help: "Id or name of the child.")
    var child: String

    @OptionGroup var target: FilterTargetOptions

    @OptionGroup var options: ParentOptions

    func check() throws {
        guard target.count <= 1 else {
            throw Problem.usage(
                "give one of --lesson, --subject, --pack and --app at most", help: "kidctl filter explain")
        }
    }

    func run(in session: Invocation) throws {
        session.show(try session.call(FilterExplain.method, target.question(of: child)), Self.text)
    }

    static func text(_ result: FilterExplain.Result, _ page: Page) -> String {
        // An app has no lessons, and one lesson needs no count.
        let isCounted = result.lessonCount > 1 || (result.allowed == nil && result.lessonCount == 1)
        let head = result.allowed.map { page.say($0 ? "filter.allowed" : "filter.notNow") }
        let count =
            isCounted
            ? page.say(
                "filter.hidden", ["hidden": .number(result.hiddenCount), "lessons": .number(result.lessonCount)])
            : nil
        let said = [head, count].compactMap(\.self)
        var text = page.paragraph(said.isEmpty ? page.say("filter.noLessons") : said.joined(separator: " "))
        if let say = result.say { text += page.paragraph(page.say("filter.told", ["say": .text(say.printable)])) }
        guard !result.rules.isEmpty else { return text }
        var table = Table(
            [page.column("rule", .wrap)] + (isCounted ? [page.column("hides", right: true)] : []) + [
                page.column("code")
            ])
        for rule in result.rules {
            table.rows.append(
                [Table.Cell(rule.say.printable)] + (isCounted ? [Table.Cell("\(rule.lessonCount)")] : [])
                    + [Table.Cell(rule.rule.rawValue, rule.told ? .bold : .dim)])
        }
        return text + "\n" + table.text(on: page.terminal)
    }
}
