import Backups
import Glibc
import Vault

/// What commands without a daemon say and do where the folder may be that of the computer's kidd.
enum SystemWords {
    /// How to stop the kidd that works on a folder.
    static func stop(_ folder: String, _ system: SystemInstall? = .present) -> String {
        "stop it first" + (system.flatMap { $0.holds(folder) ? ": " + $0.stop : nil } ?? "")
    }

    /// That the kidd of a folder is to be started now, as a sentence.
    static func start(_ folder: String, _ system: SystemInstall? = .present) -> String {
        "Start kidd now" + (system.flatMap { $0.holds(folder) ? ": \($0.start)" : nil } ?? "") + "."
    }

    /// Root goes on as the account whose the folder is, so that nothing in it becomes root's.
    static func becomeOwner(of folder: String, _ keyFile: String) throws(StartFault) {
        guard access(folder, F_OK) == 0 else { return }
        do throws(BackupFault) { try DataOwner.become(ownerOf: folder, keyFile: keyFile) } catch {
            throw StartFault(error.description)
        }
    }
}
