import API
import ArgumentParser

struct ShowLedger: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "rewards ledger", usage: "<child> [options]",
            examples: """
                kidctl rewards ledger mia
                kidctl rewards ledger mia --limit 10
                kidctl rewards ledger mia --before 1888
                """)
    }

    @Argument(help: "Id or name of the child.")
    var child: String

    @Option(help: ArgumentHelp("Lines of a page, at most 200.", valueName: "number"))
    var limit = 50

    @Option(help: ArgumentHelp("Only lines before this one.", valueName: "number"))
    var before: Int?

    @OptionGroup var options: ParentOptions

    func check() throws {
        try Bounds.check(limit, 1...200, of: "--limit")
    }

    func run(in session: Invocation) throws {
        let params = RewardsLedger.Params(child: child, before: before, limit: limit)
        session.show(try session.call(RewardsLedger.method, params)) { result, page in
            let text = result.lines.isEmpty ? page.say("ledger.none") + "\n" : Self.text(of: result.lines, page)
            guard let next = result.next else {
                let folded = result.foldedBefore.map { page.say("ledger.folded", ["date": $0.told]) }
                return text + (folded.map { "\n" + $0 + "\n" } ?? "")
            }
            let command = "kidctl rewards ledger \(Advice.quoted(child)) --before \(next)"
            return text + "\n" + page.say("older", command: command) + "\n"
        }
    }

    static func text(of lines: [RewardsLedger.Line], _ page: Page) -> String {
        var table = Table([
            page.column("time"), page.column("stars", right: true), page.column("points", right: true),
            page.column("why", .wrap), page.column("lesson", .cut, spare: true),
        ])
        for line in lines {
            table.add(
                Table.Cell(page.clock.short(line.at), .dim),
                Table.Cell(RewardText.signed(line.stars), line.stars < 0 ? .yellow : .green),
                Table.Cell(RewardText.signed(line.points), .green), Table.Cell(line.say.printable),
                Table.Cell(line.title?.printable ?? line.lesson?.rawValue ?? "", .dim))
        }
        return table.text(on: page.terminal)
    }
}
