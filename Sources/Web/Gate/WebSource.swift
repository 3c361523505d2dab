import NIOCore

/// Where a connection comes from, as far as one person is behind all that come from there.
enum WebSource: Hashable {
    /// The account of the gateway, or root; and whoever comes by a Unix socket.
    case ownAccount
    /// Other accounts of this machine: one person can have thousands.
    case otherAccounts
    /// A device of the network. One with IPv6 can have a whole network of 64 bits.
    case device([UInt8])

    /// The source of a connection that has just come.
    ///
    /// - Parameter ask: whose the other end of a connection within this machine is; nil where nobody can tell.
    init(of channel: any Channel, asking ask: (Int32) -> UInt32?) {
        if let owner = PeerOwner.isForeign(channel, asking: ask) {
            self = owner ? .otherAccounts : .ownAccount
            return
        }
        switch channel.remoteAddress {
        case .v4(let address): self = .device(withUnsafeBytes(of: address.address.sin_addr) { Array($0) })
        case .v6(let address): self = .device(withUnsafeBytes(of: address.address.sin6_addr) { Array($0.prefix(8)) })
        default: self = .ownAccount
        }
    }
}
