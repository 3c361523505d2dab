import Glibc

/// The service manager that started the daemon, where there is one: it is told when the daemon is ready, when it stops,
/// and, if it asks, that the daemon is alive (`sd_notify(3)`). Each word is one datagram; nothing is waited for.
public struct ServiceManager: Sendable {
    private let address: [UInt8]
    /// The time within which it wants to hear that the daemon is alive, in microseconds; nil: it does not.
    public let watchdogMicroseconds: Int64?

    /// The manager that the environment names; nil without one.
    ///
    /// - Parameters:
    ///   - environment: of the process.
    ///   - pid: of the process; a watchdog that was meant for another one is not served.
    public init?(environment: [String: String], pid: Int32) {
        guard let path = environment["NOTIFY_SOCKET"], let address = Self.address(path) else { return nil }
        self.address = address
        let isMeant = environment["WATCHDOG_PID"].map { $0 == String(pid) } ?? true
        watchdogMicroseconds = isMeant ? environment["WATCHDOG_USEC"].flatMap(Int64.init).flatMap(Self.positive) : nil
    }

    /// The daemon serves.
    public func tellReady() { tell("READY=1\nSTATUS=Serving the household") }

    /// The daemon has begun to stop.
    public func tellStopping() { tell("STOPPING=1") }

    /// The daemon is alive.
    public func tellAlive() { tell("WATCHDOG=1") }

    private func tell(_ words: String) {
        let descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        let text = Array(words.utf8)
        _ = address.withUnsafeBytes { address in
            // The bytes are those of a `sockaddr_un`, which may be looked at as the general address.
            sendto(
                descriptor, text, text.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT),
                address.baseAddress?.assumingMemoryBound(to: sockaddr.self), socklen_t(address.count))
        }
    }

    /// The bytes of the socket's address: a path, or a name of the abstract kind, which begins with `@`.
    private static func address(_ path: String) -> [UInt8]? {
        var name = Array(path.utf8)
        guard let kind = name.first, name.count > 1, name.count < MemoryLayout.size(ofValue: sockaddr_un().sun_path)
        else { return nil }
        switch kind {
        case UInt8(ascii: "/"): name.append(0)
        case UInt8(ascii: "@"): name[0] = 0
        default: return nil
        }
        return withUnsafeBytes(of: sa_family_t(AF_UNIX), Array.init) + name
    }

    private static func positive(_ value: Int64) -> Int64? { value > 0 ? value : nil }
}
