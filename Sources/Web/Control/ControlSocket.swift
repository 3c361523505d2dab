import Glibc
import Transport

/// The private socket by which an account finds its own gateway.
public struct ControlSocket: Sendable {
    /// Where it is.
    public let path: String

    public init(path: String) { self.path = path }

    /// The usual place: `$XDG_RUNTIME_DIR/kidd-web/control.sock`, for root without one `/run/kidd-web/control.sock`.
    ///
    /// - Parameters:
    ///   - environment: the variables of the process.
    ///   - isRoot: whether the account is root.
    /// - Returns: nil where neither fits.
    public static func usual(_ environment: (String) -> String?, isRoot: Bool) -> ControlSocket? {
        if let folder = environment("XDG_RUNTIME_DIR"), folder.hasPrefix("/") {
            return ControlSocket(path: folder + (folder.hasSuffix("/") ? "" : "/") + "kidd-web/control.sock")
        }
        return isRoot ? ControlSocket(path: "/run/kidd-web/control.sock") : nil
    }

    /// A new address that lets one browser in; nil when no gateway runs.
    public func openingAddress() throws(WebFault) -> String? { try ask(ControlService.open) }

    /// Asks the gateway to end for every browser that was let in. Where none runs, the next one knows none of them either.
    ///
    /// - Returns: whether one was running.
    public func stop() throws(WebFault) -> Bool {
        if try ask(ControlService.stop) != nil { return true }
        PassFile(beside: path).forget()
        return false
    }

    /// Whether a gateway of this account, or somebody who is in its place, takes connections.
    func isHeard() throws(WebFault) -> Bool {
        let socket = try connecting()
        defer { close(socket) }
        return try connects(socket)
    }

    /// Seconds that a gateway may take to answer.
    private static let patience = 5

    private func ask(_ word: String) throws(WebFault) -> String? {
        let socket = try connecting()
        defer { close(socket) }
        guard try connects(socket) else { return nil }
        let line = Array((word + "\n").utf8)
        guard send(socket, line, line.count, Int32(MSG_NOSIGNAL)) == line.count else { throw fault("ask") }
        var reply: [UInt8] = []
        while reply.last != UInt8(ascii: "\n") {
            var part = [UInt8](repeating: 0, count: 1024)
            let count = recv(socket, &part, part.count, 0)
            if count < 0, errno == EINTR { continue }
            guard count != 0 else { throw WebFault("kidd-web at \(path) has ended meanwhile. Try it once more.") }
            guard count > 0, reply.count < part.count else { throw fault("hear") }
            reply += part.prefix(count)
        }
        return String(decoding: reply.dropLast(), as: UTF8.self)
    }

    private func connecting() throws(WebFault) -> Int32 {
        let socket = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard socket >= 0 else { throw fault("ask") }
        var limit = timeval(tv_sec: Self.patience, tv_usec: 0)
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        return socket
    }

    /// Whether somebody is there.
    private func connects(_ socket: Int32) throws(WebFault) -> Bool {
        switch SocketConnect.connect(socket, to: path) {
        case 0: break
        case ENOENT, ECONNREFUSED: return false
        case EACCES, EPERM: throw foreign
        case ENAMETOOLONG:
            throw WebFault("\(path) is longer than the path of a socket may be. Name another place: --control PATH.")
        default: throw fault("reach")
        }
        // Whoever answers gives an address that a parent opens and types a PIN into. Root may ask for everybody.
        guard geteuid() == 0 || Peer.uid(of: socket) == geteuid() else { throw foreign }
        return true
    }

    private var foreign: WebFault {
        WebFault("\(path) is another account's. Name a place of your own: --control PATH.")
    }

    private func fault(_ doing: String) -> WebFault {
        let reason = errno == EAGAIN ? "no answer within \(Self.patience) s" : String(cString: strerror(errno))
        return WebFault("Cannot \(doing) kidd-web at \(path): \(reason). End it and start it again.")
    }
}
