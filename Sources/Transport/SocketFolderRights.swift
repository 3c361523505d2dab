import Glibc

/// Whether nobody else can put a socket of their own in the place of ours, at which parents would tell their PINs.
enum SocketFolderRights {
    /// As whose a folder shows that is outside of a container's accounts.
    private static let overflowUID: uid_t = 65_534

    /// Whether a folder is one from outside of a container, which its maker has put there. Where all accounts are within,
    /// the number is an account's like any other; and so it is where that cannot be told.
    ///
    /// - Parameter map: the kernel's table of this process's accounts (`/proc/self/uid_map`): first within, first outside,
    ///   and how many.
    static func isOutside(_ owner: uid_t, map: String?) -> Bool {
        guard owner == overflowUID, let map else { return false }
        let ranges = map.split(separator: "\n").map { $0.split(separator: " ").compactMap { Int($0) } }
        return !ranges.isEmpty
            && ranges.allSatisfy { $0.count == 3 && !($0[0]..<($0[0] + $0[2])).contains(Int(owner)) }
    }

    /// The kernel's table; nil where it is not told.
    private static func accounts() -> String? {
        let file = open("/proc/self/uid_map", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        let bytes = [UInt8](unsafeUninitializedCapacity: 64 << 10) { buffer, count in
            count = max(0, read(file, buffer.baseAddress, buffer.count))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Throws unless the folder of the path exists and, like each one above it, is root's or this account's own, and
    /// others may not write in it. (Above it a sticky folder such as /tmp is safe: nobody takes away there what is not
    /// theirs. In it anybody could take the socket's name while kidd is away.)
    static func check(_ path: String) throws(BindFault) {
        let folder = SocketFile.parent(of: path)
        var status = stat()
        let isKnown = stat(folder, &status) == 0
        if !isKnown, errno != ENOENT, errno != ENOTDIR { throw SocketFile.fault("look into the folder of", path) }
        guard isKnown, status.st_mode & S_IFMT == S_IFDIR else {
            throw BindFault(
                kind: .noFolder, path: path,
                message: "The folder \"\(folder)\" of the socket \"\(path)\" does not exist. Create it first, or "
                    + "choose another socket path.")
        }
        guard isSafe(owner: status.st_uid, mode: status.st_mode, for: geteuid()) else {
            throw BindFault(
                kind: .unsafeFolder, path: path,
                message: "Other accounts can replace the socket \"\(path)\" by one of their own, because its folder is "
                    + "theirs or they may write in it. Choose a folder of this account with permissions such as 0755.")
        }
        try checkAbove(folder, path)
    }

    /// Who may rename a folder can put another one in its place.
    private static func checkAbove(_ folder: String, _ path: String) throws(BindFault) {
        guard let resolved = realpath(folder, nil) else { throw SocketFile.fault("look into the folder of", path) }
        defer { free(resolved) }
        var above = String(cString: resolved)
        while above != "/" {
            above = SocketFile.parent(of: above)
            var status = stat()
            guard stat(above, &status) == 0 else { throw SocketFile.fault("look into a folder above", path) }
            let isOutside = status.st_uid == overflowUID && isOutside(status.st_uid, map: accounts())
            guard isSafe(owner: isOutside ? 0 : status.st_uid, mode: status.st_mode, for: geteuid(), isAbove: true)
            else {
                throw BindFault(
                    kind: .unsafeFolder, path: path,
                    message:
                        "Other accounts can replace the socket \"\(path)\" by one of their own, because the folder "
                        + "\"\(above)\" above it is theirs or they may write in it. Choose another place.")
            }
        }
    }

    /// The rule: owner and permissions of a folder, as an account sees them.
    ///
    /// - Parameter isAbove: whether the socket is not in the folder itself.
    static func isSafe(owner: uid_t, mode: mode_t, for account: uid_t, isAbove: Bool = false) -> Bool {
        let isOthers = owner != 0 && owner != account
        let isWritable = mode & S_IWOTH != 0 && !(isAbove && mode & S_ISVTX != 0)
        return !isOthers && !isWritable
    }
}
