import API
import ArgumentParser
import Client
import JSONRPC
import Shapes
import Words

struct ShowDaemonStats: Verb {
    static let configuration = CommandConfiguration(
        commandName: "stats", abstract: "Show how much the daemon has, uses and does.",
        usage: "kidctl daemon stats [options]",
        discussion: """
            For parents, and for root without a PIN.

            EXAMPLES:
              kidctl daemon stats
              kidctl daemon stats --json
            """)

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        session.show(try answer(in: session), Self.text)
    }

    /// Root is asked for a PIN only where kidd wants one.
    private func answer(in session: Invocation) throws -> CallReply<DaemonStats.Result> {
        guard RootAccount.isMine, !session.isPINNamed else {
            return try session.call(DaemonStats.method, Nothing())
        }
        return try session.asNeeded(parent: false) { () throws(ClientError) in
            try session.connection.answer(DaemonStats.method, Nothing())
        }
    }

    static func text(_ stats: DaemonStats.Result, _ page: Page) -> String {
        let (process, storage, traffic) = (stats.process, stats.storage, stats.traffic)
        func say(_ key: String, _ values: KeyValuePairs<String, Saying.Value>) -> String {
            page.say("daemon.\(key).is", values)
        }
        let disk = say(
            "disk",
            [
                "database": .text(page.size(storage.databaseBytes)), "log": .text(page.size(storage.logBytes)),
                "free": .text(page.size(storage.freeBytes)),
            ])
        return page.facts(
            "daemon.",
            [
                "process": say(
                    "process",
                    [
                        "pid": .text("\(process.pid)"), "account": .text("\(process.uid)"),
                        "size": .text(page.size(process.memoryBytes)),
                    ]),
                "started": say(
                    "started",
                    [
                        "time": .text(page.clock.full(process.startedAt)),
                        "length": .text(page.length(seconds: process.uptimeSeconds)),
                    ]),
                "journal": say(
                    "journal", ["count": .number(storage.rows), "fresh": .number(storage.rowsSinceSnapshot)]),
                "disk": storage.disk == .ample ? disk : page.say("daemon.disk.full", ["disk": .text(disk)]),
                "connections": say(
                    "connections", ["count": .number(traffic.connections), "hearing": .number(traffic.subscribers)]),
                "calls": say(
                    "calls",
                    [
                        "count": .number(traffic.calls), "ignored": .number(traffic.ignoredNotifications),
                        "pins": .number(traffic.waitingPINs), "output": .text(page.size(traffic.outputBytes)),
                    ]),
                "children": page.number(stats.children),
                "packs": stats.packs.isEmpty ? page.say("daemon.noPacks") : stats.packs.joined(separator: ", "),
            ])
    }
}
