import Glibc

/// Small files that appear whole or not at all, are for their owner alone, and survive a power cut.
public enum DurableFile {
    /// Writes a file (0600) in the place of the one that may be there; durable when this returns.
    /// - Returns: nil, or the `errno` that stopped it; then what was there is there.
    public static func write(_ bytes: [UInt8], to path: String) -> Int32? {
        let draft = Self.draft(of: path)
        defer { unlink(draft) }
        if let code = make(bytes, at: draft) { return code }
        return move(draft, to: path)
    }

    /// Gives a file another name, in the place of the one that may have it; durable when this returns.
    /// - Returns: nil, or the `errno` that stopped it.
    public static func move(_ path: String, to other: String) -> Int32? {
        guard rename(path, other) == 0 else { return errno }
        return PrivateFolder.sync(PrivateFolder.parent(of: other))
    }

    /// Removes a file, if it is there; durable when this returns.
    /// - Returns: nil, or the `errno` that stopped it.
    public static func remove(_ path: String) -> Int32? {
        guard unlink(path) == 0 else { return errno == ENOENT ? nil : errno }
        return PrivateFolder.sync(PrivateFolder.parent(of: path))
    }

    /// The bytes of a plain file; links are not followed unless that is asked. Of a longer one than `most` one byte more
    /// comes, so that it shows itself.
    public static func read(_ path: String, most: Int, followsLinks: Bool = false) -> Result<[UInt8], SystemCode> {
        let descriptor = open(path, O_RDONLY | (followsLinks ? 0 : O_NOFOLLOW) | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return .failure(SystemCode(errno: errno)) }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: most + 1)
        var size = 0
        while size < bytes.count {
            let room = bytes.count - size
            let got = bytes.withUnsafeMutableBytes { buffer in
                buffer.baseAddress.map { Glibc.read(descriptor, $0 + size, room) } ?? 0
            }
            if got < 0, errno == EINTR { continue }
            if got < 0 { return .failure(SystemCode(errno: errno)) }
            if got == 0 { break }
            size += got
        }
        return .success(Array(bytes[..<size]))
    }

    /// Writes a new file and makes its bytes durable.
    private static func make(_ bytes: [UInt8], at path: String) -> Int32? {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return errno }
        defer { close(descriptor) }
        // The umask may have taken the owner's own bits.
        guard fchmod(descriptor, 0o600) == 0 else { return errno }
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                buffer.baseAddress.map { Glibc.write(descriptor, $0 + written, buffer.count - written) } ?? 0
            }
            if count < 0, errno == EINTR { continue }
            if count < 0 { return errno }
            written += count
        }
        return fsync(descriptor) == 0 ? nil : errno
    }
}

/// An `errno` as an error.
public struct SystemCode: Error, Equatable, Sendable, CustomStringConvertible {
    /// The system's number.
    public var errno: Int32

    /// Wraps a number.
    public init(errno: Int32) { self.errno = errno }

    /// The system's own words.
    public var description: String { SystemError.text(errno) }
}
