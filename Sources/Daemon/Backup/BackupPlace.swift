import Glibc
import Vault

/// Whether a folder is a place for a backup: others see what is written there, and it is there tomorrow.
enum BackupPlace {
    /// Emptied by the system itself: at a boot, or of what is some weeks old.
    private static let emptied = ["/tmp", "/var/tmp"]
    private static let inMemory: Set<Substring> = ["tmpfs", "ramfs", "devtmpfs"]

    /// Why a folder is none; nil: it is one.
    ///
    /// - Parameters:
    ///   - mounts: what is mounted for this process, as `/proc/self/mountinfo` tells it.
    ///   - isMissing: whether a path is not there: nobody knows what will be mounted at it.
    static func refusal(
        of folder: String, mounts: String = Self.mounts, system: SystemInstall? = .present,
        isMissing: (String) -> Bool = Self.isMissing
    ) -> String? {
        let folder = PrivateFolder.resolved(folder)
        guard let reason = reason(folder, mounts, isMissing) else { return nil }
        return "\(folder) is no place for a backup: \(reason). Name a folder that lasts, such as one on a stick"
            + (system.map { " or \($0.backups)" } ?? "")
    }

    /// Whether nothing is there; what cannot be looked at may be.
    static func isMissing(_ path: String) -> Bool {
        access(path, F_OK) != 0 && [ENOENT, ENOTDIR].contains(errno)
    }

    private static func reason(_ folder: String, _ mounts: String, _ isMissing: (String) -> Bool) -> String? {
        if let mount = mount(of: folder, in: mounts) {
            if mount.root.contains("/systemd-private-") {
                return "what kidd sees there is kidd's alone, and is gone when kidd stops"
            }
            if mount.root.contains("/systemd/inaccessible/") {
                return "kidd's unit hides it from kidd, as ProtectHome= does with /home"
            }
            if inMemory.contains(mount.type), !isMissing(folder) {
                return "it is in memory, and empty when the computer was off"
            }
        }
        return emptied.contains { isIn($0, folder) } ? "the system empties it by itself" : nil
    }

    /// What is mounted at a folder: the part of a file system, and its type. What was mounted last lies above.
    private static func mount(of folder: String, in mounts: String) -> (root: Substring, type: Substring)? {
        var found: (depth: Int, root: Substring, type: Substring)?
        for line in mounts.split(separator: "\n") {
            let words = line.split(separator: " ")
            guard words.count > 4, let mark = words.firstIndex(of: "-"), mark + 1 < words.count else { continue }
            let point = String(words[4].replacing("\\040", with: " "))
            guard isIn(point, folder), point.utf8.count >= found?.depth ?? 0 else { continue }
            found = (point.utf8.count, words[3], words[mark + 1])
        }
        return found.map { ($0.root, $0.type) }
    }

    private static func isIn(_ folder: String, _ path: String) -> Bool {
        path == folder || path.hasPrefix(folder == "/" ? folder : folder + "/")
    }

    /// Nothing where /proc is missing: then the names alone are judged.
    private static var mounts: String {
        let bytes = try? DurableFile.read("/proc/self/mountinfo", most: 1 << 22).get()
        return String(decoding: bytes ?? [], as: UTF8.self)
    }
}
