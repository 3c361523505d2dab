import Glibc

/// The private folder in which the socket stands.
enum SocketFolder {
    /// Makes the folder (0700) if it is not there; one that is there is left as it is.
    static func make(for socket: String) throws(StartFault) {
        guard let slash = socket.lastIndex(of: "/"), slash != socket.startIndex else { return }
        let folder = String(socket[..<slash])
        if mkdir(folder, 0o700) == 0 || errno == EEXIST { return }
        throw StartFault(
            "the folder \(folder) for the socket cannot be made (\(String(cString: strerror(errno)))): "
                + "make it, or name another with --socket")
    }
}
