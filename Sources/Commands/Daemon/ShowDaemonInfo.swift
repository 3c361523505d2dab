import API
import ArgumentParser
import JSONRPC
import Shapes

struct ShowDaemonInfo: Verb {
    static let configuration = CommandConfiguration(
        commandName: "info", abstract: "Show what is running.",
        usage: "kidctl daemon info [options]",
        discussion: """
            For everybody. Numbers are for parents: kidctl daemon stats

            EXAMPLES:
              kidctl daemon info
            """)

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        let path = session.connection.path
        session.show(try session.call(DaemonInfo.method, Nothing())) { info, page in
            page.facts([
                ("Version", info.version + (info.isDeveloper ? " (developer mode)" : "")),
                ("Protocol", "\(info.protocolVersion)"), ("Socket", path), ("Household", Self.words(info.state)),
                ("Clock", page.clock.full(info.now) + (info.clock == .trusted ? "" : ", not trusted")),
            ])
        }
    }

    static func words(_ state: HouseholdStatus.State) -> String {
        switch state {
        case .notSetUp: "not set up"
        default: state.rawValue
        }
    }
}
