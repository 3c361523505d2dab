import API
import ArgumentParser
import JSONRPC
import Shapes

struct ListChildren: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "child list", usage: "[options]", isAbout: true,
            examples: """
                kidctl child list
                kidctl child list --archived
                kidctl child archive mia --restore
                """)
    }

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
                let add = "kidctl child add NAME --born 2019-04"
                return
                    (archived
                    ? page.say("children.noneArchived") : page.say("children.addOne", command: add)) + "\n"
            }
            return Self.table(of: result.children, page).text(on: page.terminal) + hint(result.children, page)
        }
    }

    private static func table(of children: [ChildList.Entry], _ page: Page) -> Table {
        let hasAges = children.contains { $0.age != nil }
        let hasAvatars = children.contains { $0.avatar != nil }
        var table = Table(
            [page.column("id"), page.column("name", .cut)] + (hasAges ? [page.column("age", right: true)] : [])
                + (hasAvatars ? [page.column("avatar", .cut)] : []))
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
            let command = "kidctl child archive \(id) --restore"
            return "\n" + page.advice(page.say("children.allArchived", command: command), .dim)
        }
        guard children.contains(where: { $0.age == nil }) else { return "" }
        return "\n" + page.advice(page.say("children.ages", command: "kidctl parent unlock"), .dim)
    }
}
