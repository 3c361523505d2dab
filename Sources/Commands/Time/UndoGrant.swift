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
        var at = Instant(seconds: 0)
        /// What it is, where the command did not name it.
        var grant: Grant?

        /// The later one is the greater: of one second, the one with the higher number.
        var order: (Instant, Int, String) { (at, id.rawValue.utf8.count, id.rawValue) }
    }

    /// The last grant of a parent of which something is left.
    private func last(in session: Invocation) throws -> Found {
        try session.becomeParent()
        let children =
            try child.map { [$0] }
            ?? session.call(ChildList.method, ChildList.Params()).value.children.map(\.id.rawValue)
        let grants = try children.flatMap { child in
            try session.call(TimeUsage.method, TimeUsage.Params(child: child, days: 1)).value.grants
                .map(\.grant).filter(\.isByParent)
                .map { Found(child: child, id: $0.id, at: $0.at, grant: $0) }
        }
        guard let last = grants.max(by: { $0.order < $1.order }) else {
            throw Problem(
                .notFound, "no grant of a parent has minutes left" + (child.map { " for " + $0 } ?? ""),
                remedy: "see what a child has: kidctl time usage CHILD")
        }
        return last
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
