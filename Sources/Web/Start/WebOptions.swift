/// What a gateway is started with.
public struct WebOptions: Sendable {
    /// Where browsers find the page.
    public enum Place: Sendable, Equatable {
        /// This machine alone; port 0 lets the system pick one.
        case loopback(port: Int)
        /// A Unix socket, for a program that brings browsers there (`ssh -L`).
        case socket(path: String)
        /// Devices of the household's network, by TLS.
        case network(NetworkPlace)
    }

    /// Where browsers find the page.
    public var place: Place
    /// kidd's socket.
    public var kidd: String
    /// The private socket by which the same account asks for an address; nil for none.
    public var control: String?
    /// A folder to serve instead of the page that is part of the program.
    public var pageFolder: String?
    /// The bounds.
    public var limits = WebLimits()

    public init(place: Place = .loopback(port: 0), kidd: String, control: String? = nil, pageFolder: String? = nil) {
        self.place = place
        self.kidd = kidd
        self.control = control
        self.pageFolder = pageFolder
    }
}
