import ArgumentParser
import CWipe
import Daemon
import Glibc
import Logging
import SampleFamily

/// `kidd serve`: runs until it gets SIGTERM or SIGINT; SIGHUP has it read its packs again.
struct Serve: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Runs the daemon until SIGTERM or SIGINT.",
        usage: "kidd serve [options]",
        discussion: """
            Without options it is the daemon of this user: socket in $XDG_RUNTIME_DIR/kidd/, data in \
            ~/.local/share/kidd/, key in ~/.config/kidd/, all private. A data folder that --data-dir names has a key \
            file of its own beside it.

            Under systemd it takes the socket of a socket unit, which then decides about path, mode and group, says \
            when it is ready, and keeps a watchdog fed. The credential kidd.household-key goes before --key-file.

            With --passphrase the key of a new household is wrapped by a passphrase instead. kidd then starts sealed: \
            kidctl household unseal opens it, and chooses the passphrase the first time.

            SIGHUP has it read the folders of --pack again.
            """)

    @Option(help: ArgumentHelp("The socket to listen on.", valueName: "path"))
    var socket: String?

    @Option(help: ArgumentHelp("Permissions of the socket, octal (default: 0600).", valueName: "mode"))
    var socketMode: OctalMode?

    @Option(help: ArgumentHelp("The group that the socket is given to.", valueName: "group"))
    var socketGroup: String?

    @Option(help: ArgumentHelp("The folder for the household's data.", valueName: "path"))
    var dataDir: String?

    @Option(
        help: ArgumentHelp(
            "The file with the household key; made with a new household (with --data-dir: FOLDER.key).",
            valueName: "path"))
    var keyFile: String?

    @Flag(help: "Wrap the key of a new household by a passphrase instead of a key file.")
    var passphrase = false

    @Option(
        name: .customLong("pack"), help: ArgumentHelp("One more content pack; may be repeated.", valueName: "folder"))
    var packs: [String] = []

    @Flag(help: "Developer mode: marks a new data folder for ever; the clock can be moved.")
    var dev = false

    @Flag(help: "Adds a made-up family with some weeks behind it to a new developer's folder (PIN 2468).")
    var sample = false

    @Option(help: ArgumentHelp("How many weeks it has behind it: 6, or 0 to 26.", valueName: "weeks"))
    var sampleWeeks: SampleWeeks?

    @Option(help: ArgumentHelp("What is logged to standard error: error, info or debug.", valueName: "level"))
    var log: LogLevel = .info

    func run() throws {
        let signals = StopSignals()
        let levels = LogLevelSwitch(log.level)
        let logger = Logger(label: "kidd") { label in
            SwitchedLog(JournalLog.isRead() ? JournalLog() : StreamLogHandler.standardError(label: label), levels)
        }
        // Beside a sanitizer, or another C library.
        if kidd_wipes_freed_memory() == 0 { logger.debug("memory that is freed is not overwritten") }
        do {
            try OwnProcess.requireThreads(for: .household)
            let environment = Environment.all
            let manager = ServiceManager(environment: environment, pid: getpid())
            let options = try options(environment)
            InheritedSocket.forget()
            var surroundings = Server.Surroundings(
                clock: SystemClock(synchronised: CrashPoint.isClockSynchronised(isDeveloper: dev)),
                pinCost: CrashPoint.pinCost(isDeveloper: dev), log: logger,
                onStep: CrashPoint.fromEnvironment(isDeveloper: dev))
            surroundings.logLevel = levels
            surroundings.endsWithServer = true
            // The signal wakes this thread, which stops the server.
            surroundings.onShutDown = { kill(getpid(), SIGTERM) }
            surroundings.onPackStep = CrashPoint.ofPacks(isDeveloper: dev)
            surroundings.onKeyStep = CrashPoint.ofKeys(isDeveloper: dev)
            surroundings.onBackupStep = CrashPoint.ofBackups(isDeveloper: dev)
            surroundings.onErasureStep = CrashPoint.ofErasure(isDeveloper: dev)
            surroundings.onRestoreStep = CrashPoint.ofRestore(isDeveloper: dev)
            if dev { surroundings.refusalOfBackupPlace = { _ in nil } }
            surroundings.backupCost = CrashPoint.backupCost(isDeveloper: dev)
            if sample { try live(options, surroundings) }
            let server = try Server(options, surroundings)
            let socket = server.socketPath ?? "handed over"
            logger.info("ready", metadata: ["socket": "\(socket)", "data": "\(options.dataFolder)"])
            if server.isSealed { logger.notice("sealed: open it with kidctl household unseal") }
            if let manager { server.keepTelling(manager) }
            manager?.tellReady()
            wait: while true {
                switch signals.wait() {
                case .reload: server.reload()
                case .stop(let signal):
                    logger.info("stopping", metadata: ["signal": "\(signal)"])
                    break wait
                }
            }
            manager?.tellStopping()
            server.stop()
        } catch let fault as StartFault {
            throw Told.fault(fault)
        }
    }

    /// Lives the weeks of the sample family, where the folder is new.
    private func live(_ options: ServeOptions, _ surroundings: Server.Surroundings) throws {
        guard !options.usesPassphrase else {
            throw StartFault("--sample needs a household that is open: leave --passphrase out")
        }
        guard options.isDeveloper else {
            throw StartFault("--sample is for developer mode: add --dev and a new data folder")
        }
        let weeks = sampleWeeks?.rawValue ?? SampleFamily.usualWeeks
        let log = surroundings.log
        try SampleFamily.live(in: options, weeks: weeks, until: surroundings.clock.read(), log: log) { week in
            // Until all of them are lived there is no socket.
            if week <= weeks { log.info("the sample family lives", metadata: ["week": "\(week) of \(weeks)"]) }
        }
    }

    private func options(_ environment: [String: String]) throws -> ServeOptions {
        let inherited = try InheritedSocket.handedOver(environment: environment, pid: getpid())
        if inherited != nil, socket != nil || socketMode != nil || socketGroup != nil {
            throw StartFault(
                "the service manager hands over a socket: leave --socket, --socket-mode and --socket-group to its "
                    + "socket unit (ListenStream=, SocketMode=, SocketGroup=)")
        }
        let places = try Places.find(
            socket: inherited == nil ? socket : "", dataFolder: dataDir, keyFile: keyFile, environment: environment,
            isRoot: geteuid() == 0)
        try places.requireWanted(dataFolder: dataDir)
        var options = ServeOptions(socket: places.socket, dataFolder: places.dataFolder, keyFile: places.keyFile)
        options.inherited = inherited
        options.credentials = environment["CREDENTIALS_DIRECTORY"]
        options.socketMode = socketMode?.rawValue ?? 0o600
        options.socketGroup = socketGroup
        options.usesPassphrase = passphrase
        options.isDeveloper = dev
        options.packs = packs
        options.language = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        options.checkpointPages = CrashPoint.checkpointPages(isDeveloper: dev)
        options.snapshotRecords = CrashPoint.snapshotRecords(isDeveloper: dev)
        return options
    }
}

/// Permissions as an octal number.
struct OctalMode: ExpressibleByArgument {
    let rawValue: UInt16

    init(_ mode: UInt16) { rawValue = mode }

    init?(argument: String) {
        guard let mode = UInt16(argument, radix: 8), mode <= 0o777 else { return nil }
        rawValue = mode
    }
}

/// How long the sample family has lived.
struct SampleWeeks: ExpressibleByArgument {
    let rawValue: Int

    init?(argument: String) {
        guard let weeks = Int(argument), SampleFamily.possibleWeeks.contains(weeks) else { return nil }
        rawValue = weeks
    }
}

/// What is logged.
enum LogLevel: String, ExpressibleByArgument, CaseIterable {
    case error
    case info
    case debug

    var level: Logger.Level {
        switch self {
        case .error: .error
        case .info: .info
        case .debug: .debug
        }
    }
}
