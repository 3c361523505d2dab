import Daemon
import Glibc
import Synchronization

/// A program that runs as a process of its own, with its output in files. It is killed with its last reference.
public final class SpawnedProgram: Sendable {
    /// The number of the process; valid until it was waited for.
    public let pid: pid_t
    /// What the program is called in messages.
    public let name: String
    private let outputFile: String
    private let errorFile: String
    private let ended = Mutex<ProgramEnding?>(nil)

    /// Starts a program.
    /// - Parameters:
    ///   - command: the program's absolute path and its arguments.
    ///   - environment: the whole environment; for kidd's own programs a clock that `scripts/set-clocks` has set for
    ///     the run is set in it, too.
    ///   - isJob: whether it leads a process group of its own, as a shell starts it. A terminal's stop means nothing to
    ///     a group whose parents are gone, as those of a test run in the background may be.
    ///   - files: path of the output without its ending: `.out` and `.err` are added.
    public init(
        _ command: [String], environment: [String: String] = [:], isJob: Bool = false, files: String
    ) throws {
        guard let program = command.first else { throw ProcessFault("no program is named") }
        name = program
        outputFile = files + ".out"
        errorFile = files + ".err"
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        let writing = O_WRONLY | O_CREAT | O_TRUNC
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, outputFile, writing, 0o600)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errorFile, writing, 0o600)
        var attributes = Self.ordinarySignals(isJob: isJob)
        defer { posix_spawnattr_destroy(&attributes) }
        var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
        var variables: [UnsafeMutablePointer<CChar>?] =
            (command.contains { $0.hasPrefix(Self.folder) } ? Self.clock(in: environment) : environment)
            .map { strdup("\($0)=\($1)") } + [nil]
        defer { for text in arguments + variables { free(text) } }
        var child: pid_t = 0
        let code = posix_spawn(&child, program, &actions, &attributes, &arguments, &variables)
        guard code == 0 else { throw ProcessFault("\(program) does not start: \(String(cString: strerror(code)))") }
        pid = child
    }

    deinit {
        if ending == nil {
            kill(pid, SIGKILL)
            _ = ended.withLock { _ in waitpid(pid, nil, 0) }
        }
    }

    /// How it ended; nil while it runs.
    public var ending: ProgramEnding? {
        ended.withLock { ended in
            if ended == nil {
                var status: Int32 = 0
                if waitpid(pid, &status, WNOHANG) == pid { ended = ProgramEnding(status: status) }
            }
            return ended
        }
    }

    /// Sends a signal, if it still runs.
    public func signal(_ signal: Int32) {
        if ending == nil { kill(pid, signal) }
    }

    /// Waits for the end.
    public func wait(within time: Duration = Deadline.patience) throws -> ProgramEnding {
        if let ending = Deadline(in: time).poll({ ending }) { return ending }
        throw ProcessFault("\(name) has not ended after \(time). It wrote:\n\(errors)")
    }

    /// Waits for the end of what takes long, and leaves the thread to other tests meanwhile.
    public func end(within time: Duration) async throws -> ProgramEnding {
        let last = ContinuousClock.now + time
        while ContinuousClock.now < last {
            if let ending { return ending }
            try await Task.sleep(for: .milliseconds(50))
        }
        throw ProcessFault("\(name) has not ended after \(time). It wrote:\n\(errors)")
    }

    /// What it has written to standard output so far.
    public var output: String { Self.text(of: outputFile) }

    /// What it has written to standard error so far.
    public var errors: String { Self.text(of: errorFile) }

    /// What libfaketime goes by in this run; nothing where the clock is the machine's.
    public static let setClock = Environment.all.filter { name, _ in
        name == "LD_PRELOAD" || name == "NO_FAKE_STAT" || name.hasPrefix("FAKETIME")
    }

    /// Where kidd's own programs are.
    private static let folder = String(KiddBinary.path.dropLast("kidd".count))

    /// An environment with the clock of the run, if it has none of its own.
    private static func clock(in environment: [String: String]) -> [String: String] {
        environment["LD_PRELOAD"] == nil ? environment.merging(setClock) { own, _ in own } : environment
    }

    /// No signal is blocked or ignored, whatever the thread that starts it does.
    private static func ordinarySignals(isJob: Bool) -> posix_spawnattr_t {
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        var none = sigset_t()
        sigemptyset(&none)
        var all = sigset_t()
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        let group = isJob ? POSIX_SPAWN_SETPGROUP : 0
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | group))
        return attributes
    }

    private static func text(of path: String) -> String {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return "" }
        defer { close(file) }
        var text: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 64 << 10)
        while case let count = read(file, &chunk, chunk.count), count > 0 { text += chunk[..<count] }
        return String(decoding: text, as: UTF8.self)
    }
}
