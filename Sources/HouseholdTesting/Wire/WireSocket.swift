import Glibc

/// A connected stream socket that takes what comes while it sends; nothing in it waits for longer than its time limit.
public final class WireSocket: WireConnection {
    private var descriptor: Int32
    private var received: [UInt8] = []
    /// Bytes of `received` that were given out.
    private var head = 0
    private let milliseconds: Int32

    /// Connects to a daemon's socket.
    public convenience init(path: String, seconds: Int = Int(Deadline.patience.components.seconds)) throws {
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard connectUnix(descriptor, path) == 0 else {
            let reason = String(cString: strerror(errno))
            Glibc.close(descriptor)
            throw TestFault("cannot connect to \(path): \(reason)")
        }
        self.init(descriptor, seconds: seconds)
    }

    /// Takes over a connected socket.
    public init(_ descriptor: Int32, seconds: Int = Int(Deadline.patience.components.seconds)) {
        self.descriptor = descriptor
        milliseconds = Int32(seconds) * 1000
    }

    deinit { close() }

    /// A socket whose other end is handed to `take`, which owns it from then on.
    public static func pair(_ take: (Int32) throws -> Void) throws -> WireSocket {
        var ends: [Int32] = [0, 0]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
            throw TestFault("no socket pair: \(String(cString: strerror(errno)))")
        }
        let own = WireSocket(ends[0])
        try take(ends[1])
        return own
    }

    /// Sends bytes; takes what comes meanwhile, so that neither side waits for the other.
    public func send(_ bytes: [UInt8]) throws {
        var sent = 0
        while sent < bytes.count {
            let events = try wait(for: Int16(POLLIN | POLLOUT))
            if events & Int16(POLLOUT) != 0 {
                let count = bytes.withUnsafeBytes { buffer in
                    Glibc.send(
                        descriptor, buffer.baseAddress?.advanced(by: sent), bytes.count - sent,
                        Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
                }
                if count > 0 {
                    sent += count
                } else if errno != EAGAIN {
                    throw TestFault("sending failed: \(String(cString: strerror(errno)))")
                }
            }
            if events & Int16(POLLIN) != 0, try !fill() { throw TestFault("the daemon closed the connection") }
        }
    }

    /// The next line without its end; throws when none comes in time.
    public func receive() throws -> [UInt8] {
        var seen = head
        while true {
            if let newline = newline(from: seen) {
                defer { head = newline + 1 }
                return Array(received[head..<newline])
            }
            if head > 0 {
                received.removeFirst(head)
                head = 0
            }
            seen = received.count
            _ = try wait(for: Int16(POLLIN))
            guard try fill() else { throw TestFault("the daemon closed the connection") }
        }
    }

    /// Everything up to the end of the stream.
    public func rest() throws -> [UInt8] {
        repeat { _ = try wait(for: Int16(POLLIN)) } while try fill()
        defer {
            received = []
            head = 0
        }
        return Array(received[head...])
    }

    /// Closes the sending half.
    public func endInput() { shutdown(descriptor, Int32(SHUT_WR)) }

    /// Closes the socket; a second call does nothing.
    public func close() {
        if descriptor >= 0 { Glibc.close(descriptor) }
        descriptor = -1
    }

    private func newline(from start: Int) -> Int? {
        received.withUnsafeBytes { bytes in
            guard start < bytes.count, let base = bytes.baseAddress,
                let found = memchr(base + start, 0x0A, bytes.count - start)
            else { return nil }
            return UnsafeRawPointer(found) - base
        }
    }

    private func wait(for events: Int16) throws -> Int16 {
        var wanted = pollfd(fd: descriptor, events: events, revents: 0)
        guard poll(&wanted, 1, milliseconds) > 0 else { throw TestFault("nothing came in \(milliseconds) ms") }
        // A connection that is gone can be read up to its end.
        return wanted.revents & Int16(POLLHUP | POLLERR) != 0 ? wanted.revents | Int16(POLLIN) : wanted.revents
    }

    /// False at the end of the stream; a reset counts as the end.
    private func fill() throws -> Bool {
        let room = 64 << 10
        var chunk = [UInt8](repeating: 0, count: room)
        let count = recv(descriptor, &chunk, room, Int32(MSG_DONTWAIT))
        if count < 0, errno == ECONNRESET { return false }
        if count < 0, errno == EAGAIN { return true }
        guard count >= 0 else { throw TestFault("nothing came: \(String(cString: strerror(errno)))") }
        received += chunk[..<count]
        return count > 0
    }
}
