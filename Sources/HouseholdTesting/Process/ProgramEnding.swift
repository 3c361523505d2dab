import Glibc

/// How a program ended.
public enum ProgramEnding: Equatable, Sendable {
    /// By itself, with this code.
    case exited(Int32)
    /// By this signal.
    case signalled(Int32)

    /// From the status that `waitpid` gives.
    init(status: Int32) {
        let signal = status & 0x7f
        self = signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
    }
}
