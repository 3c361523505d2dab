import Glibc

/// The listening socket that a service manager made and handed over (socket activation, `sd_listen_fds(3)`).
public struct InheritedSocket: Equatable, Sendable {
    /// The open file that listens.
    public let descriptor: Int32

    /// The first descriptor that is handed over.
    static let first: Int32 = 3

    /// The socket that was handed over to this process, nil when there is none.
    ///
    /// Believed is only what is exactly as the manager writes it: variables that another process was meant to have
    /// mean nothing, and anything but one socket is refused. What the socket is, is checked when it is listened at.
    ///
    /// - Parameters:
    ///   - environment: of the process.
    ///   - pid: of the process.
    public static func handedOver(
        environment: [String: String], pid: Int32
    ) throws(StartFault) -> InheritedSocket? {
        guard environment["LISTEN_PID"] == String(pid) else { return nil }
        guard let count = environment["LISTEN_FDS"] else { return nil }
        guard count == "1" else {
            throw StartFault(
                "the service manager hands over \(count.prefix(20)) sockets, and kidd takes exactly one: give the "
                    + "socket unit a single ListenStream=")
        }
        return InheritedSocket(descriptor: first)
    }

    /// Takes the variables away, so that no program that is started from here believes them.
    public static func forget() {
        for name in ["LISTEN_PID", "LISTEN_FDS", "LISTEN_FDNAMES"] { unsetenv(name) }
    }
}
