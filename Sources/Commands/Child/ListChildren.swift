import API
import ArgumentParser
import JSONRPC
import Shapes

struct ListChildren: Verb {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the children.",
        usage: "kidctl child list [options]",
        discussion: """
            Children who are archived are not among them: --archived lists those. Bring
            one back with child archive --restore. Ages are shown to parents.

            EXAMPLES:
              kidctl child list
              kidctl child list --archived
              kidctl child archive mia --restore
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
            return Self.table(of: result.children).text(on: page.terminal) + hint(result.children, page)
        }
    }

    private static func table(of children: [ChildList.Entry]) -> Table {
        let hasAges = children.contains { $0.age != nil }
        let hasAvatars = children.contains { $0.avatar != nil }
        var table = Table(
            [.init("Id"), .init("Name", .cut)] + (hasAges ? [.init("Age", right: true)] : [])
                + (hasAvatars ? [.init("Avatar", .cut)] : []))
        for child in children {
            var row = [Table.Cell(child.id.rawValue, .bold), Table.Cell(child.name)]
            if hasAges { row.append(Table.Cell(child.age.map(String.init) ?? "")) }
            if hasAvatars { row.append(Table.Cell(child.avatar ?? "", .dim)) }
            table.rows.append(row)
        }
        return table
    }

    /// What else there is to see.
    private func hint(_ children: [ChildList.Entry], _ page: Page) -> String {
        if archived, let first = children.first {
            let id = Advice.quoted(first.id.rawValue)
            return "\n" + page.advice("All are archived. Bring one back: kidctl child archive \(id) --restore", .dim)
        }
        guard children.contains(where: { $0.age == nil }) else { return "" }
        return "\n" + page.advice("A parent who unlocks also sees ages: kidctl parent unlock", .dim)
    }
}
