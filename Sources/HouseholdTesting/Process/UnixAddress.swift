import Glibc

/// `connect` to a Unix socket; the result is the system call's.
public func connectUnix(_ descriptor: Int32, _ path: String) -> Int32 {
    withUnixAddress(of: path) { connect(descriptor, $0, $1) }
}

/// `bind` to a path; the result is the system call's.
public func bindUnix(_ descriptor: Int32, _ path: String) -> Int32 {
    withUnixAddress(of: path) { bind(descriptor, $0, $1) }
}

private func withUnixAddress(of path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    guard path.utf8.count < MemoryLayout.size(ofValue: address.sun_path) else {
        errno = ENAMETOOLONG
        return -1
    }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    return withUnsafePointer(to: &address) {
        // Sound: sockets take any family's address with its size, and each begins as a sockaddr does.
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
    }
}
