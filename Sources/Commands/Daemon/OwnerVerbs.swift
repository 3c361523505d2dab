import API
import ArgumentParser
import Glibc
import JSONRPC
import Shapes

/// The account at this terminal.
enum RootAccount {
    /// Whether it is root, who owns the daemon's data anyway.
    static var isMine: Bool { geteuid() == 0 }
}

extension DaemonReload.LogLevel: ExpressibleByArgument {}

struct ReloadDaemon: Verb {
    static let configuration = CommandConfiguration(
        commandName: "reload", abstract: "Have kidd read its packs again, or log more.",
        usage: "kidctl daemon reload [options]",
        discussion: """
            For the account that kidd runs under, or root. Reads the folders again that
            kidd serve was given with --pack. When one has faults, nothing changes. The
            signal SIGHUP does the same. Whatever else kidd serve was told needs a
            restart.

            EXAMPLES:
              kidctl daemon reload
              kidctl daemon reload --log debug
            """)

    @Option(help: ArgumentHelp("What is logged from now on: error, info or debug.", valueName: "level"))
    var log: DaemonReload.LogLevel?

    @OptionGroup var options: GlobalOptions

    func run(in session: Invocation) throws {
        session.show(try session.plainly(DaemonReload.method, DaemonReload.Params(log: log)), Self.text)
    }

    static func text(_ result: DaemonReload.Result, _ page: Page) -> String {
        func names(_ key: String, _ names: [String]) -> String {
            names.isEmpty ? page.say("daemon.\(key).none") : names.joined(separator: ", ")
        }
        return page.facts(
            "daemon.",
            [
                "read": names("read", result.read), "changed": names("changed", result.changed),
                "log": result.log.rawValue,
            ])
    }
}

struct ShutDownDaemon: Verb {
    static let configuration = CommandConfiguration(
        commandName: "shut-down", abstract: "Stop kidd when everything is stored.",
        usage: "kidctl daemon shut-down [options]",
        discussion: """
            For root, and for the account that kidd runs under with the recovery code.
            Under systemd a socket unit starts kidd again with the next connection:
            stop both with systemctl stop kidd.socket kidd.service

            EXAMPLES:
              sudo kidctl daemon shut-down
              kidctl daemon shut-down --code-file code
            """)

    @Option(help: ArgumentHelp("Read the recovery code from a file, or from standard input: -.", valueName: "file"))
    var codeFile: String?

    @OptionGroup var options: GlobalOptions

    func run(in session: Invocation) throws {
        try session.requireOwner(remedy: "run it as root: sudo kidctl daemon shut-down")
        let params = DaemonShutDown.Params(recoveryCode: try session.ownersCode(file: codeFile))
        // Known before: a question afterwards would wake kidd again.
        _ = session.language
        session.show(try session.plainly(DaemonShutDown.method, params)) { _, page in
            page.paragraph(page.say("daemon.stops"))
        }
    }
}
