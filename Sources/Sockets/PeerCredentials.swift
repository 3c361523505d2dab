import Glibc

/// The process at the other end of a Unix socket, as the kernel says it: of who connected, the account at that time; of who
/// listens, the account at the time of listening.
package struct PeerCredentials: Sendable, Equatable {
    // In the order of Linux' `struct ucred`, which Glibc shows only to GNU sources.

    /// It may be gone by now. Never a proof of anything.
    package private(set) var pid: Int32 = 0
    /// Its account.
    package private(set) var uid: UInt32 = 0
    /// Its main group.
    package private(set) var gid: UInt32 = 0

    /// Asks the kernel; nil for a socket of another family, and where the kernel tells nothing.
    package init?(of descriptor: Int32) {
        var family: Int32 = 0
        var length = socklen_t(MemoryLayout<Int32>.size)
        guard getsockopt(descriptor, SOL_SOCKET, SO_DOMAIN, &family, &length) == 0, family == AF_UNIX else {
            return nil
        }
        length = socklen_t(MemoryLayout<Self>.size)
        guard getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &self, &length) == 0,
            length == MemoryLayout<Self>.size
        else { return nil }
    }
}
