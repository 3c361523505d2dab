import CLinux
import Glibc

/// Programs that are started.
enum ChildProcess {
    /// What a program is started with.
    enum Streams {
        /// Those of this process.
        case own
        /// None: for helpers that a person does not see.
        case none
        /// Its output goes to a descriptor; no other stream.
        case output(CInt)
    }

    /// Starts a program, which is looked for in `PATH` when its name has no slash.
    ///
    /// - Parameter inherited: A descriptor that the program gets under the same number.
    /// - Returns: Its process, or why there is none.
    static func start(
        _ command: [String], path: String? = nil, streams: Streams = .own, inherited: CInt? = nil
    ) -> Result<pid_t, StartFailure> {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        // The same number twice: the descriptor stays open in the program alone.
        if let inherited { posix_spawn_file_actions_adddup2(&actions, inherited, inherited) }
        var output: CInt?
        switch streams {
        case .own: break
        case .none: output = -1
        case .output(let descriptor): output = descriptor
        }
        if let output {
            for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
                posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0)
            }
            if output >= 0 { posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO) }
        }
        var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
        defer { for text in arguments { free(text) } }
        var process: pid_t = 0
        let failure = posix_spawnp(
            &process, path ?? command[0], &actions, nil, &arguments, kidd_environment())
        return failure == 0 ? .success(process) : .failure(StartFailure(number: failure))
    }

    /// How a process ended, as a shell tells it; nil while it goes on.
    static func exitCode(ofStatus status: CInt) -> CInt? {
        let signal = status & 0x7F
        if signal == 0 { return (status >> 8) & 0xFF }
        // 0x7F is a stop, and 0xFFFF a continuation.
        return signal == 0x7F ? nil : 128 + signal
    }

    /// The signal that stopped it; nil when it was not stopped.
    static func stopSignal(ofStatus status: CInt) -> CInt? {
        status & 0xFF == 0x7F ? (status >> 8) & 0xFF : nil
    }

    /// Whether it goes on after a stop.
    static func isContinued(_ status: CInt) -> Bool { status == 0xFFFF }
}

/// Why a program did not start.
struct StartFailure: Error {
    var number: CInt

    /// As a shell tells it: 127 for what is not there, 126 for what cannot be run.
    var exitCode: CInt { number == ENOENT || number == ENOTDIR ? 127 : 126 }

    var text: String { number == ENOENT ? "there is no such program" : String(cString: strerror(number)) }
}
