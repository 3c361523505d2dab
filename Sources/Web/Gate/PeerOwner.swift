import CLinux
import Glibc
import NIOCore
import NIOPosix

/// Whose program is at the other end of a connection within this machine: the kernel's word, as it is for kidd's socket.
enum PeerOwner {
    /// What stands for nobody: no account has this number.
    static let nobody = UInt32.max

    /// Asks the kernel about a TCP connection; nil where it does not tell. An end that was closed already is nobody's.
    static func asked(_ descriptor: Int32) -> UInt32? {
        let uid = kidd_tcp_peer_uid(descriptor)
        return uid == -1 ? nil : uid < 0 ? nobody : UInt32(truncatingIfNeeded: uid)
    }

    /// Whether a connection is another account's; nil where nobody can tell. Root's count as one's own.
    static func isForeign(_ channel: any Channel, asking ask: (Int32) -> UInt32?) -> Bool? {
        let pipeline = channel.pipeline.syncOperations
        let owner = try? pipeline.withUnsafeTransportIfAvailable { (socket: NIOBSDSocket.Handle) in ask(socket) }
        guard case .some(.some(let uid)) = owner else { return nil }
        return uid != geteuid() && uid != 0
    }
}
