import API
import ArgumentParser
import JSONRPC
import Shapes

struct ListParents: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "parent list", usage: "[options]",
            examples: """
                kidctl parent list
                kidctl parent list --json
                """)
    }

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        let answer = try session.call(ParentList.method, Nothing())
        if answer.value.parents.isEmpty, !session.options.json { throw Problem.notSetUp }
        let isParent = session.isParent
        session.show(answer) { result, page in
            Self.table(of: result.parents, isParent, page).text(on: page.terminal)
                + (isParent
                    ? "" : "\n" + page.advice(page.say("parent.unlocks", command: "kidctl parent unlock"), .dim))
        }
    }

    private static func table(of parents: [ParentList.Entry], _ isParent: Bool, _ page: Page) -> Table {
        var table = Table(
            [page.column("id"), page.column("name", .cut)] + (isParent ? [page.column("unlocked", .cut)] : []))
        for parent in parents {
            let last = parent.lastUnlock.map { page.clock.full($0) } ?? page.say("parent.never")
            table.rows.append(
                [Table.Cell(parent.id.rawValue, .bold), Table.Cell(parent.name)]
                    + (isParent ? [Table.Cell(last, .dim)] : []))
        }
        return table
    }
}
