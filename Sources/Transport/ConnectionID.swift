/// The name of one connection for as long as the process lives; never given twice.
public struct ConnectionID: Hashable, Sendable {
    /// 1 for the first connection of the server, then ascending.
    public var rawValue: UInt64

    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }
}
