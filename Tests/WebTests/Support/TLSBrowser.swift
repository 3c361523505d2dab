import COpenSSL
import Glibc
import HouseholdTesting

/// A browser on another device: it trusts one certificate, and makes one request over each connection.
struct TLSBrowser {
    let port: UInt16
    let trusts: String

    /// All that comes as the reply to a request that asks for the connection's end.
    func exchange(_ request: String, pieces: Int = 1, name: String = "kidd.home.arpa") throws -> String {
        let line = try TLSLine(port, trusts: trusts, name: name)
        try line.send(Array(request.utf8), pieces: pieces)
        var text: [UInt8] = []
        while let more = line.read() { text += more }
        return String(decoding: text, as: UTF8.self)
    }

    /// A connection with a reply behind it that says and hears nothing any more, not even TLS's good-bye.
    func silent(after request: String) throws -> TLSLine {
        let line = try TLSLine(port, trusts: trusts, name: "kidd.home.arpa")
        try line.send(Array(request.utf8))
        guard line.read() != nil else { throw TestFault("no reply") }
        return line
    }
}

/// A client's connection by TLS to 127.0.0.2; each wait has an end.
final class TLSLine {
    private let socket: Browser
    private let context: OpaquePointer
    private let ssl: OpaquePointer

    /// Ends the handshake if the server is none that is trusted, or has another name.
    init(
        _ port: UInt16, trusts: String, name: String, most: Int32 = TLS1_3_VERSION, offers: [UInt8] = [],
        receiveBuffer: Int32? = nil
    ) throws {
        socket = try Browser(port: port, address: 0x7f00_0002, receiveBuffer: receiveBuffer)
        guard let context = SSL_CTX_new(TLS_client_method()) else { throw TestFault("no memory") }
        guard let ssl = SSL_new(context) else { throw TestFault("no memory") }
        (self.context, self.ssl) = (context, ssl)
        SSL_CTX_load_verify_locations(context, trusts, nil)
        kidd_speak_at_most(ssl, most)
        guard kidd_expect_name(ssl, name) == 1, SSL_set_fd(ssl, socket.descriptor) == 1,
            offers.isEmpty || SSL_set_alpn_protos(ssl, offers, UInt32(offers.count)) == 0, SSL_connect(ssl) == 1
        else {
            throw TestFault(
                "no handshake: \(ERR_reason_error_string(ERR_get_error()).map { String(cString: $0) } ?? "")")
        }
    }

    deinit {
        SSL_free(ssl)
        SSL_CTX_free(context)
    }

    /// `TLSv1.3`, and what was agreed on of what was offered.
    var agreed: (version: String, protocol: String) {
        var name: UnsafePointer<UInt8>?
        var length: UInt32 = 0
        SSL_get0_alpn_selected(ssl, &name, &length)
        return (
            String(cString: SSL_get_version(ssl)),
            String(decoding: UnsafeBufferPointer(start: name, count: Int(length)), as: UTF8.self)
        )
    }

    func send(_ bytes: [UInt8], pieces: Int = 1) throws {
        let size = max(1, bytes.count / pieces)
        for start in stride(from: 0, to: bytes.count, by: size) {
            let piece = Array(bytes[start..<min(bytes.count, start + size)])
            guard SSL_write(ssl, piece, Int32(piece.count)) == Int32(piece.count) else { throw TestFault("not sent") }
        }
    }

    /// What comes next; nil after a good-bye, or where there is none.
    func read() -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        // Another line's fault on this thread would be told as this one's.
        ERR_clear_error()
        let count = SSL_read(ssl, &bytes, Int32(bytes.count))
        saidGoodBye = count <= 0 && SSL_get_error(ssl, count) == SSL_ERROR_ZERO_RETURN
        return count > 0 ? Array(bytes[..<Int(count)]) : nil
    }

    /// Asks for other keys so many times, and reads no answer.
    ///
    /// - Returns: whether the server takes no more of it before the last.
    func isHeldBack(askingForKeys times: Int) -> Bool {
        var (room, patience) = (Int32(1 << 14), timeval(tv_sec: 1, tv_usec: 0))
        setsockopt(socket.descriptor, SOL_SOCKET, SO_SNDBUF, &room, 4)
        setsockopt(socket.descriptor, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        for _ in 0..<times {
            ERR_clear_error()
            guard SSL_key_update(ssl, SSL_KEY_UPDATE_REQUESTED) == 1 else { return false }
            let result = SSL_do_handshake(ssl)
            if result != 1 { return SSL_get_error(ssl, result) == SSL_ERROR_WANT_WRITE }
        }
        return false
    }

    /// Sends what is no TLS.
    ///
    /// - Returns: whether the connection has ended then.
    func spoil() throws -> Bool {
        socket.send([UInt8](repeating: 0x17, count: 64))
        return try socket.hearsEnd()
    }

    /// Whether the server has said that it ends, so that nobody has cut the end away.
    private(set) var saidGoodBye = false
}
