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
            page.facts(
                "daemon.",
                [
                    "version": info.isDeveloper
                        ? page.say("daemon.developer", ["version": .text(info.version)]) : info.version,
                    "protocol": "\(info.protocolVersion)", "socket": path,
                    "household": page.say("daemon.state.\(info.state.rawValue)"), "clock": Self.clock(info, page),
                ])
        }
    }

    /// Before the household is open kidd does not know its time zone, and tells the time at Greenwich.
    static func clock(_ info: DaemonInfo.Result, _ page: Page) -> String {
        var time = page.clock.full(info.now)
        let zone = "daemon.utc.\(info.state.rawValue)"
        if page.has(zone) { time = page.say(zone, ["time": .text(time)]) }
        return info.clock == .trusted ? time : page.say("daemon.notTrusted", ["time": .text(time)])
    }
}
