import Glibc
import HouseholdTesting
import StrictJSON

/// A blocking client of the daemon's socket; no call waits for longer than ten seconds.
final class LineClient {
    /// The daemon went away before it answered.
    struct Gone: Error {}

    private let descriptor: Int32
    private var received: [UInt8] = []
    private var lastID = 0

    init(_ path: String) throws {
        descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var limit = timeval(tv_sec: Int(Deadline.patience.components.seconds), tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        guard connectUnix(descriptor, path) == 0 else { throw Gone() }
    }

    deinit {
        Glibc.close(descriptor)
    }

    /// One call and its reply.
    /// - Parameter params: a JSON object.
    func call(_ method: String, _ params: String = "{}") throws -> CallReply {
        lastID += 1
        try send(Self.request(lastID, method, params))
        return try reply()
    }

    /// The result of a call that must succeed.
    func result(_ method: String, _ params: String = "{}") throws -> CallReply {
        let reply = try call(method, params)
        guard reply["result"] != nil else { throw ProcessFault("\(method) \(params) is refused: \(reply.text)") }
        return reply
    }

    static func request(_ id: Int, _ method: String, _ params: String = "{}") -> String {
        #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(params)}"# + "\n"
    }

    func send(_ text: String) throws {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { throw Gone() }
            rest = rest.dropFirst(count)
        }
    }

    func reply() throws -> CallReply {
        while true {
            if let newline = received.firstIndex(of: UInt8(ascii: "\n")) {
                let line = Array(received[..<newline])
                received.removeSubrange(...newline)
                return try CallReply(line)
            }
            guard try fill() else { throw Gone() }
        }
    }

    /// Whether nothing comes any more: the daemon has closed the connection.
    func isAtEnd() throws -> Bool {
        try received.isEmpty && !fill()
    }

    /// Says that no more will be sent.
    func endInput() { shutdown(descriptor, Int32(SHUT_WR)) }

    /// Takes some bytes of what comes.
    func receivePart() throws { _ = try fill() }

    /// Waits until something has come, and leaves it there.
    func waitForInput() {
        var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&wanted, 1, Int32(Deadline.patience.components.seconds) * 1000)
    }

    private func fill() throws -> Bool {
        var chunk = [UInt8](repeating: 0, count: 16 << 10)
        let count = recv(descriptor, &chunk, chunk.count, 0)
        if count < 0, errno != ECONNRESET { throw ProcessFault("no reply: \(String(cString: strerror(errno)))") }
        guard count > 0 else { return false }
        received += chunk[..<count]
        return true
    }
}
