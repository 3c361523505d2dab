import Foundation
import HouseholdTesting

/// Sits at the keyboard of a front-end and types when it is asked.
final class Typist {
    private let program: SpawnedProgram
    private let keyboard: FileHandle
    private let daemon: LineClient
    private var asked = 0

    /// Starts a front-end.
    /// - Parameter command: the program's absolute path and its arguments.
    init(_ command: [String], daemon: DaemonProcess, in scratch: ScratchFolder) throws {
        let pipe = scratch.path("typed")
        // One that an earlier front-end has left.
        unlink(pipe)
        guard mkfifo(pipe, 0o600) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        // For both ways, so that opening it waits for nobody.
        let descriptor = open(pipe, O_RDWR | O_CLOEXEC)
        guard descriptor >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        keyboard = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        self.daemon = try LineClient(daemon.places.socket)
        program = try SpawnedProgram(
            [Machine.bash.path, "-c", #"typed=$1; shift; exec "$@" <"$typed""#, "bash", pipe] + command,
            environment: Example.environment(daemon), files: scratch.path("front-end"))
    }

    /// What the front-end has shown so far.
    var screen: String { program.output + program.errors }

    /// Waits for the next prompt, reads for five seconds of the daemon's clock, and types a line.
    func type(_ line: String) throws {
        try awaitPrompt()
        _ = try daemon.result("clock.advance", #"{"seconds":5}"#)
        keyboard.write(Data((line + "\n").utf8))
    }

    /// Waits for the end of a front-end that asks for nothing more.
    func end() throws -> ProgramEnding { try program.wait() }

    /// Waits until something is on the screen.
    func await(_ words: String) throws {
        let isShown: Bool? = Deadline.patient.poll {
            screen.contains(words) ? true : program.ending.map { _ in false }
        }
        guard isShown == true else { throw ProcessFault("this was not shown: \(words)\n\(screen)") }
    }

    /// Waits for the next prompt and goes away.
    func leave() throws -> ProgramEnding {
        try awaitPrompt()
        try keyboard.close()
        return try program.wait()
    }

    /// Waits for the next prompt.
    func awaitPrompt() throws {
        asked += 1
        let isAsked: Bool? = Deadline.patient.poll {
            if program.ending != nil { return false }
            return screen.components(separatedBy: "> ").count > asked ? true : nil
        }
        guard isAsked == true else { throw ProcessFault("no prompt \(asked) came:\n\(screen)") }
    }
}
