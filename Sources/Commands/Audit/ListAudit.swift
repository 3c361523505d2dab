import API
import ArgumentParser

struct ListAudit: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "audit list", usage: "[options]", isAbout: true,
            examples: """
                kidctl audit list
                kidctl audit list --limit 10
                kidctl audit list --child mia
                kidctl audit list --before 118
                """)
    }

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
            let more =
                result.next.map { "\n" + page.say("older", command: "\(Self.command(child)) --before \($0)") + "\n" }
                ?? ""
            guard !result.entries.isEmpty else { return page.say("audit.none") + "\n" + more }
            var table = Table([page.column("time"), page.column("who", .cut), page.column("what", .wrap)])
            for entry in result.entries {
                table.add(
                    Table.Cell(page.clock.short(entry.at), .dim),
                    Table.Cell(entry.who ?? Self.role(entry.role, page), .bold),
                    Table.Cell(entry.say.printable))
            }
            return table.text(on: page.terminal) + more
        }
    }

    /// Who it was, of whom there is no name.
    private static func role(_ role: String, _ page: Page) -> String {
        ["parent", "child", "owner", "anyone", "daemon"].contains(role) ? page.say("role." + role) : role
    }

    private static func command(_ child: String?) -> String {
        "kidctl audit list" + (child.map { " --child " + Advice.quoted($0) } ?? "")
    }
}
