import Glibc
import Sockets

/// Who is at the other end of a connection, as the kernel says it.
public struct Peer: Sendable, Equatable {
    /// The account of the process that connected, at the time of connecting.
    public var uid: UInt32
    /// Its main group at that time.
    public var gid: UInt32
    /// The process that connected; it may be gone by now. Never a proof of anything.
    public var pid: Int32
    /// The supplementary groups at the time of connecting.
    public var groups: [UInt32]

    public init(uid: UInt32, gid: UInt32, pid: Int32, groups: [UInt32]) {
        self.uid = uid
        self.gid = gid
        self.pid = pid
        self.groups = groups
    }

    /// Linux' SO_PEERGROUPS (asm-generic/socket.h); not in Glibc's headers for Swift.
    private static let peerGroupsOption: Int32 = 59

    /// Asks the kernel for the peer of a connected Unix socket; nil when it is of another family or tells nothing.
    init?(of descriptor: Int32) {
        guard let credentials = PeerCredentials(of: descriptor) else { return nil }
        guard let groups = Self.groups(of: descriptor) else { return nil }
        self.init(uid: credentials.uid, gid: credentials.gid, pid: credentials.pid, groups: groups)
    }

    /// The account alone, on either side of a connected Unix socket; nil where the kernel does not tell.
    public static func uid(of descriptor: Int32) -> UInt32? { Peer(of: descriptor)?.uid }

    private static func groups(of descriptor: Int32) -> [UInt32]? {
        var groups = [UInt32](repeating: 0, count: 32)
        while true {
            var length = socklen_t(groups.count * MemoryLayout<UInt32>.size)
            if getsockopt(descriptor, SOL_SOCKET, peerGroupsOption, &groups, &length) == 0 {
                return Array(groups.prefix(Int(length) / MemoryLayout<UInt32>.size))
            }
            switch errno {
            case ERANGE:  // the kernel has put the length it needs into `length`
                let needed = Int(length) / MemoryLayout<UInt32>.size
                guard needed > groups.count else { return nil }
                groups = [UInt32](repeating: 0, count: needed)
            case ENODATA, ENOPROTOOPT: return []  // no groups, or a kernel older than 4.13
            default: return nil
            }
        }
    }
}
