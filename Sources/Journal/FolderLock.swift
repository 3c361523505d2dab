import Glibc
import Synchronization
import Vault

/// The right to work on a data folder: a lock on its file `lock` that the kernel lifts when the process ends. The file says
/// which process works there, and which folder it is in (its inode).
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
        let number = try Self.number(of: folder)
        try Self.requireOwn(descriptor, folder, number)
        Self.writeHolder(descriptor, number)
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

    /// Files that are written where they are: a copy by hard links has them in common with its original.
    private static let writtenInPlace = [JournalFiles.database, JournalFiles.mark, name]

    /// Throws for a folder that has files in common with another one, unless it is the one that worked with them so far:
    /// whatever is done with a copy by hard links would be done to the household that lives.
    private static func requireOwn(_ descriptor: Int32, _ folder: String, _ number: ino_t) throws(JournalFault) {
        let shared = writtenInPlace.first { name in
            var status = stat()
            return lstat(folder + "/" + name, &status) == 0 && status.st_nlink > 1
        }
        guard let shared, lines(descriptor).dropFirst().first.map(String.init) != String(number) else { return }
        throw .shared(folder: folder, file: shared)
    }

    private static func number(of folder: String) throws(JournalFault) -> ino_t {
        var status = stat()
        guard stat(folder, &status) == 0 else { throw SystemFault.fault(errno, path: folder) }
        return status.st_ino
    }

    /// When it cannot be written, the lock holds all the same.
    private static func writeHolder(_ descriptor: Int32, _ number: ino_t) {
        let text = Array("\(getpid())\n\(number)\n".utf8)
        guard pwrite(descriptor, text, text.count, 0) == text.count else { return }
        _ = ftruncate(descriptor, off_t(text.count))
    }

    private static func holder(_ descriptor: Int32) -> Int32? { lines(descriptor).first.flatMap { Int32($0) } }

    private static func lines(_ descriptor: Int32) -> [Substring] {
        var text = [UInt8](repeating: 0, count: 64)
        let count = max(0, pread(descriptor, &text, text.count, 0))
        return String(decoding: text[..<count], as: UTF8.self).split(separator: "\n")
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
