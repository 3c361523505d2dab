import Glibc

/// Whether nobody else can put a socket of their own in the place of ours, at which parents would tell their PINs.
enum SocketFolderRights {
    /// Throws unless the folder of the path exists, is root's or this account's own, and others may not write in it, or
    /// may not take away what is not theirs (a sticky folder such as /tmp).
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
    }

    /// The rule: owner and permissions of a folder, as an account sees them.
    static func isSafe(owner: uid_t, mode: mode_t, for account: uid_t) -> Bool {
        let isOthers = owner != 0 && owner != account
        let isWritable = mode & S_IWOTH != 0 && mode & S_ISVTX == 0
        return !isOthers && !isWritable
    }
}
