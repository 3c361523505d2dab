import API
import ArgumentParser
import Household
import JSONRPC
import Shapes

struct UndoGrant: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "time undo", usage: "[<child>] [<grant>] [options]", isAbout: true,
            examples: """
                kidctl time undo
                kidctl time undo mia
                kidctl time undo mia g3
                """)
    }

    @Argument(help: "Id or name of the child.")
    var child: String?

    @Argument(help: "The grant's id.")
    var grant: String?

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        let named = child.flatMap { child in grant.map { Found(child: child, id: GrantID(rawValue: $0)) } }
        let found = try named ?? last(in: session)
        let answer = try session.call(TimeUndoGrant.method, TimeUndoGrant.Params(child: found.child, grant: found.id))
        session.show(answer) { undone, page in
            page.paragraph((found.grant.map { Self.words($0, found.child, page) + " " } ?? "") + undone.note.printable)
                + "\n"
                + DecisionText(decision: undone.decision, child: found.child, now: nil, page: page).text
        }
    }

    /// A grant to be taken back.
    private struct Found {
        var child: String
        var id: GrantID
        /// What it is, where the command did not name it.
        var grant: Grant?
    }

    /// The last grant of a parent of which something is left.
    private func last(in session: Invocation) throws -> Found {
        try session.becomeParent()
        let children =
            try child.map { [$0] }
            ?? session.call(ChildList.method, ChildList.Params()).value.children.map(\.id.rawValue)
        let usable = try children.map { child in
            (child, try session.call(TimeUsage.method, TimeUsage.Params(child: child, days: 1)).value.grants)
        }
        // The last one of each child by the order in which they were given, and of these the latest.
        let last = usable.compactMap { child, grants in
            grants.filter { $0.grant.isByParent }.max { $0.number < $1.number }
                .map { Found(child: child, id: $0.grant.id, grant: $0.grant) }
        }
        let latest = last.compactMap(\.grant?.at).max()
        let found = last.filter { $0.grant?.at == latest }
        guard let first = found.first else { throw Self.nothing(of: child, among: usable) }
        guard found.count == 1 else {
            let names = found.map(\.child).joined(separator: ", ")
            throw Problem(
                .usage, "minutes were given in the same second to \(names)",
                remedy: "name the child: kidctl time undo \(Advice.quoted(first.child))")
        }
        return first
    }

    /// No grant of a parent has minutes left: says which other minutes there are, and what takes them back.
    static func nothing(
        of child: String?, among usable: [(child: String, grants: [UsageReport.GrantLeft])]
    ) -> Problem {
        let others = usable.flatMap { child, grants in grants.map { (child, $0.grant.id.rawValue) } }
        let message = "no grant of a parent has minutes left" + (child.map { " for " + $0 } ?? "")
        guard !others.isEmpty else {
            let remedy = child.map { "see what the child has: kidctl time usage " + Advice.quoted($0) }
            return Problem(.notFound, message, remedy: remedy)
        }
        return Problem(
            .notFound, message + "; those that are left came by codes or were earned",
            remedy: "take them back by name: "
                + others.map { "kidctl time undo \(Advice.quoted($0.0)) \($0.1)" }.joined(separator: ", "))
    }

    private static func words(_ grant: Grant, _ child: String, _ page: Page) -> String {
        let title = page.say(
            "undo.title", ["minutes": .text(page.length(minutes: grant.minutes)), "child": .text(child)])
        return page.say("undo.last", ["title": .text(title + (grant.why.map { " (\($0))" } ?? ""))])
    }
}

extension Grant {
    /// Given by a parent, asked or not; codes and earned minutes have other ways.
    fileprivate var isByParent: Bool {
        switch origin {
        case .parent, .request: true
        case .code, .lesson, .challenge: false
        }
    }
}
