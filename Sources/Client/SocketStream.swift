import Glibc
import JSONRPC
import Sockets

/// A blocking connection to a Unix stream socket that carries lines.
final class SocketStream {
    /// To wait for with `poll`.
    let descriptor: CInt
    /// Bytes that came after the last line.
    private var rest: [UInt8] = []

    /// Why a line did not come or go.
    enum Fault: Error, Equatable {
        /// The peer is gone: a reset, or an end before the line's end.
        case closed
        case timedOut
        case tooLong
        case system(CInt)
    }

    /// - Parameter timeout: Seconds that a line may take to come or go.
    init(path: String, timeout: Int) throws(ClientError) {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else {
            throw .notRunning(path: path, why: "the path is longer than a socket's may be")
        }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        descriptor = socket(AF_UNIX, CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw .notRunning(path: path, why: Self.text(of: errno)) }
        var limit = timeval(tv_sec: timeout, tv_usec: 0)
        let size = socklen_t(MemoryLayout<timeval>.size)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
        var failure: CInt
        repeat {
            let result = withUnsafePointer(to: &address) { pointer in
                // Sound: sockets take any family's address with its size, and each begins as a sockaddr does.
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
                }
            }
            failure = result == 0 ? 0 : errno
        } while failure == EINTR
        guard failure == 0 || failure == EISCONN else {
            throw failure == EACCES ? .notAllowed(path: path) : .notRunning(path: path, why: Self.reason(failure))
        }
        do throws(UntrustedServer) {
            try TrustedServer.check(descriptor, at: path)
        } catch {
            throw .untrusted(error.message, remedy: UntrustedServer.remedy)
        }
    }

    deinit { close(descriptor) }

    func send(_ line: [UInt8]) throws(Fault) {
        var sent = 0
        while sent < line.count {
            let count = line.withUnsafeBytes { bytes in
                Glibc.send(
                    descriptor, UnsafeRawBufferPointer(rebasing: bytes[sent...]).baseAddress, bytes.count - sent,
                    CInt(MSG_NOSIGNAL))
            }
            if count >= 0 { sent += count } else { try check(errno) }
        }
    }

    /// Whether a whole line is here already.
    var hasLine: Bool { rest.contains(ReplyWriter.newline) }

    /// The next line without its end.
    func receive() throws(Fault) -> [UInt8] {
        var searched = 0
        while true {
            if let end = rest[searched...].firstIndex(of: ReplyWriter.newline) {
                let line = Array(rest[..<end])
                rest.removeSubrange(...end)
                return line
            }
            searched = rest.count
            guard searched <= WireLimits.replyBytes else { throw .tooLong }
            try fill()
        }
    }

    private func fill() throws(Fault) {
        var failure: CInt = 0
        let part = [UInt8](unsafeUninitializedCapacity: 16 << 10) { buffer, count in
            let received = recv(descriptor, buffer.baseAddress, buffer.count, 0)
            if received < 0 { failure = errno }
            count = max(0, received)
        }
        if failure != 0 { return try check(failure) }
        guard !part.isEmpty else { throw .closed }
        rest += part
    }

    /// An interrupted call is simply made again.
    private func check(_ failure: CInt) throws(Fault) {
        switch failure {
        case EINTR: return
        case EPIPE, ECONNRESET: throw .closed
        case EAGAIN: throw .timedOut
        default: throw .system(failure)
        }
    }

    static func text(of failure: CInt) -> String { String(cString: strerror(failure)) }

    private static func reason(_ failure: CInt) -> String {
        switch failure {
        case ENOENT: "there is no socket"
        case ECONNREFUSED: "nobody listens there"
        default: text(of: failure)
        }
    }
}
