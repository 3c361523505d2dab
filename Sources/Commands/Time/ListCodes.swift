import API
import ArgumentParser

struct ListCodes: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "time list-codes", usage: "[<child>] [options]",
            discussion: """
                kidd does not keep the codes themselves.

                EXAMPLES:
                  kidctl time list-codes
                  kidctl time list-codes mia
                """)
    }

    @Argument(help: "Only those for this child.")
    var child: String?

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        session.show(try session.call(TimeListCodes.method, TimeListCodes.Params(child: child))) { list, page in
            guard !list.codes.isEmpty else {
                return page.advice(page.say("code.none", command: "kidctl time codes 15m --count 8"))
            }
            var table = Table([
                page.column("code"), page.column("gives", right: true), page.column("child"),
                page.column("state", .wrap),
            ])
            for code in list.codes {
                let state = page.say(
                    "code.state.\(code.state.rawValue)",
                    [
                        "child": .text(code.usedBy?.rawValue ?? "–"),
                        "time": .text(code.usedAt.map { page.clock.short($0) } ?? "–"),
                    ])
                table.add(
                    Table.Cell(code.id.rawValue, .bold), Table.Cell(page.length(minutes: code.minutes)),
                    Table.Cell(code.child?.rawValue ?? page.say("code.any")), Table.Cell(state))
            }
            return table.text(on: page.terminal)
        }
    }
}
