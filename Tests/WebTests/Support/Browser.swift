import Glibc
import HouseholdTesting

/// One connection of a browser to the gateway: bytes out, bytes in, each wait with an end.
final class Browser {
    let descriptor: Int32
    /// What came and was not looked at yet.
    private(set) var rest: [UInt8] = []

    /// - Parameters:
    ///   - address: as a number; this machine's own.
    ///   - source: the address that it comes from; nil leaves that to the kernel.
    ///   - device: the network device to which it is bound; others may listen at its port then.
    init(
        port: UInt16, address host: UInt32 = 0x7f00_0001, from source: UInt32? = nil, device: String? = nil,
        receiveBuffer: Int32? = nil
    ) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var limit = timeval(tv_sec: 20, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        if var size = receiveBuffer { setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, 4) }
        if let source { _ = Self.with(source, port: 0) { bind(descriptor, $0, $1) } }
        if let device {
            setsockopt(descriptor, SOL_SOCKET, SO_BINDTODEVICE, device, socklen_t(device.utf8.count))
            Self.share(descriptor)
        }
        let result = Self.with(host, port: port) { connect(descriptor, $0, $1) }
        guard result == 0 else { throw TestFault("no connection: \(errno)") }
    }

    private static func share(_ descriptor: Int32) {
        var yes: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    }

    /// Binds a socket to a port, at all addresses of the machine, which connections may have too.
    /// - Returns: 0 if that went well.
    static func take(_ descriptor: Int32, port: UInt16) -> Int32 {
        share(descriptor)
        return with(0, port: port) { bind(descriptor, $0, $1) }
    }

    /// The port of a socket.
    static func port(of descriptor: Int32) -> UInt16 {
        var (address, length) = (sockaddr_in(), socklen_t(MemoryLayout<sockaddr_in>.size))
        _ = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
        }
        return UInt16(bigEndian: address.sin_port)
    }

    private static func with(
        _ host: UInt32, port: UInt16, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) -> Int32 {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = host.bigEndian
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
    }

    /// - Parameter path: of a Unix socket.
    init(path: String) throws {
        descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var limit = timeval(tv_sec: 20, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard result == 0 else { throw TestFault("no connection: \(errno)") }
    }

    deinit { close(descriptor) }

    /// Sends all bytes; false if the other side is gone or takes no more for 20 seconds.
    @discardableResult
    func send(_ bytes: [UInt8]) -> Bool {
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes { all in
                Glibc.send(
                    descriptor, UnsafeRawBufferPointer(rebasing: all[sent...]).baseAddress, all.count - sent,
                    Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            sent += count
        }
        return true
    }

    @discardableResult
    func send(_ text: String) -> Bool { send(Array(text.utf8)) }

    /// Sends what the other side takes at once; how many bytes that were.
    func sendAtOnce(_ bytes: [UInt8]) -> Int {
        max(0, Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)))
    }

    /// Says that nothing more is sent.
    func finishSending() { shutdown(descriptor, Int32(SHUT_WR)) }

    /// Reads once more; false at the end.
    func fill() throws -> Bool {
        let part = try [UInt8](unsafeUninitializedCapacity: 64 << 10) { buffer, count in
            let got = recv(descriptor, buffer.baseAddress, buffer.count, 0)
            count = max(0, got)
            if got < 0, errno != ECONNRESET { throw TestFault("nothing came: \(errno)") }
        }
        rest += part
        return !part.isEmpty
    }

    /// Whether the other side ends the connection, whatever comes before.
    func hearsEnd() throws -> Bool {
        while try fill() {}
        return true
    }

    /// The next so many bytes.
    func take(_ count: Int) throws -> [UInt8] {
        while rest.count < count { guard try fill() else { throw TestFault("it ended after \(rest.count) bytes") } }
        defer { rest.removeFirst(count) }
        return Array(rest.prefix(count))
    }

    // MARK: HTTP

    /// A reply.
    struct Page {
        var status: Int
        /// By their names in lowercase.
        var headers: [String: String]
        var body: String
    }

    /// The next reply.
    ///
    /// - Parameter isHead: it has no body.
    func page(isHead: Bool = false) throws -> Page {
        let end = Array("\r\n\r\n".utf8)
        var found: Int?
        while found == nil {
            found = rest.indices.first { rest[$0...].starts(with: end) }
            if found == nil {
                guard try fill() else { throw TestFault("no reply: \(String(decoding: rest, as: UTF8.self))") }
            }
        }
        let lines = String(decoding: try take((found ?? 0) + 4), as: UTF8.self).split(separator: "\r\n")
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1)
            headers[parts[0].lowercased()] = parts.count > 1 ? String(parts[1].drop { $0 == " " }) : ""
        }
        let status = Int(lines[0].split(separator: " ")[1]) ?? 0
        let length = isHead || status == 304 ? 0 : Int(headers["content-length"] ?? "0") ?? 0
        return Page(status: status, headers: headers, body: String(decoding: try take(length), as: UTF8.self))
    }
}
