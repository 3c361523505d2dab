import API
import ArgumentParser
import JSONRPC
import Shapes

struct ListChildren: Verb {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the children.",
        usage: "kidctl child list [options]",
        discussion: """
            EXAMPLES:
              kidctl child list
              kidctl child list --archived
            """)

    @Flag(help: "List archived children instead.")
    var archived = false

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        let answer = try session.call(ChildList.method, ChildList.Params(archived: archived))
        if answer.value.children.isEmpty, !session.options.json,
            try session.plainly(HouseholdStatus.method, Nothing()).value.state == .notSetUp
        {
            throw Problem.notSetUp
        }
        session.show(answer) { result, page in
            guard !result.children.isEmpty else {
                return archived
                    ? "No child is archived.\n"
                    : "There are no children yet. Add one: kidctl child add NAME --born 2019-04\n"
            }
            let hasAvatars = result.children.contains { $0.avatar != nil }
            var table = Table([.init("Id"), .init("Name", .cut)] + (hasAvatars ? [.init("Avatar", .cut)] : []))
            for child in result.children {
                var row = [Table.Cell(child.id.rawValue, .bold), Table.Cell(child.name)]
                if hasAvatars { row.append(Table.Cell(child.avatar ?? "", .dim)) }
                table.rows.append(row)
            }
            return table.text(on: page.terminal)
        }
    }
}
