import Foundation
import HouseholdTesting

/// A program on a terminal of its own, with somebody who tells the hands in front of it what to do.
final class Stage {
    /// Runs a program on a pseudo-terminal, does what lines of its input say, and prints all that came.
    ///
    /// `wait WORDS` waits for words on the screen since the last one, `type KEYS` types, `size ROWS COLUMNS` makes it
    /// another size; the last line tells the exit code and whether the terminal is as it was.
    private static let actor = """
        import fcntl, os, pty, select, struct, sys, termios
        main, side = pty.openpty()
        size = lambda rows, columns: fcntl.ioctl(main, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        size(24, 100)
        before = termios.tcgetattr(side)
        child = os.fork()
        if child == 0:
            os.setsid(); fcntl.ioctl(side, termios.TIOCSCTTY, 0)
            for stream in range(3): os.dup2(side, stream)
            os.execv(sys.argv[1], sys.argv[1:])
        seen = ""
        def more():
            if not select.select([main], [], [], 20)[0]: print("TIMEOUT", repr(seen)); sys.exit(1)
            return os.read(main, 65536).decode(errors="replace")
        for line in sys.stdin:
            word, _, rest = line.rstrip("\\n").partition(" ")
            if word == "wait":
                while rest not in seen: seen += more()
                seen = seen[seen.index(rest) + len(rest):]
                print("seen", rest, flush=True)
            if word == "type": os.write(main, rest.encode().decode("unicode_escape").encode())
            if word == "size": size(*map(int, rest.split()))
            if word == "end": break
        code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        while select.select([main], [], [], 0)[0]: seen += more()
        left = "\\x1b[?1049l" in seen and "\\x1b[?25h" in seen
        print("ended", code, "restored" if termios.tcgetattr(side) == before and left else "not restored")
        """

    let program: SpawnedProgram
    private let lines: FileHandle
    private var seen = 0

    /// - Parameter command: the program's absolute path and its arguments.
    init(_ command: [String], _ family: RunFamily) throws {
        let pipe = try family.fifo("lines")
        let descriptor = open(pipe, O_RDWR | O_CLOEXEC)
        guard descriptor >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        lines = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        program = try SpawnedProgram(
            [
                Machine.bash.path, "-c", #"lines=$1; shift; exec "$@" <"$lines""#, "bash", pipe, Machine.python.path,
                "-c", Self.actor,
            ] + command,
            environment: [
                "KIDD_SOCKET": family.daemon.places.socket, "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8",
                "NO_COLOR": "1",
                "TERM": "xterm",
            ], files: family.scratch.path("stage"))
    }

    /// Says what to do, and waits until all that is to be seen was.
    func play(_ all: String...) throws {
        for line in all { lines.write(Data((line + "\n").utf8)) }
        seen += all.count { $0.hasPrefix("wait") }
        let isSeen: Bool? = Deadline.patient.poll {
            let count = program.output.components(separatedBy: "seen ").count - 1
            return count >= seen ? true : program.ending.map { _ in false }
        }
        guard isSeen == true || all.last == "end" else {
            throw ProcessFault("\(all) was not seen:\n\(program.output)\(program.errors)")
        }
    }
}
