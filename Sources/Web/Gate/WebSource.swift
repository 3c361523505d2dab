import Glibc
import NIOCore
import NIOPosix

/// Where a connection comes from, as far as one person is behind all that come from there.
enum WebSource: Hashable {
    /// The account of the gateway, or root.
    case ownAccount
    /// Other accounts of this machine: one person can have thousands. And whoever in this machine cannot be told.
    case otherAccounts
    /// A device of the network. One with IPv6 can have a whole network of 64 bits.
    case device([UInt8])

    /// The source of a connection that has just come.
    ///
    /// - Parameter ask: whose its other end is.
    init(of channel: any Channel, asking ask: (Int32) -> PeerOwner) {
        let pipeline = channel.pipeline.syncOperations
        let owner = try? pipeline.withUnsafeTransportIfAvailable { (socket: NIOBSDSocket.Handle) in ask(socket) }
        switch (owner ?? .untold, channel.remoteAddress) {
        case (.account(let uid), _) where uid == geteuid() || uid == 0: self = .ownAccount
        case (.elsewhere, .v4(let address)):
            self = .device(withUnsafeBytes(of: address.address.sin_addr) { Array($0) })
        case (.elsewhere, .v6(let address)):
            self = .device(withUnsafeBytes(of: address.address.sin6_addr) { Array($0.prefix(8)) })
        default: self = .otherAccounts
        }
    }
}
