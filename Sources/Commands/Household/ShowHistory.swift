import API
import ArgumentParser
import Household
import JSONRPC
import Shapes

struct ShowHistory: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "household history", usage: "[options]",
            discussion: """
                Single answers and single minutes are kept for some months; older ones are
                folded into daily totals. Stars, points, badges, mastery and the audit stay.

                --if-kept tells what another time would fold, and changes nothing.

                EXAMPLES:
                  kidctl household history
                  kidctl household history --if-kept 6
                """)
    }

    @Option(
        help: ArgumentHelp("Months to look at instead: 1 to 120, or forever.", valueName: "months"),
        transform: HistoryMonths.init)
    var ifKept: HistoryMonths?

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        let params = HouseholdHistory.Params(retentionMonths: ifKept?.patch ?? .keep)
        session.show(try session.call(HouseholdHistory.method, params), Self.text)
    }

    static func text(_ history: HouseholdHistory.Result, _ page: Page) -> String {
        guard !history.children.isEmpty else { return page.paragraph(history.say.printable) }
        var table = Table([
            page.column("name", .cut), page.column("foldedBefore"), page.column("foldedDays", right: true),
        ])
        for child in history.children {
            table.add(
                Table.Cell(child.name.printable), Table.Cell(child.foldedBefore.map(page.clock.date) ?? ""),
                Table.Cell("\(child.foldedDays)"))
        }
        return page.paragraph(history.say.printable) + "\n" + table.text(on: page.terminal)
    }
}
