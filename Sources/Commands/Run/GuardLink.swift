import CLinux
import Glibc
import Household

/// The way from `kidctl run` to the guard that keeps its program: beats while all is well, an end to close the program.
///
/// The guard is kidctl again, as a process of its own. It closes the program also when this process is killed, because
/// then the link ends by itself.
final class GuardLink {
    let process: pid_t
    /// When it is looked whether the guard, asked to close the program, stands still: the program itself may have stopped it.
    /// Nil: it was not asked.
    private(set) var nextLook: Milliseconds?
    /// How much longer than the grace closing may take.
    private static let margin: Milliseconds = 5 * .second
    private let grace: Int
    private var end: CInt

    /// Starts the guard, which starts the program.
    init(_ command: [String], grace: Int) throws(Problem) {
        var ends: [CInt] = [-1, -1]
        guard socketpair(AF_UNIX, CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
            throw Problem(.failed, "no link to the guard: \(String(cString: strerror(errno)))")
        }
        defer { Glibc.close(ends[1]) }
        // If the guard is killed, what it kept becomes ours.
        _ = kidd_adopt_orphans()
        let words = ["kidctl", GuardProgram.name, "\(ends[1])", "\(grace)", "--"] + command
        switch ChildProcess.start(words, path: "/proc/self/exe", inherited: ends[1]) {
        case .success(let process): self.process = process
        case .failure(let failure):
            Glibc.close(ends[0])
            throw Problem(.failed, "kidctl cannot start itself: \(failure.text)")
        }
        end = ends[0]
        self.grace = grace
    }

    deinit { close() }

    /// Says that the limits are being kept.
    func beat() { tell(Self.beat) }

    /// Says that `kidctl run` goes on after a stop, and the program with it.
    func goOn() { tell(Self.goingOn) }

    private func tell(_ byte: UInt8) {
        guard end >= 0 else { return }
        send(byte)
    }

    private func send(_ byte: UInt8) {
        var byte = byte
        Glibc.send(end, &byte, 1, CInt(MSG_NOSIGNAL) | CInt(MSG_DONTWAIT))
    }

    // MARK: What goes over it

    static let goingOn: UInt8 = 0
    private static let beat: UInt8 = 1

    /// Another grace than that of the beginning, told before the link ends: 2 is none.
    static func byte(closingWithin seconds: Int) -> UInt8 { beat + 1 + UInt8(clamping: min(max(0, seconds), 60)) }

    /// The grace that a byte tells; nil for a beat.
    static func grace(in byte: UInt8) -> Int? { byte > beat ? Int(byte - beat - 1) : nil }

    /// Has the program closed: kindly, and after its grace by force, or after so many seconds.
    func close(within seconds: Int? = nil) {
        guard end >= 0 else { return }
        if let seconds { send(Self.byte(closingWithin: seconds)) }
        Glibc.close(end)
        end = -1
        nextLook = MonotonicClock.now() + Milliseconds(seconds ?? grace) * .second + Self.margin
        // Who is stopped hears nothing.
        kill(process, SIGCONT)
    }

    /// Kills a guard that stands still when it should have closed the program; what it kept falls to `kidctl run`.
    func enforce() {
        let now = MonotonicClock.now()
        guard let nextLook, now >= nextLook else { return }
        self.nextLook = now + .second
        if !Descendants.isRunning(process) { kill(process, SIGKILL) }
    }
}
