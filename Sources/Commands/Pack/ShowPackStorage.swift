import API
import ArgumentParser
import Shapes

struct ShowPackStorage: Verb {
    static let configuration = CommandConfiguration(
        commandName: "storage", abstract: "Show how much room installed packs take.",
        usage: "kidctl pack storage [options]",
        discussion: """
            When little is free it names the packs that were used least recently, beyond the
            newest ones. Nothing is removed by itself.

            EXAMPLES:
              kidctl pack storage
            """)

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        session.show(try session.call(PackStorage.method, Nothing()), Self.text)
    }

    static func text(_ result: PackStorage.Result, _ page: Page) -> String {
        var text = page.facts(
            "pack.",
            [
                "packs": page.say(
                    "pack.packs.is",
                    ["count": .number(result.packs.count), "size": .text(page.size(result.used))]),
                "free": page.size(result.free),
            ])
        if !result.packs.isEmpty {
            var table = Table([
                page.column("id"), page.column("title", .wrap, least: 18), page.column("size", right: true),
                .init(page.say("pack.origin.installed"), spare: true), page.column("lastUsed"),
            ])
            for pack in result.packs {
                table.add(
                    Table.Cell(pack.pack.rawValue, .bold), Table.Cell(pack.title),
                    Table.Cell(page.size(pack.bytes)),
                    Table.Cell(page.clock.short(pack.installedAt), .dim),
                    Table.Cell(pack.lastUsed.map { page.clock.short($0) } ?? "–"))
            }
            text += "\n" + table.text(on: page.terminal)
        }
        guard !result.proposed.isEmpty else { return text }
        let names = result.proposed.map(\.rawValue).joined(separator: ", ")
        return text + "\n"
            + page.advice(
                page.say(
                    "pack.little",
                    ["packs": .text(names), "command": .text("kidctl pack remove \(result.proposed[0])")]))
    }
}
