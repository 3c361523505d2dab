import Glibc

/// Files that are overwritten with zeros before they go, so that a disk that writes in place keeps nothing of them. A flash
/// disk, or a file system that writes elsewhere, may keep old sectors all the same.
public enum WipedFile {
    /// What became of a file.
    public enum End: Equatable, Sendable {
        /// It was not there.
        case missing
        /// It is gone; so many bytes were in it.
        case gone(bytes: Int)
        /// It is there with all that is in it.
        case untouched(SystemCode)
        /// Its bytes are overwritten, and its name is there.
        case emptied(SystemCode)
    }

    private static let bytesAtOnce = 1 << 20

    /// Overwrites a plain file and removes it; a link is removed and not followed, a folder stays. It is durable when its
    /// folder is synced.
    ///
    /// - Parameter overwriting: false for what is no secret.
    public static func remove(_ path: String, overwriting: Bool = true) -> End {
        var status = stat()
        guard lstat(path, &status) == 0 else {
            return errno == ENOENT || errno == ENOTDIR ? .missing : .untouched(SystemCode(errno: errno))
        }
        let isFile = status.st_mode & S_IFMT == S_IFREG
        let isWiped = isFile && overwriting && overwrite(path)
        guard unlink(path) == 0 else {
            let code = SystemCode(errno: errno)
            return isWiped ? .emptied(code) : .untouched(code)
        }
        return .gone(bytes: isFile ? Int(status.st_size) : 0)
    }

    /// Where the disk takes no zeros, the file goes without.
    private static func overwrite(_ path: String) -> Bool {
        let descriptor = open(path, O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
        let size = Int(status.st_size)
        let zeros = [UInt8](repeating: 0, count: min(size, bytesAtOnce))
        var written = 0
        while written < size {
            let count = pwrite(descriptor, zeros, min(zeros.count, size - written), off_t(written))
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            written += count
        }
        return fsync(descriptor) == 0
    }
}
