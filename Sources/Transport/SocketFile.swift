import Glibc
import Sockets

/// A listening Unix socket and the file that stands for it in the file system.
struct SocketFile: Sendable {
    let path: String
    let descriptor: Int32
    private let device: dev_t
    private let inode: ino_t

    /// Longest path of a socket address in bytes (`sun_path` without its closing zero).
    static let longestPath = 107

    /// Makes the socket, with the wanted permissions from its first moment on, and listens.
    ///
    /// - Parameters:
    ///   - mode: permissions of the file, such as 0o600.
    ///   - group: its group; nil leaves the group of the process.
    init(listeningAt path: String, mode: UInt16, group: UInt32?, backlog: Int32) throws(BindFault) {
        try Self.checkLength(path)
        try Self.checkFolder(path)
        let lock = try SocketLock(of: path)
        defer { lock.release() }
        if try Self.isStale(path) {
            guard unlink(path) == 0 || errno == ENOENT else { throw Self.fault("replace", path) }
        }
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw Self.fault("make a socket for", path) }
        var bound = false
        do throws(BindFault) {
            // The mode given before bind narrows the file at its birth (bind takes it through the umask, which can
            // only narrow it further); the wanted mode follows when the group is right.
            guard fchmod(descriptor, 0o600) == 0, withAddress(of: path, { Glibc.bind(descriptor, $0, $1) }) == 0
            else { throw Self.fault("create", path) }
            bound = true
            if let group, lchown(path, uid_t.max, group) != 0 {
                throw Self.fault("set group \(group) of", path, remedy: "The account must be a member of that group.")
            }
            guard chmod(path, mode_t(mode)) == 0 else { throw Self.fault("set the permissions of", path) }
            guard listen(descriptor, backlog) == 0 else { throw Self.fault("listen at", path) }
            var status = stat()
            guard lstat(path, &status) == 0 else { throw Self.fault("look at", path) }
            self.path = path
            self.descriptor = descriptor
            self.device = status.st_dev
            self.inode = status.st_ino
        } catch {
            if bound { unlink(path) }
            Glibc.close(descriptor)
            throw error
        }
    }

    /// Removes the file if it is still the one that was made here.
    func remove() {
        let lock = try? SocketLock(of: path)
        defer { lock?.release() }
        var status = stat()
        guard lstat(path, &status) == 0, status.st_dev == device, status.st_ino == inode else { return }
        unlink(path)
    }

    /// Whether a server can listen at a path as far as can be told without changing anything.
    static func check(_ path: String) throws(BindFault) {
        try checkLength(path)
        let folder = SocketFolderRights.parent(of: path)
        if access(folder, F_OK) == 0 {
            if access(folder, W_OK | X_OK) != 0 { throw fault("create", path) }
            try checkFolder(path)
        }
        _ = try isStale(path)
    }

    private static func checkLength(_ path: String) throws(BindFault) {
        guard !path.isEmpty, path.utf8.count <= longestPath, !path.utf8.contains(0) else {
            throw BindFault(
                kind: .unusablePath, path: path,
                message: "A socket path may have 1 to \(longestPath) bytes, \"\(path)\" has \(path.utf8.count). "
                    + "Choose a shorter one.")
        }
    }

    /// Throws where others can replace a socket of this account's.
    private static func checkFolder(_ path: String) throws(BindFault) {
        do throws(SocketFolderFault) {
            try SocketFolderRights.check(path, trusted: [geteuid()])
        } catch {
            throw BindFault(error, path: path)
        }
    }

    /// Whether a socket stands there at which nobody listens any more; false when there is nothing at all.
    private static func isStale(_ path: String) throws(BindFault) -> Bool {
        var status = stat()
        guard lstat(path, &status) == 0 else {
            if errno == ENOENT { return false }
            throw fault("look at", path)
        }
        guard status.st_mode & S_IFMT == S_IFSOCK else {
            throw BindFault(
                kind: .notASocket, path: path,
                message: "\"\(path)\" exists and is not a socket. It was left untouched: move it away or choose "
                    + "another path.")
        }
        let probe = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
        guard probe >= 0 else { throw fault("make a socket for", path) }
        defer { Glibc.close(probe) }
        if withAddress(of: path, { connect(probe, $0, $1) }) == 0 { throw inUse(path) }
        switch errno {
        case ECONNREFUSED: return true
        case ENOENT: return false
        case EACCES, EPERM:
            throw fault("connect to", path, remedy: "It belongs to another account: choose another socket path.")
        default: throw inUse(path)  // EAGAIN: a full backlog; EPROTOTYPE: another kind of socket
        }
    }

    static func inUse(_ path: String) -> BindFault {
        BindFault(
            kind: .inUse, path: path,
            message: "Another server is running at \"\(path)\". Stop it first, or choose another socket path.")
    }

    /// What helps where the account may not make the socket.
    static let placeRemedy = "Make its folder writable for this account, or choose another socket path."

    /// The present `errno` as a fault; `remedy` is for what the account is not allowed to do.
    static func fault(_ doing: String, _ path: String, remedy: String = placeRemedy) -> BindFault {
        fault(errno, doing, path, remedy: remedy)
    }

    static func fault(_ code: Int32, _ doing: String, _ path: String, remedy: String = placeRemedy) -> BindFault {
        let reason = String(cString: strerror(code))
        switch code {
        case EACCES, EPERM, EROFS:
            return BindFault(
                kind: .notPermitted, path: path, message: "Cannot \(doing) \"\(path)\": \(reason). \(remedy)")
        case EADDRINUSE: return inUse(path)
        default:
            return BindFault(kind: .system(code), path: path, message: "Cannot \(doing) \"\(path)\": \(reason).")
        }
    }
}

/// Calls `body` with the socket address of a path that is known to fit.
private func withAddress(of path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    return withUnsafePointer(to: &address) { pointer in
        // Sound: sockets take any family's address with its size, and each begins as a sockaddr does.
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
        }
    }
}
