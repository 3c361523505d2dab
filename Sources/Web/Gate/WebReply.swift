import NIOCore
import NIOHTTP1

/// What a browser gets: a status, a body, and the headers that every reply has.
struct WebReply: Equatable {
    var status: HTTPResponseStatus
    var type = "text/plain; charset=utf-8"
    var body = ByteBuffer()
    /// Headers beside those of every reply.
    var headers: [(name: String, value: String)] = []
    /// What is kept by the browser, and how.
    var caching = "no-store"
    /// Whether the connection ends with it.
    var isLast = false

    static func text(_ status: HTTPResponseStatus, _ text: String, isLast: Bool = false) -> WebReply {
        WebReply(status: status, body: ByteBuffer(string: text + "\n"), isLast: isLast)
    }

    static func == (left: WebReply, right: WebReply) -> Bool {
        left.status == right.status && left.type == right.type && left.body == right.body
            && left.headers.map(\.name) == right.headers.map(\.name)
            && left.headers.map(\.value) == right.headers.map(\.value) && left.caching == right.caching
            && left.isLast == right.isLast
    }

    /// What every reply forbids, whatever it carries. Nothing comes from elsewhere, nothing goes elsewhere, nobody puts
    /// the page into a frame, and no script stands within it.
    ///
    /// - Parameter socket: where the page may open its connection, such as `ws://127.0.0.1:8080`; nil allows the page's
    ///   own origin alone.
    static func safeguards(socket: String?) -> [(name: String, value: String)] {
        let policy = [
            "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data: blob:",
            "connect-src 'self'" + (socket.map { " " + $0 } ?? ""), "font-src 'self'", "media-src 'self' blob:",
            "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
        ]
        return [
            ("Content-Security-Policy", policy.joined(separator: "; ")),
            ("X-Content-Type-Options", "nosniff"),
            ("X-Frame-Options", "DENY"),
            ("Referrer-Policy", "no-referrer"),
            ("Cross-Origin-Opener-Policy", "same-origin"),
            ("Cross-Origin-Resource-Policy", "same-origin"),
            (
                "Permissions-Policy",
                "camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), midi=()"
            ),
        ]
    }

    /// The head of the reply, the length of its body included.
    ///
    func head(socket: String?, keepsAlive: Bool) -> HTTPResponseHead {
        var all = HTTPHeaders(Self.safeguards(socket: socket))
        all.add(name: "Cache-Control", value: caching)
        if status != .notModified {
            all.add(name: "Content-Type", value: type)
            all.add(name: "Content-Length", value: String(body.readableBytes))
        }
        for header in headers { all.add(name: header.name, value: header.value) }
        if !keepsAlive { all.add(name: "Connection", value: "close") }
        return HTTPResponseHead(version: .http1_1, status: status, headers: all)
    }

    /// The whole reply as bytes, for a connection whose request never became one.
    var bytes: ByteBuffer {
        let head = head(socket: nil, keepsAlive: false)
        var buffer = ByteBuffer(string: "HTTP/1.1 \(status.code) \(status.reasonPhrase)\r\n")
        for header in head.headers { buffer.writeString("\(header.name): \(header.value)\r\n") }
        buffer.writeString("\r\n")
        buffer.writeImmutableBuffer(body)
        return buffer
    }
}
