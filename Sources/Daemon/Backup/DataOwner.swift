import Backups
import Glibc
import Vault

/// The account that the household's files belong to. Root becomes that account before it writes: so all files that are
/// made are the account's, and none is root's.
enum DataOwner {
    /// Becomes the owner of a data folder. Without root's rights nothing changes.
    ///
    /// - Parameters:
    ///   - folder: the data folder; made for the account when it is missing.
    ///   - keyFile: its folder is made, too.
    ///   - name: the account; nil: that of the computer's kidd if the folder is its, else the one that owns the folder.
    static func become(
        ownerOf folder: String, keyFile: String, named name: String? = nil, system: SystemInstall? = .present
    ) throws(BackupFault) {
        guard geteuid() == 0 else {
            guard name == nil else { throw .failed(detail: "--user is for root: run this with sudo") }
            return
        }
        let systems = system.flatMap { $0.holds(folder) ? $0.account : nil }
        guard let account = try account(of: folder, named: name ?? systems), account.uid != 0 else { return }
        try make(folder, for: account)
        try make(PrivateFolder.parent(of: keyFile), for: account)
        guard setgroups(0, nil) == 0, setgid(account.gid) == 0, setuid(account.uid) == 0 else {
            throw .failed(detail: "root cannot become the account \(account.uid): \(SystemError.text(errno))")
        }
    }

    private typealias Account = (uid: uid_t, gid: gid_t)

    private static func account(of folder: String, named name: String?) throws(BackupFault) -> Account? {
        if let name {
            guard let entry = getpwnam(name) else {
                throw .failed(detail: "there is no account \"\(name)\": name the one that kidd runs as, with --user")
            }
            return (entry.pointee.pw_uid, entry.pointee.pw_gid)
        }
        var status = stat()
        guard stat(folder, &status) == 0 else { return nil }
        return (status.st_uid, status.st_gid)
    }

    private static func make(_ folder: String, for account: Account) throws(BackupFault) {
        guard access(folder, F_OK) != 0 else { return }
        // What leads there is not the account's alone: it is root's, and everybody may pass.
        let above = PrivateFolder.parent(of: folder)
        if mkdir(above, 0o755) == 0, chmod(above, 0o755) != 0 { throw .writing(above, errno) }
        if let code = PrivateFolder.make(folder) { throw .writing(folder, code) }
        guard chown(folder, account.uid, account.gid) == 0 else { throw .writing(folder, errno) }
    }
}
