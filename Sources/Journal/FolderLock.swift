import Glibc
import Synchronization
import Vault

/// The right to work on a data folder: a lock on its file `lock` that the kernel lifts when the process ends.
final class FolderLock: Sendable {
    static let name = "lock"

    /// The open lock file; nil once the right is given back.
    private let held: Mutex<Int32?>

    /// Makes the folder where needed, makes it private, and takes the lock.
    init(folder: String) throws(JournalFault) {
        try Self.requireLocks(SharedFileSystem.magic(of: folder), in: folder)
        if let code = PrivateFolder.make(folder) {
            throw SystemFault.fault(code, path: folder)
        }
        try Self.makePrivate(folder)
        let path = folder + "/" + Self.name
        let descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw SystemFault.fault(errno, path: path) }
        held = Mutex(descriptor)
        try Self.lock(descriptor, path, folder)
        Self.writeHolder(descriptor)
    }

    /// Takes the lock of a folder that is only looked at, and changes nothing; nil when there is no lock file, because
    /// nobody has worked there.
    init?(looking folder: String) throws(JournalFault) {
        let path = folder + "/" + Self.name
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == ENOENT { return nil }
            throw .unreadable(path: path, detail: SystemError.text(errno))
        }
        held = Mutex(descriptor)
        try Self.lock(descriptor, path, folder)
    }

    deinit {
        release()
    }

    /// Gives the right back.
    func release() {
        guard let descriptor = held.withLock({ $0.take() }) else { return }
        // Closing alone would leave it with a child process that is just being started.
        _ = flock(descriptor, LOCK_UN)
        close(descriptor)
    }

    /// Throws for the number of a file system whose locks do not reach everybody.
    static func requireLocks(_ magic: UInt32, in folder: String) throws(JournalFault) {
        guard let system = SharedFileSystem(rawValue: magic) else { return }
        throw .notLockable(folder: folder, system: system.name)
    }

    /// Takes the lock of an open file, or throws; where nobody can tell, another kidd is at work.
    static func lock(_ descriptor: Int32, _ path: String, _ folder: String) throws(JournalFault) {
        guard flock(descriptor, LOCK_EX | LOCK_NB) != 0 else { return }
        guard errno == EWOULDBLOCK else { throw SystemFault.fault(errno, path: path) }
        throw .inUse(folder: folder, pid: holder(descriptor))
    }

    /// The number is for people only: when it cannot be written, the lock holds all the same.
    private static func writeHolder(_ descriptor: Int32) {
        let text = Array("\(getpid())\n".utf8)
        guard ftruncate(descriptor, 0) == 0 else { return }
        _ = pwrite(descriptor, text, text.count, 0)
    }

    private static func holder(_ descriptor: Int32) -> Int32? {
        var text = [UInt8](repeating: 0, count: 16)
        let count = pread(descriptor, &text, text.count, 0)
        guard count > 0 else { return nil }
        let digits = text[..<count].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        return Int32(String(decoding: digits, as: UTF8.self))
    }

    /// A folder that is empty or a journal's already is tightened; one that serves other things is refused.
    private static func makePrivate(_ folder: String) throws(JournalFault) {
        var status = stat()
        guard stat(folder, &status) == 0 else { throw SystemFault.fault(errno, path: folder) }
        guard status.st_mode & 0o077 != 0 else { return }
        guard isOurs(folder) else {
            throw .folderTooOpen(path: folder, mode: status.st_mode & 0o7777)
        }
        guard chmod(folder, 0o700) == 0 else { throw SystemFault.fault(errno, path: folder) }
    }

    private static func isOurs(_ folder: String) -> Bool {
        if access(folder + "/" + JournalFiles.database, F_OK) == 0 { return true }
        guard let listing = opendir(folder) else { return false }
        defer { closedir(listing) }
        var entries = 0
        while readdir(listing) != nil { entries += 1 }
        // "." and ".." are always there.
        return entries <= 2
    }
}
