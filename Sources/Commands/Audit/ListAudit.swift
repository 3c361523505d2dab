import API
import ArgumentParser

struct ListAudit: Verb {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List who did what, newest first.",
        usage: "kidctl audit list [options]",
        discussion: """
            With --child, a parent reads what is about this child, and the child
            what was decided about it, in simple words.

            EXAMPLES:
              kidctl audit list
              kidctl audit list --limit 10
              kidctl audit list --child mia
              kidctl audit list --before 118
            """)

    @Option(help: ArgumentHelp("Only what is about this child.", valueName: "name"))
    var child: String?

    @Option(help: ArgumentHelp("Entries of a page, at most 200.", valueName: "number"))
    var limit = 50

    @Option(help: ArgumentHelp("Only entries before this one.", valueName: "number"))
    var before: Int?

    @OptionGroup var options: ParentOptions

    func check() throws {
        try Bounds.check(limit, 1...200, of: "--limit")
    }

    func run(in session: Invocation) throws {
        let answer = try session.call(AuditList.method, AuditList.Params(child: child, before: before, limit: limit))
        session.show(answer) { result, page in
            let more = result.next.map { "\nOlder ones: \(Self.command(child)) --before \($0)\n" } ?? ""
            guard !result.entries.isEmpty else { return "There are no entries.\n" + more }
            var table = Table([.init("Time"), .init("Who", .cut), .init("What", .wrap)])
            for entry in result.entries {
                table.add(
                    Table.Cell(page.clock.short(entry.at), .dim), Table.Cell(entry.who ?? entry.role, .bold),
                    Table.Cell(entry.say.printable))
            }
            return table.text(on: page.terminal) + more
        }
    }

    private static func command(_ child: String?) -> String {
        "kidctl audit list" + (child.map { " --child " + Advice.quoted($0) } ?? "")
    }
}
