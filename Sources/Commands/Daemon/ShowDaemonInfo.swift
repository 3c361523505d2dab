import API
import ArgumentParser
import JSONRPC
import Shapes

struct ShowDaemonInfo: Verb {
    static let configuration = CommandConfiguration(
        commandName: "info", abstract: "Show what is running.",
        usage: "kidctl daemon info [options]",
        discussion: """
            EXAMPLES:
              kidctl daemon info
            """)

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        let path = session.connection.path
        session.show(try session.call(DaemonInfo.method, Nothing())) { info, page in
            var facts = [
                ("Version", info.version + (info.isDeveloper ? " (developer mode)" : "")), ("Socket", path),
                ("Process", "\(info.pid), account \(info.uid)"), ("Started", page.clock.full(info.startedAt)),
                ("Clock", page.clock.full(info.now) + (info.clock == .trusted ? "" : ", not trusted")),
                ("Children", "\(info.children)"),
                ("Packs", info.packs.isEmpty ? "none" : info.packs.joined(separator: ", ")),
            ]
            if let records = info.records { facts.append(("Journal", "\(records) records")) }
            if let connections = info.connections { facts.append(("Connections", "\(connections)")) }
            return page.facts(facts)
        }
    }
}
