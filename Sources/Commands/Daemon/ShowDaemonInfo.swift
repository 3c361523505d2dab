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
                ("Clock", Self.clock(info, page)),
            ])
        }
    }

    /// Before the household is open kidd does not know its time zone, and tells the time at Greenwich.
    static func clock(_ info: DaemonInfo.Result, _ page: Page) -> String {
        let time = page.clock.full(info.now)
        let zone =
            switch info.state {
            case .sealed: " UTC (the time zone is not known before the household is unsealed)"
            case .opening: " UTC (the time zone is not known before the household is open)"
            case .notSetUp: " UTC (the time zone is not known before the household is set up)"
            case .open, .damaged: ""
            }
        return time + zone + (info.clock == .trusted ? "" : ", not trusted")
    }

    static func words(_ state: HouseholdStatus.State) -> String {
        switch state {
        case .notSetUp: "not set up"
        default: state.rawValue
        }
    }
}
