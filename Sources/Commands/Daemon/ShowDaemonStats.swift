import API
import ArgumentParser
import Client
import JSONRPC
import Shapes

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
        return page.facts([
            ("Process", "\(process.pid), account \(process.uid), \(ByteText.text(process.memoryBytes)) of memory"),
            (
                "Started",
                page.clock.full(process.startedAt) + ", " + page.length(seconds: process.uptimeSeconds) + " ago"
            ),
            (
                "Journal",
                "\(page.number(storage.rows)) rows, \(page.number(storage.rowsSinceSnapshot)) after the snapshot"
            ),
            (
                "Disk",
                "database \(ByteText.text(storage.databaseBytes)), log \(ByteText.text(storage.logBytes)), "
                    + "\(ByteText.text(storage.freeBytes)) free" + (storage.disk == .ample ? "" : ": full")
            ),
            ("Connections", "\(traffic.connections), \(traffic.subscribers) of them hear events"),
            (
                "Calls",
                "\(page.number(traffic.calls)), \(traffic.ignoredNotifications) notifications not run, "
                    + "\(traffic.waitingPINs) PINs waiting, \(ByteText.text(traffic.outputBytes)) not taken"
            ),
            ("Children", "\(stats.children)"),
            ("Packs", stats.packs.isEmpty ? "none" : stats.packs.joined(separator: ", ")),
        ])
    }
}
