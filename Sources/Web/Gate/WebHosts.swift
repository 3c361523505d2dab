/// The names and ports by which browsers may ask for a gateway, as they stand in a request's `Host`.
enum WebHosts: Equatable, Sendable {
    /// These, with their port, in lowercase.
    case named(Set<String>)
    /// This machine's own names with any port: behind a Unix socket, where another program has chosen the port.
    case loopback

    private static let own = ["127.0.0.1", "localhost", "[::1]"]

    /// This machine's own names with one port.
    static func loopback(port: Int) -> WebHosts { .named(Set(own.map { "\($0):\(port)" })) }

    /// These names with one port, which browsers leave out where it is the usual one of TLS.
    static func network(_ names: [String], port: Int) -> WebHosts {
        let names = names.map { $0.lowercased() }
        return .named(Set(names.map { "\($0):\(port)" } + (port == 443 ? names : [])))
    }

    /// Whether a request for a host, in lowercase, is one for the gateway.
    func contain(_ host: String) -> Bool {
        switch self {
        case .named(let names): return names.contains(host)
        case .loopback:
            guard let colon = host.lastIndex(of: ":"), !host.hasSuffix("]") else { return Self.own.contains(host) }
            let port = host[host.index(after: colon)...]
            return Self.own.contains(String(host[..<colon])) && !port.isEmpty && port.utf8.count <= 5
                && port.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        }
    }
}
