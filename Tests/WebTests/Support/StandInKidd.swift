import Glibc
import HouseholdTesting

/// Stands in for kidd at a Unix socket: hears lines and says what a test wants.
final class StandInKidd {
    let path: String
    private let listener: Int32

    init(path: String) throws {
        self.path = path
        listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard result == 0, listen(listener, 64) == 0 else { throw TestFault("cannot stand in at \(path): \(errno)") }
    }

    deinit {
        close(listener)
        unlink(path)
    }

    /// The next connection that the gateway makes.
    func accepted() throws -> Line {
        let descriptor = accept(listener, nil, nil)
        guard descriptor >= 0 else { throw TestFault("nobody came: \(errno)") }
        return Line(descriptor)
    }

    /// A connection as kidd has it.
    final class Line {
        let descriptor: Int32
        private var rest: [UInt8] = []

        init(_ descriptor: Int32) {
            self.descriptor = descriptor
            var limit = timeval(tv_sec: 20, tv_usec: 0)
            setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        }

        deinit { close(descriptor) }

        /// The next line; nil at the end.
        func heard() throws -> String? {
            while true {
                if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                    defer { rest.removeSubrange(...end) }
                    return String(decoding: rest[..<end], as: UTF8.self)
                }
                var part = [UInt8](repeating: 0, count: 64 << 10)
                let count = recv(descriptor, &part, part.count, 0)
                if count < 0, errno != ECONNRESET { throw TestFault("no line: \(errno)") }
                guard count > 0 else { return nil }
                rest += part.prefix(count)
            }
        }

        /// What came of a line that has not ended.
        var begun: String { String(decoding: rest, as: UTF8.self) }

        func say(_ text: String) {
            let bytes = Array(text.utf8)
            var sent = 0
            while sent < bytes.count {
                let count = bytes.withUnsafeBytes { all in
                    send(
                        descriptor, UnsafeRawBufferPointer(rebasing: all[sent...]).baseAddress, all.count - sent,
                        Int32(MSG_NOSIGNAL))
                }
                guard count > 0 else { return }
                sent += count
            }
        }

        /// Sends what the gateway takes at once; how many bytes that were.
        func sayAtOnce(_ bytes: [UInt8]) -> Int {
            max(0, send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)))
        }
    }
}
