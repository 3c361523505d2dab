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
        session.show(answer, Self.text)
    }

    static func text(_ result: PackList.Result, _ page: Page) -> String {
        guard !result.packs.isEmpty else { return "There are no packs.\n" }
        var table = Table([
            .init("Id"), .init("Version", spare: true), .init("Title", .wrap, least: 18),
            .init("Subjects", .wrap, spare: true),
            .init("Lessons", right: true), .init("KiB", right: true, spare: true), .init("Origin", spare: true),
            .init("Last used"),
        ])
        for pack in result.packs {
            table.add(
                Table.Cell(pack.id.rawValue, .bold), Table.Cell(pack.version), Table.Cell(pack.title),
                Table.Cell(pack.subjects.joined(separator: ", "), .dim), Table.Cell("\(pack.lessons)"),
                Table.Cell("\((pack.bytes + 1023) / 1024)"), Table.Cell(pack.origin.rawValue, .dim),
                Table.Cell(pack.lastUsed.map { page.clock.short($0) } ?? "–"))
        }
        let faults = result.packs.compactMap { pack in
            pack.fault.map { "The pack \(pack.id) is damaged: \($0). Install it again: kidctl pack install PATH" }
        }
        return table.text(on: page.terminal) + (faults.isEmpty ? "" : "\n" + faults.map { page.paragraph($0) }.joined())
    }
}
