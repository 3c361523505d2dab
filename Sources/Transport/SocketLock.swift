import Glibc

/// Keeps two servers from replacing the same stale socket at the same moment.
///
/// It is a file beside the socket that only this account can open, and not the folder: whoever may look into a folder
/// can lock it, and so keep the server from starting.
struct SocketLock {
    private let name: String
    private let descriptor: Int32

    init(of path: String) throws(BindFault) {
        name = path + ".lock"
        descriptor = open(name, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw SocketFile.fault("create", name) }
        var (held, named) = (stat(), stat())
        guard fstat(descriptor, &held) == 0, held.st_uid == geteuid(), fchmod(descriptor, 0o600) == 0 else {
            Glibc.close(descriptor)
            throw BindFault(
                kind: .notPermitted, path: path,
                message: "\"\(name)\" belongs to another account. Remove it, or choose another socket path.")
        }
        // A lock whose file is gone was another server's, which has just started or stopped.
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, lstat(name, &named) == 0, named.st_ino == held.st_ino else {
            Glibc.close(descriptor)
            throw SocketFile.inUse(path)
        }
    }

    func release() {
        unlink(name)
        Glibc.close(descriptor)
    }
}
