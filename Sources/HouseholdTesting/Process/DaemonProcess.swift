import Glibc

/// A `kidd serve` in a process of its own, which accepts connections as soon as it is made.
public final class DaemonProcess: Sendable {
    /// Where a daemon keeps things.
    public struct Places: Sendable {
        /// The path that the daemon listens at.
        public var socket: String
        /// The folder of the journal.
        public var dataFolder: String
        /// The file with the household key.
        public var keyFile: String

        public init(socket: String, dataFolder: String, keyFile: String) {
            self.socket = socket
            self.dataFolder = dataFolder
            self.keyFile = keyFile
        }

        /// The usual names in one folder.
        public init(in folder: String) {
            self.init(socket: folder + "/kidd.sock", dataFolder: folder + "/data", keyFile: folder + "/household.key")
        }

        /// The options of `kidd serve` that name them.
        public var options: [String] {
            ["--socket", socket, "--data-dir", dataFolder, "--key-file", keyFile]
        }
    }

    /// The process; end it through this.
    public let program: SpawnedProgram
    /// Where this daemon keeps things.
    public let places: Places

    /// Starts the daemon and waits until its socket accepts.
    /// - Parameters:
    ///   - options: further options; developer mode if nothing else is said.
    ///   - environment: the whole environment.
    ///   - prefix: a program that runs the daemon in its place, such as `setpriv`, with its arguments.
    ///   - log: path of the output without its ending.
    public init(
        _ places: Places, options: [String] = ["--dev"], environment: [String: String] = [:], prefix: [String] = [],
        log: String
    ) throws {
        self.places = places
        program = try SpawnedProgram(
            prefix + [KiddBinary.path, "serve"] + places.options + options, environment: environment, files: log)
        let program = program
        let accepts: Bool? = Deadline.patient.poll {
            if program.ending != nil { return false }
            return Self.accepts(places.socket) ? true : nil
        }
        guard accepts == true else { throw ProcessFault("kidd does not serve. It wrote:\n\(program.errors)") }
    }

    /// Ends it as a service manager does.
    @discardableResult
    public func stop() throws -> ProgramEnding {
        program.signal(SIGTERM)
        return try program.wait()
    }

    /// Ends it without a chance to do anything.
    @discardableResult
    public func kill() throws -> ProgramEnding {
        program.signal(SIGKILL)
        return try program.wait()
    }

    private static func accepts(_ path: String) -> Bool {
        let probe = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard probe >= 0 else { return false }
        defer { close(probe) }
        return connectUnix(probe, path) == 0
    }
}
