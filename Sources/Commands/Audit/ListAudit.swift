import API
import ArgumentParser

struct ListAudit: Verb {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List who did what, newest first.",
        usage: "kidctl audit list [options]",
        discussion: """
            EXAMPLES:
              kidctl audit list
              kidctl audit list --limit 10
              kidctl audit list --before 118
            """)

    @Option(help: ArgumentHelp("Entries of a page, at most 200.", valueName: "number"))
    var limit = 50

    @Option(help: ArgumentHelp("Only entries before this one.", valueName: "number"))
    var before: Int?

    @OptionGroup var options: ParentOptions

    func check() throws {
        try Bounds.check(limit, 1...200, of: "--limit")
    }

    func run(in session: Session) throws {
        let answer = try session.call(AuditList.method, AuditList.Params(before: before, limit: limit))
        session.show(answer) { result, page in
            guard !result.entries.isEmpty else { return "There are no entries.\n" }
            var table = Table([.init("Time"), .init("Who", .cut), .init("What", .wrap)])
            for entry in result.entries {
                table.add(
                    Table.Cell(page.clock.short(entry.at), .dim), Table.Cell(entry.who ?? entry.role, .bold),
                    Table.Cell(entry.say))
            }
            let more = result.next.map { "\nOlder ones: kidctl audit list --before \($0)\n" }
            return table.text(on: page.terminal) + (more ?? "")
        }
    }
}
