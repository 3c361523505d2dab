import Glibc
import NIOCore
import NIOSSL

/// What browsers of other devices see of this gateway: its certificate, read once, at the start.
struct ServerTLS: Sendable {
    private let context: NIOSSLContext

    /// Reads the files that a parent has named.
    ///
    /// - Parameter farewell: how long a browser may take for its part of a good-bye.
    init(certificate: String, key: String, farewell: TimeAmount) throws(WebFault) {
        var status = stat()
        if stat(key, &status) == 0, status.st_mode & 0o007 != 0 {
            throw WebFault("Every account of this machine may read the key \(key). Take that away: chmod o= \(key)")
        }
        let chain = try Self.read(certificate, "a certificate", "--certificate") {
            try NIOSSLCertificate.fromPEMFile($0).map(NIOSSLCertificateSource.certificate)
        }
        guard !chain.isEmpty else { throw Self.fault(certificate, "a certificate", "--certificate") }
        let own = try Self.read(key, "a key", "--key") { try NIOSSLPrivateKey(file: $0, format: .pem) }
        var configuration = TLSConfiguration.makeServerConfiguration(
            certificateChain: chain, privateKey: .privateKey(own))
        configuration.minimumTLSVersion = .tlsv12
        configuration.shutdownTimeout = farewell
        configuration.applicationProtocols = ["http/1.1"]
        do {
            context = try NIOSSLContext(configuration: configuration)
        } catch {
            throw WebFault("\(key) is not the key of \(certificate). Name the two that belong together.")
        }
    }

    /// Stands before everything else on a connection.
    func handler() -> NIOSSLServerHandler { NIOSSLServerHandler(context: context) }

    private static func read<Value>(
        _ path: String, _ what: String, _ option: String, _ reading: (String) throws -> Value
    ) throws(WebFault) -> Value {
        guard access(path, R_OK) == 0 else {
            throw WebFault("Cannot read \(path): \(String(cString: strerror(errno))). Name another file: \(option).")
        }
        do { return try reading(path) } catch { throw fault(path, what, option) }
    }

    private static func fault(_ path: String, _ what: String, _ option: String) -> WebFault {
        WebFault("\(path) holds \(what) in no form that is read here (PEM, without a passphrase): \(option).")
    }
}
