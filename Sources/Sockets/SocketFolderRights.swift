import Glibc

/// Whether nobody else can put a socket of their own in the place of kidd's, at which parents would tell their PINs.
package enum SocketFolderRights {
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

    /// Throws unless the folder of the path exists and, like each one above it, is of an account that is trusted, and
    /// others may not write in it, by their group either. (Above it a sticky folder such as /tmp is safe: nobody takes away
    /// there what is not theirs. In it anybody could take the socket's name while kidd is away.)
    ///
    /// - Parameter trusted: accounts beside root.
    package static func check(_ path: String, trusted: Set<uid_t>) throws(SocketFolderFault) {
        let folder = parent(of: path)
        var status = stat()
        let isKnown = stat(folder, &status) == 0
        if !isKnown, errno != ENOENT, errno != ENOTDIR { throw .unseen(code: errno, isAbove: false) }
        guard isKnown, status.st_mode & S_IFMT == S_IFDIR else { throw .noFolder(folder) }
        try require(folder, status, owner: status.st_uid, trusted, isAbove: false)
        guard let resolved = realpath(folder, nil) else { throw .unseen(code: errno, isAbove: false) }
        defer { free(resolved) }
        try checkAbove(String(cString: resolved), trusted)
    }

    /// Who may rename a folder can put another one in its place.
    private static func checkAbove(_ folder: String, _ trusted: Set<uid_t>) throws(SocketFolderFault) {
        var above = folder
        while above != "/" {
            above = parent(of: above)
            var status = stat()
            guard stat(above, &status) == 0 else { throw .unseen(code: errno, isAbove: true) }
            let isOutside = status.st_uid == overflowUID && isOutside(status.st_uid, map: accounts())
            try require(above, status, owner: isOutside ? 0 : status.st_uid, trusted, isAbove: true)
        }
    }

    private static func require(
        _ folder: String, _ status: stat, owner: uid_t, _ trusted: Set<uid_t>, isAbove: Bool
    ) throws(SocketFolderFault) {
        let mode = status.st_mode
        guard isSafe(owner: owner, mode: mode & ~S_IWGRP, for: trusted, isAbove: isAbove) else {
            throw .replaceable(above: isAbove ? folder : nil)
        }
        guard isSafe(owner: owner, mode: mode, group: .init(status.st_gid), for: trusted, isAbove: isAbove) else {
            throw .shared(folder)
        }
    }

    /// The rule: owner, permissions and group of a folder.
    ///
    /// - Parameters:
    ///   - group: its group, which is looked at where it may write; nil: nobody knows who is in it.
    ///   - trusted: accounts beside root.
    ///   - isAbove: whether the socket is not in the folder itself.
    static func isSafe(
        owner: uid_t, mode: mode_t, group: @autoclosure () -> FolderGroup? = nil, for trusted: Set<uid_t>,
        isAbove: Bool = false
    ) -> Bool {
        let trusted = trusted.union([0])
        guard trusted.contains(owner) else { return false }
        if isAbove, mode & S_ISVTX != 0 { return true }
        guard mode & S_IWOTH == 0 else { return false }
        return mode & S_IWGRP == 0 || group()?.isOwn(of: trusted) ?? false
    }

    /// The folder in which a path is.
    package static func parent(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}
