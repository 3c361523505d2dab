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
            guard !list.codes.isEmpty else { return "There are no codes.\n" }
            var table = Table([.init("Code"), .init("Gives", right: true), .init("For"), .init("State", .wrap)])
            for code in list.codes {
                let used = code.usedBy.map { " by \($0.rawValue)" } ?? ""
                let at = code.usedAt.map { ", \(page.clock.short($0))" } ?? ""
                table.add(
                    Table.Cell(code.id.rawValue, .bold), Table.Cell(HumanDuration.text(minutes: code.minutes)),
                    Table.Cell(code.child?.rawValue ?? "any"), Table.Cell((code.state.rawValue + used + at).printable))
            }
            return table.text(on: page.terminal)
        }
    }
}
