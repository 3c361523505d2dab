import Glibc

/// A blocking client of a Unix stream socket; nothing in it waits for longer than its time limit.
public final class SocketLine {
    private var descriptor: Int32
    private var received: [UInt8] = []
    /// What must live as long as the connection: the daemon.
    private let owner: AnyObject?

    /// Connects.
    ///
    /// - Parameters:
    ///   - uid: the account to connect as; only root can choose one.
    ///   - seconds: how long a line may take to come or go.
    public init(
        _ path: String, as uid: UInt32? = nil, seconds: Int = Int(Deadline.patience.components.seconds),
        owner: AnyObject? = nil
    ) throws {
        self.owner = owner
        descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var limit = timeval(tv_sec: seconds, tv_usec: 0)
        let size = socklen_t(MemoryLayout<timeval>.size)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
        let socket = descriptor
        let failure = try ForeignAccount.run(as: uid) { connectUnix(socket, path) == 0 ? 0 : errno }
        guard failure == 0 else {
            close()
            throw TestFault("cannot connect to \(path): \(String(cString: strerror(failure)))")
        }
    }

    deinit { close() }

    /// Closes the socket; a second call does nothing.
    public func close() {
        if descriptor >= 0 { Glibc.close(descriptor) }
        descriptor = -1
    }

    /// Sends a text as UTF-8, without adding a line end.
    public func send(_ text: String) throws { try send(Array(text.utf8)) }

    /// Sends all bytes; throws when the daemon has closed the connection.
    public func send(_ bytes: [UInt8]) throws {
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                Glibc.send(
                    descriptor, buffer.baseAddress?.advanced(by: sent), bytes.count - sent, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { throw TestFault("sending failed: \(String(cString: strerror(errno)))") }
            sent += count
        }
    }

    /// Whether something has come that was not received yet.
    public var hasInput: Bool {
        var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&wanted, 1, 0) > 0
    }

    /// Says that no more will be sent; replies can still be received.
    public func endInput() { shutdown(descriptor, Int32(SHUT_WR)) }

    /// The next line without its end.
    public func receive() throws -> [UInt8] {
        // Up to here there is no line's end.
        var looked = 0
        while true {
            if let newline = received[looked...].firstIndex(of: UInt8(ascii: "\n")) {
                let line = Array(received[..<newline])
                received.removeSubrange(...newline)
                return line
            }
            looked = received.count
            guard try fill() else { throw TestFault("the daemon closed the connection") }
        }
    }

    /// Everything up to the end of the stream.
    public func rest() throws -> [UInt8] {
        while try fill() {}
        defer { received = [] }
        return received
    }

    /// False at the end of the stream; a reset counts as the end.
    private func fill() throws -> Bool {
        var chunk = [UInt8](repeating: 0, count: 64 << 10)
        let count = recv(descriptor, &chunk, chunk.count, 0)
        if count < 0, errno == ECONNRESET { return false }
        guard count >= 0 else { throw TestFault("nothing came: \(String(cString: strerror(errno)))") }
        received += chunk[..<count]
        return count > 0
    }
}
