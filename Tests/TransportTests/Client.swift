import Glibc

/// A blocking client of a Unix stream socket; nothing in it waits for longer than ten seconds.
final class Client {
    /// What went wrong, with `errno`.
    enum Failure: Error {
        case connect(Int32)
        case send(Int32)
        case receive(Int32)
        case ended
    }

    private(set) var descriptor: Int32
    private var received: [UInt8] = []

    init(_ path: String) throws {
        descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        // A test's patience: long, because a machine may be slow or busy.
        var limit = timeval(tv_sec: 180, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let socket = descriptor
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard result == 0 else {
            let code = errno
            close()
            throw Failure.connect(code)
        }
    }

    deinit { close() }

    func close() {
        if descriptor >= 0 { Glibc.close(descriptor) }
        descriptor = -1
    }

    func send(_ text: String) throws {
        try send(Array(text.utf8))
    }

    func send(_ bytes: [UInt8]) throws {
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes {
                Glibc.send(
                    descriptor, $0.baseAddress?.advanced(by: sent), bytes.count - sent, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { throw Failure.send(errno) }
            sent += count
        }
    }

    func endInput() {
        shutdown(descriptor, Int32(SHUT_WR))
    }

    /// The next line without its newline.
    func line() throws -> String {
        while true {
            if let newline = received.firstIndex(of: UInt8(ascii: "\n")) {
                let line = String(decoding: received[..<newline], as: UTF8.self)
                received.removeSubrange(...newline)
                return line
            }
            guard try fill() else { throw Failure.ended }
        }
    }

    /// Everything up to the end of the stream; a reset after the last byte counts as the end.
    func rest() throws -> String {
        do {
            while try fill() {}
        } catch Failure.receive(ECONNRESET) {}
        defer { received = [] }
        return String(decoding: received, as: UTF8.self)
    }

    /// Counts the lines up to the end without keeping them, and the bytes of the longest.
    func countLines(_ expected: Int) throws -> [Int] {
        var lengths: [Int] = []
        var length = 0
        while lengths.count < expected {
            guard try fill() else { break }
            for byte in received {
                if byte == UInt8(ascii: "\n") {
                    lengths.append(length)
                    length = 0
                } else {
                    length += 1
                }
            }
            received = []
        }
        return lengths
    }

    func ask(_ text: String) throws -> String {
        try send(text + "\n")
        return try line()
    }

    private func fill() throws -> Bool {
        var chunk = [UInt8](repeating: 0, count: 64 << 10)
        let count = recv(descriptor, &chunk, chunk.count, 0)
        guard count >= 0 else { throw Failure.receive(errno) }
        received += chunk[..<count]
        return count > 0
    }
}
