import Glibc
import Vault

/// Reads a sealed backup from its beginning to its end. What it hands out was authentic; that nothing is missing is known
/// when ``next()`` has given nil.
public final class BackupReader {
    /// An entry whose bytes come next.
    public struct Entry: Equatable, Sendable {
        /// What it is.
        public var name: BackupEntryName
        /// Its bytes.
        public var size: Int
    }

    private let path: String
    private let file: Int32
    /// What stands in clear.
    public let header: BackupHeader
    private let bound: [UInt8]
    private var stream: SecretStream?
    private var chunk: [UInt8] = []
    private var place = 0
    private var isLast = false
    /// Bytes of the present entry that were not read yet.
    private var left = 0
    private let plainDigest = RunningDigest()
    /// Bytes of the file that were read.
    public private(set) var bytesRead = 0
    /// Bytes of the file.
    public let size: Int

    /// Opens a file and reads what stands in clear.
    public convenience init(_ path: String) throws(BackupFault) {
        let file = open(path, O_RDONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else {
            throw errno == ENOENT || errno == ENOTDIR ? .missing(path: path) : .unreadable(path: path, errno: errno)
        }
        try self.init(file: file, path: path)
    }

    /// Takes over an open file.
    public init(file: Int32, path: String) throws(BackupFault) {
        self.path = path
        self.file = file
        var status = stat()
        let kind = fstat(file, &status) == 0 ? status.st_mode & S_IFMT : 0
        let isFile = kind == S_IFREG
        size = Int(status.st_size)
        var bytes = [UInt8](repeating: 0, count: BackupHeader.size)
        let count = isFile ? Self.read(file, &bytes) : 0
        do throws(BackupFault) {
            guard isFile else { throw kind == S_IFDIR ? .isFolder(path: path) : .missing(path: path) }
            guard let count else { throw .unreadable(path: path, errno: errno) }
            header = try BackupHeader(Array(bytes[..<count]))
            bound = bytes
            bytesRead = count
        } catch {
            close(file)
            throw error
        }
    }

    deinit { close(file) }

    /// Begins to open what is sealed.
    public func unlock(_ key: BackupKey) throws(BackupFault) {
        guard header.fits(key) else { throw .wrongPassphrase }
        do throws(VaultFault) {
            stream = try SecretStream(opening: header.stream, with: key.fileKey(nonce: header.nonce))
        } catch {
            throw .damaged(detail: "its first bytes were altered")
        }
    }

    /// Asks the system to forget what it holds of the file, so that it is read from the disk.
    public func dropCache() { _ = posix_fadvise(file, 0, 0, POSIX_FADV_DONTNEED) }

    /// The key of a passphrase for this file; it takes seconds.
    public func key(of passphrase: Secret) throws(BackupFault) -> BackupKey {
        let key = try BackupKey(of: passphrase, header.stretching)
        guard header.fits(key) else { throw .wrongPassphrase }
        return key
    }

    /// The next entry, after what is left of the one before; nil: all was read, and nothing is missing.
    public func next() throws(BackupFault) -> Entry? {
        while left > 0 { _ = try read(upTo: BackupWriter.chunkSize) }
        let count = try number(2)
        guard count > 0 else {
            guard place == chunk.count, isLast, !hasMore else {
                throw .damaged(detail: "something follows its end")
            }
            return nil
        }
        guard let name = BackupEntryName(String(decoding: try take(Int(count)), as: UTF8.self)) else {
            throw .damaged(detail: "it holds something that this kidd does not know")
        }
        let size = try number(8)
        guard size <= UInt64(Int64.max) else { throw .damaged(detail: "it holds an impossible size") }
        left = Int(size)
        return Entry(name: name, size: left)
    }

    /// Bytes of the present entry; empty at its end.
    public func read(upTo most: Int) throws(BackupFault) -> ArraySlice<UInt8> {
        guard left > 0 else { return [] }
        if place == chunk.count { try readChunk() }
        let count = min(most, left, chunk.count - place)
        defer { place += count }
        left -= count
        return chunk[place..<place + count]
    }

    /// All bytes of the present entry, of which there may be no more than `most`.
    public func readAll(atMost most: Int) throws(BackupFault) -> [UInt8] {
        guard left <= most else { throw .damaged(detail: "a part of it is larger than it can be") }
        return try takeLeft()
    }

    /// Copies the present entry into a new file of mode 0600, and brings it to the disk.
    public func copy(to target: String, step: (Int) throws -> Void) throws(BackupFault) {
        let output = open(target, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard output >= 0 else { throw .writing(target, errno) }
        defer { close(output) }
        while left > 0 {
            let piece = try read(upTo: BackupWriter.chunkSize)
            var done = piece.startIndex
            while done < piece.endIndex {
                // Sound: the piece is not empty here, so there is a base address.
                let count = piece[done...].withUnsafeBytes { Glibc.write(output, $0.baseAddress!, $0.count) }
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { throw .writing(target, count < 0 ? errno : EIO) }
                done += count
            }
            do { try step(bytesRead) } catch { throw .stopped }
        }
        guard fsync(output) == 0 else { throw .writing(target, errno) }
    }

    /// Reads what is left, and the digest of all that is inside.
    public func finish(step: (Int) throws -> Void = { _ in }) throws(BackupFault) -> [UInt8] {
        while try next() != nil {
            while left > 0 {
                _ = try read(upTo: BackupWriter.chunkSize)
                do { try step(bytesRead) } catch { throw .stopped }
            }
        }
        return plainDigest.finish()
    }

    // MARK: Bytes

    private func takeLeft() throws(BackupFault) -> [UInt8] {
        var bytes: [UInt8] = []
        while left > 0 { bytes += try read(upTo: left) }
        return bytes
    }

    private func take(_ count: Int) throws(BackupFault) -> [UInt8] {
        left = count
        return try takeLeft()
    }

    private func number(_ count: Int) throws(BackupFault) -> UInt64 { BackupHeader.number(try take(count)[...]) }

    private var hasMore: Bool {
        var byte: UInt8 = 0
        return Glibc.read(file, &byte, 1) > 0
    }

    private func readChunk() throws(BackupFault) {
        guard let stream else { throw .wrongPassphrase }
        if isLast { throw .damaged(detail: "its content ends too early") }
        var sealed = [UInt8](repeating: 0, count: BackupWriter.chunkSize + SecretStream.overhead)
        guard let count = Self.read(file, &sealed) else { throw .unreadable(path: path, errno: errno) }
        let isWhole = count == sealed.count
        do throws(VaultFault) {
            let (plain, isLast) = try stream.open(sealed[..<count], binding: bound)
            // Only the last chunk may be shorter.
            guard isWhole || isLast else { throw .notAuthentic }
            plainDigest.add(plain)
            chunk = plain
            place = 0
            self.isLast = isLast
        } catch {
            throw isWhole ? .damaged(detail: "bytes \(bytesRead) to \(bytesRead + count) were altered") : .cut
        }
        bytesRead += count
        if chunk.isEmpty, !isLast { throw .damaged(detail: "it holds an empty part") }
    }

    /// Reads until the buffer is full or the file ends.
    private static func read(_ file: Int32, _ buffer: inout [UInt8]) -> Int? {
        var done = 0
        while done < buffer.count {
            // Sound: done is less than count, so there is a base address.
            let count = buffer.withUnsafeMutableBytes { Glibc.read(file, $0.baseAddress! + done, $0.count - done) }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { return nil }
            if count == 0 { break }
            done += count
        }
        return done
    }
}
