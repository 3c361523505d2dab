/// An address of this machine that other devices of the household reach, and the files of its TLS.
public struct NetworkPlace: Sendable, Equatable {
    /// The address, in numbers.
    public var address: String
    /// 0 lets the system pick one.
    public var port: Int
    /// The names by which browsers may ask, beside the address: those of the certificate.
    public var names: [String]
    /// A file with the certificate and, behind it, those between it and one that browsers know (PEM).
    public var certificate: String
    /// A file with the certificate's key (PEM).
    public var key: String

    public init(address: String, port: Int = 0, names: [String] = [], certificate: String, key: String) {
        self.address = address
        self.port = port
        self.names = names
        self.certificate = certificate
        self.key = key
    }
}
