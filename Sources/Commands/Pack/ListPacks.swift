import API
import ArgumentParser

struct ListPacks: Verb {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the packs.",
        usage: "kidctl pack list [<child>] [options]",
        discussion: """
            With a child it lists only what the child's filter allows, and when the child
            used it; without a child a parent sees all packs.

            EXAMPLES:
              kidctl pack list
              kidctl pack list mia
            """)

    @Argument(help: "Id or name of the child.")
    var child: String?

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        let answer = try session.call(PackList.method, PackList.Params(child: child))
        session.show(answer) { Self.text($0, for: child, $1) }
    }

    /// - Parameter child: The child whose packs these are; nil: all of them.
    static func text(_ result: PackList.Result, for child: String? = nil, _ page: Page) -> String {
        guard !result.packs.isEmpty else {
            return page.advice(
                child.map { page.say("pack.noneFor", command: "kidctl filter explain " + Advice.quoted($0)) }
                    ?? page.say("pack.none", command: "kidctl pack install PATH"))
        }
        var table = Table([
            page.column("id"), page.column("version", spare: true), page.column("title", .wrap, least: 18),
            page.column("subjects", .wrap, spare: true), page.column("lessons", right: true),
            page.column("size", right: true, spare: true), page.column("origin", spare: true), page.column("lastUsed"),
        ])
        for pack in result.packs {
            table.add(
                Table.Cell(pack.id.rawValue, .bold), Table.Cell(pack.version), Table.Cell(pack.title),
                Table.Cell(pack.subjects.joined(separator: ", "), .dim), Table.Cell("\(pack.lessons)"),
                Table.Cell(page.size(pack.bytes)),
                Table.Cell(page.say("pack.origin.\(pack.origin.rawValue)"), .dim),
                Table.Cell(pack.lastUsed.map { page.clock.short($0) } ?? "–"))
        }
        let faults = result.packs.compactMap { pack in
            pack.fault.map {
                page.say(
                    "pack.damaged",
                    ["pack": .text("\(pack.id)"), "fault": .text("\($0)"), "command": "kidctl pack install PATH"])
            }
        }
        return table.text(on: page.terminal) + (faults.isEmpty ? "" : "\n" + faults.map { page.paragraph($0) }.joined())
    }
}
