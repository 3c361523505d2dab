import CLinux
import Transport

/// Whose program is at the other end of a connection: the kernel's word, as it is for kidd's socket.
enum PeerOwner: Equatable {
    /// This account's, within this machine.
    case account(UInt32)
    /// It comes from within this machine, and nobody can tell whose it is: its end was closed already, or the kernel does
    /// not find it, as it finds none that is bound to a device. Such a one is nobody's own.
    case untold
    /// Another machine's.
    case elsewhere

    /// Asks the kernel about a connection.
    static func asked(_ descriptor: Int32) -> PeerOwner {
        if let uid = Peer.uid(of: descriptor) { return .account(uid) }
        let uid = kidd_tcp_peer_uid(descriptor)
        if uid >= 0 { return .account(UInt32(truncatingIfNeeded: uid)) }
        return kidd_tcp_peer_is_elsewhere(descriptor) == 1 ? .elsewhere : .untold
    }
}
