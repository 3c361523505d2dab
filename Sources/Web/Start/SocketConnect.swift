import Glibc
import Sockets

/// Connections to Unix sockets, beside those of the loop.
public enum SocketConnect {
    /// Whether somebody takes connections at a path at the moment.
    public static func isHeard(at path: String) -> Bool {
        withConnection(to: path) { _, code in code == 0 || code == EAGAIN } ?? false
    }

    /// Throws where somebody answers whom a page must not tell anything.
    static func check(_ path: String) throws(WebFault) {
        let untrusted = withConnection(to: path) { descriptor, code -> UntrustedServer? in
            guard code == 0 else { return nil }
            do throws(UntrustedServer) {
                try TrustedServer.check(descriptor, at: path)
                return nil
            } catch {
                return error
            }
        }
        guard let untrusted = untrusted ?? nil else { return }
        throw WebFault(untrusted.message + ". What helps: " + UntrustedServer.remedy + ".")
    }

    private static func withConnection<Result>(to path: String, _ body: (Int32, Int32) -> Result) -> Result? {
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
        let descriptor = socket(AF_UNIX, kind, 0)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        return body(descriptor, connect(descriptor, to: path))
    }

    /// - Returns: 0, or why not; `ENAMETOOLONG` for a path that no socket may have.
    static func connect(_ descriptor: Int32, to path: String) -> Int32 {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        guard path.utf8.count < MemoryLayout.size(ofValue: address.sun_path) else { return ENAMETOOLONG }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        return result == 0 ? 0 : errno
    }
}
