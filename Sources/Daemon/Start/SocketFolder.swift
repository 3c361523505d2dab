import Glibc

/// The folder in which the socket stands.
enum SocketFolder {
    /// Makes the folder if it is not there, as open as the socket in it: for this account alone (0700), or also for the
    /// group of the socket (0750) or everybody (0755), who have to go through it. One that is there is left as it is.
    ///
    /// - Parameters:
    ///   - mode: the permissions of the socket.
    ///   - group: its group; nil: the account's own.
    static func make(for socket: String, mode: UInt16 = 0o600, group: UInt32? = nil) throws(StartFault) {
        guard let slash = socket.lastIndex(of: "/"), slash != socket.startIndex else { return }
        let folder = String(socket[..<slash])
        guard mkdir(folder, 0o700) == 0 else {
            if errno == EEXIST { return }
            throw fault(folder, errno)
        }
        let isForGroup = mode & 0o070 != 0
        let isForAll = mode & 0o007 != 0
        guard isForGroup || isForAll else { return }
        if isForGroup, let group, chown(folder, uid_t.max, group) != 0 {
            let code = errno
            rmdir(folder)
            throw StartFault(
                "the folder \(folder) for the socket cannot be given to the group (\(text(code))): let kidd's account "
                    + "be a member of it, or make the folder yourself")
        }
        // The umask may have taken some.
        guard chmod(folder, isForAll ? 0o755 : 0o750) == 0 else { throw fault(folder, errno) }
    }

    private static func fault(_ folder: String, _ code: Int32) -> StartFault {
        StartFault(
            "the folder \(folder) for the socket cannot be made (\(text(code))): make it, or name another with --socket"
        )
    }

    private static func text(_ code: Int32) -> String { String(cString: strerror(code)) }
}
