import Glibc
import Vault

/// Writes a sealed backup, entry by entry. The file stands under another name until ``publish()``, and is gone if that
/// never comes.
///
/// Sealed is one row of bytes: for each entry the length of its name (2 bytes), the name, its size (8 bytes) and its
/// bytes; a name of length 0 ends it. It is cut into chunks of 64 KiB, each sealed by itself.
public final class BackupWriter {
    /// Bytes of a chunk before it is sealed.
    public static let chunkSize = 1 << 16
    /// What a file is called until it is whole.
    static let draftSuffix = ".part"

    private let path: String
    private let draft: String
    private let file: Int32
    private let stream: SecretStream
    private let header: [UInt8]
    private var buffer: [UInt8] = []
    private let plainDigest = RunningDigest()
    private let fileDigest = RunningDigest()
    private var isDone = false
    /// Bytes of the file so far.
    public private(set) var bytes = 0

    /// What a file is called until it is whole.
    public static func draft(of path: String) -> String { path + draftSuffix }

    /// Removes what a crash has left of a file; nothing when the name is none of a file that was not whole.
    public static func forget(draft path: String) {
        var status = stat()
        guard path.hasSuffix(draftSuffix), lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
        unlink(path)
    }

    /// Begins a new file; nothing is ever overwritten.
    public init(_ path: String, _ key: BackupKey) throws(BackupFault) {
        self.path = path
        draft = Self.draft(of: path)
        for name in [path, draft] where access(name, F_OK) == 0 { throw .exists(path: name) }
        file = open(draft, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw .writing(path, errno) }
        let nonce = Random.bytes(BackupHeader.nonceSize)
        stream = SecretStream(sealingWith: key.fileKey(nonce: nonce))
        header = BackupHeader(key, nonce: nonce, stream: stream.header).bytes
        try write(header)
    }

    deinit {
        close(file)
        if !isDone { unlink(draft) }
    }

    /// Begins an entry of a known size; its bytes follow by ``append(_:)``.
    public func begin(_ name: BackupEntryName, size: Int) throws(BackupFault) {
        let text = Array(name.text.utf8)
        var head: [UInt8] = [UInt8(text.count & 0xff), UInt8(text.count >> 8)] + text
        for place in 0..<8 { head.append(UInt8(truncatingIfNeeded: UInt64(size) >> UInt64(8 * place))) }
        try append(head)
    }

    /// Adds bytes of the entry.
    public func append(_ bytes: [UInt8]) throws(BackupFault) {
        plainDigest.add(bytes)
        buffer += bytes
        var start = 0
        // The last chunk is not known before the end.
        while buffer.count - start > Self.chunkSize {
            try write(stream.seal(buffer[start..<start + Self.chunkSize], binding: header, isLast: false))
            start += Self.chunkSize
        }
        if start > 0 { buffer.removeFirst(start) }
    }

    /// Adds a whole entry.
    public func add(_ name: BackupEntryName, _ bytes: [UInt8]) throws(BackupFault) {
        try begin(name, size: bytes.count)
        try append(bytes)
    }

    /// Adds an entry from a file.
    ///
    /// - Parameter step: hears how many bytes of it are written; what it throws ends the writing.
    public func add(_ name: BackupEntryName, file source: String, step: (Int) throws -> Void) throws(BackupFault) {
        let input = open(source, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
        guard input >= 0 else { throw .unreadable(path: source, errno: errno) }
        defer { close(input) }
        var status = stat()
        guard fstat(input, &status) == 0 else { throw .unreadable(path: source, errno: errno) }
        let size = Int(status.st_size)
        try begin(name, size: size)
        var piece = [UInt8](repeating: 0, count: Self.chunkSize)
        var done = 0
        while done < size {
            let count = read(input, &piece, min(piece.count, size - done))
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw .unreadable(path: source, errno: count < 0 ? errno : EIO) }
            try append(count == piece.count ? piece : Array(piece[..<count]))
            done += count
            do { try step(done) } catch { throw .stopped }
        }
    }

    /// Ends the content and brings it to the disk. Nobody sees the file yet.
    ///
    /// - Returns: the digest of what is inside, to be compared with what is read back.
    public func finish() throws(BackupFault) -> [UInt8] {
        try append([0, 0])
        try write(stream.seal(buffer[...], binding: header, isLast: true))
        buffer = []
        guard fsync(file) == 0 else { throw .writing(path, errno) }
        return plainDigest.finish()
    }

    /// The file itself under the name that it has until it is published.
    public var draftPath: String { draft }

    /// The digest of all of the file. Once, after ``finish()``.
    public func digest() -> [UInt8] { fileDigest.finish() }

    /// Gives the file its name.
    public func publish() throws(BackupFault) {
        // A link cannot take the place of what has come there meanwhile. Where a file system has none (a stick with
        // FAT), a rename that refuses to replace does.
        if link(draft, path) == 0 {
            unlink(draft)
        } else {
            let code = errno
            if code == EEXIST { throw .exists(path: path) }
            guard access(path, F_OK) != 0 else { throw .exists(path: path) }
            guard rename(draft, path) == 0 else { throw .writing(path, errno) }
        }
        isDone = true
        // A stick that cannot sync a folder has the file all the same.
        _ = PrivateFolder.sync(PrivateFolder.parent(of: path))
    }

    private func write(_ sealed: [UInt8]) throws(BackupFault) {
        fileDigest.add(sealed)
        var done = 0
        while done < sealed.count {
            // Sound: done is less than count, so there is a base address.
            let count = sealed.withUnsafeBytes { Glibc.write(file, $0.baseAddress! + done, $0.count - done) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw .writing(path, count < 0 ? errno : EIO) }
            done += count
        }
        bytes += sealed.count
    }
}
