import COpenSSL
import Glibc

/// What browsers of other devices see of this gateway: its certificate, read once, at the start.
///
/// By the system's OpenSSL, so that what is mended there is mended here, without another build.
final class ServerTLS: @unchecked Sendable {
    // It is not changed after the initialiser, and OpenSSL lets threads share one. Each connection holds it.
    private let context: OpaquePointer

    /// Reads the files that a parent has named.
    init(certificate: String, key: String) throws(WebFault) {
        var status = stat()
        if stat(key, &status) == 0, status.st_mode & 0o007 != 0 {
            throw WebFault("Every account of this machine may read the key \(key). Take that away: chmod o= \(key)")
        }
        try Self.requireReadable(certificate, "--certificate")
        try Self.requireReadable(key, "--key")
        guard let context = kidd_server_context() else { throw WebFault("OpenSSL does not start: \(Self.reason)") }
        self.context = context
        guard SSL_CTX_use_certificate_chain_file(context, certificate) == 1 else {
            throw Self.fault(certificate, "a certificate", "--certificate")
        }
        guard let own = kidd_private_key(key) else { throw Self.fault(key, "a key", "--key") }
        defer { EVP_PKEY_free(own) }
        guard SSL_CTX_use_PrivateKey(context, own) == 1, SSL_CTX_check_private_key(context) == 1 else {
            throw WebFault("\(key) is not the key of \(certificate). Name the two that belong together.")
        }
    }

    deinit { SSL_CTX_free(context) }

    /// Stands before everything else on a connection; nil without memory.
    func handler() -> TLSHandler? { TLSSession(context).map(TLSHandler.init) }

    private static func requireReadable(_ path: String, _ option: String) throws(WebFault) {
        guard access(path, R_OK) == 0 else {
            throw WebFault("Cannot read \(path): \(String(cString: strerror(errno))). Name another file: \(option).")
        }
    }

    private static func fault(_ path: String, _ what: String, _ option: String) -> WebFault {
        WebFault("\(path) holds \(what) in no form that is read here (PEM, without a passphrase): \(option).")
    }

    private static var reason: String { ERR_reason_error_string(ERR_get_error()).map { String(cString: $0) } ?? "?" }
}
