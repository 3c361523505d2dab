import Glibc

/// The household key as a file: one line of 64 hexadecimal digits, mode 0600, outside the data folder; and a second one that
/// names the journal which it opens: a key is changed and erased for that one alone. Files from before name none.
/// Source: Encryption at rest.
public enum KeyFile {
    static let digits = DataKey.size * 2
    /// What stands before the number of the journal, 16 hexadecimal digits.
    private static let mark = [UInt8]("journal ".utf8)
    private static let numberDigits = 16
    static let longest = digits + 1 + mark.count + numberDigits + 1

    /// What is in a key file.
    public struct Contents: Sendable {
        /// The key.
        public var key: Secret
        /// The number of the journal that it opens; nil: nobody has written it down yet.
        public var journal: Int64?
    }

    /// Reads the key. The file must be a plain one of this user that nobody else may touch; links are not followed.
    public static func load(path: String) throws(KeyFileFault) -> Secret { try contents(path: path).key }

    /// The same, with the journal that it names.
    public static func contents(path: String) throws(KeyFileFault) -> Contents {
        try load(path, owners: [geteuid()], denied: 0o077)
    }

    /// Reads the key from a credential of the service manager, whose file may belong to root and lets this account read
    /// by an access list: that shows as a right of the group.
    public static func load(credential path: String) throws(KeyFileFault) -> Secret {
        try load(path, owners: [0, geteuid()], denied: 0o037).key
    }

    /// Writes down which journal a key file opens, in one step; nil: it is to be another one, which is not known yet.
    public static func name(_ journal: Int64?, path: String) throws(KeyFileFault) {
        let contents = try contents(path: path)
        guard contents.journal != journal else { return }
        let draft = DurableFile.draft(of: path)
        defer { unlink(draft) }
        if let code = write(contents.key, journal, to: draft) ?? DurableFile.move(draft, to: path) {
            throw KeyFileFault(kind: .unwritable(errno: code), path: path)
        }
    }

    private static func load(_ path: String, owners: [uid_t], denied: mode_t) throws(KeyFileFault) -> Contents {
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw fault(opening: path, errno) }
        defer { close(descriptor) }
        try inspect(descriptor, path: path, owners: owners, denied: denied)

        // One byte more than it can have, so that a longer file shows itself.
        var text = [UInt8](repeating: 0, count: longest + 1)
        defer { text.wipe() }
        var size = 0
        while size < text.count {
            let room = text.count - size
            let got = text.withUnsafeMutableBytes { read(descriptor, $0.baseAddress! + size, room) }
            if got < 0 {
                if errno == EINTR { continue }
                throw KeyFileFault(kind: .unreadable(errno: errno), path: path)
            }
            if got == 0 { break }
            size += got
        }
        if size > 0, text[size - 1] == UInt8(ascii: "\n") { size -= 1 }
        let end = text.prefix(size).firstIndex(of: UInt8(ascii: "\n")) ?? size
        let journal = end < size ? number(text[(end + 1)..<size]) : nil
        guard end == digits, end == size || journal != nil else {
            throw KeyFileFault(kind: .wrongSize(size), path: path)
        }
        return Contents(key: try key(inHexadecimal: text[..<digits], path: path), journal: journal)
    }

    /// The journal that a second line names; nil when it is no such line.
    private static func number(_ line: ArraySlice<UInt8>) -> Int64? {
        guard line.starts(with: mark), line.count == mark.count + numberDigits else { return nil }
        let text = String(decoding: line.dropFirst(mark.count), as: UTF8.self)
        return UInt64(text, radix: 16).map { Int64(bitPattern: $0) }
    }

    /// Makes a new random key and its file, durable when this returns; its folder is made (0700) when it is missing.
    ///
    /// The file appears whole or not at all: a crash half way leaves no broken key behind.
    ///
    /// - Parameter journal: which it is to open; nil while there is none yet.
    public static func create(path: String, journal: Int64? = nil) throws(KeyFileFault) -> Secret {
        let folder = PrivateFolder.parent(of: path)
        if let code = PrivateFolder.make(folder) {
            throw KeyFileFault(kind: .unwritable(errno: code), path: path)
        }
        let secret = Secret(random: DataKey.size)
        let draft = DurableFile.draft(of: path)
        defer { unlink(draft) }
        if let code = write(secret, journal, to: draft) {
            throw KeyFileFault(kind: .unwritable(errno: code), path: path)
        }
        guard link(draft, path) == 0 else {
            throw KeyFileFault(kind: errno == EEXIST ? .alreadyThere : .unwritable(errno: errno), path: path)
        }
        unlink(draft)
        if let code = PrivateFolder.sync(folder) {
            throw KeyFileFault(kind: .unwritable(errno: code), path: path)
        }
        return secret
    }

    private static func fault(opening path: String, _ code: Int32) -> KeyFileFault {
        switch code {
        case ENOENT, ENOTDIR: KeyFileFault(kind: .missing, path: path)
        case ELOOP, ENXIO: KeyFileFault(kind: .notAFile, path: path)
        default: KeyFileFault(kind: .unreadable(errno: code), path: path)
        }
    }

    /// Throws unless the open file is a plain one of these owners with none of the denied permissions.
    static func inspect(
        _ descriptor: Int32, path: String, owners: [uid_t], denied: mode_t
    ) throws(KeyFileFault) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else {
            throw KeyFileFault(kind: .unreadable(errno: errno), path: path)
        }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw KeyFileFault(kind: .notAFile, path: path)
        }
        guard owners.contains(status.st_uid) else {
            throw KeyFileFault(kind: .wrongOwner(uid: status.st_uid), path: path)
        }
        guard status.st_mode & denied == 0 else {
            throw KeyFileFault(kind: .tooOpen(mode: status.st_mode & 0o7777), path: path)
        }
    }

    private static func key(inHexadecimal text: ArraySlice<UInt8>, path: String) throws(KeyFileFault) -> Secret {
        guard text.allSatisfy({ nibble($0) != nil }) else {
            throw KeyFileFault(kind: .notHexadecimal, path: path)
        }
        return Secret(count: DataKey.size) { bytes in
            for place in bytes.indices {
                let first = text.startIndex + place * 2
                // Every digit was looked at above.
                bytes[place] = nibble(text[first])! << 4 | nibble(text[first + 1])!
            }
        }
    }

    private static func nibble(_ digit: UInt8) -> UInt8? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    /// Writes a key to a new file and makes it durable; an `errno` when that fails.
    private static func write(_ secret: Secret, _ journal: Int64?, to path: String) -> Int32? {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return errno }
        defer { close(descriptor) }
        let hex = [UInt8]("0123456789abcdef".utf8)
        var text: [UInt8] = []
        text.reserveCapacity(longest)
        secret.withBytes { bytes in
            for byte in bytes {
                text.append(hex[Int(byte >> 4)])
                text.append(hex[Int(byte & 15)])
            }
        }
        text.append(UInt8(ascii: "\n"))
        defer { text.wipe() }
        if let journal {
            let number = String(UInt64(bitPattern: journal), radix: 16)
            text += mark + Array((String(repeating: "0", count: numberDigits - number.utf8.count) + number + "\n").utf8)
        }
        // The umask may have taken the owner's own bits.
        guard fchmod(descriptor, 0o600) == 0 else { return errno }
        var written = 0
        while written < text.count {
            let count = text.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress! + written, $0.count - written) }
            if count < 0 {
                if errno == EINTR { continue }
                return errno
            }
            written += count
        }
        return fsync(descriptor) == 0 ? nil : errno
    }
}
