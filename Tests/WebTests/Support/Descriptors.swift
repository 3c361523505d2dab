import Glibc

/// How many descriptors of this process are connections to a TCP port of its own.
func connections(at port: UInt16) -> Int {
    (0..<Int32(min(65_536, sysconf(Int32(_SC_OPEN_MAX))))).count { descriptor in
        guard let own = address({ getsockname(descriptor, $0, $1) }), own.sin_family == sa_family_t(AF_INET) else {
            return false
        }
        return UInt16(bigEndian: own.sin_port) == port && address({ getpeername(descriptor, $0, $1) }) != nil
    }
}

private func address(
    _ ask: (UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Int32
) -> sockaddr_in? {
    var (address, length) = (sockaddr_in(), socklen_t(MemoryLayout<sockaddr_in>.size))
    let result = withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { ask($0, &length) }
    }
    return result == 0 ? address : nil
}
