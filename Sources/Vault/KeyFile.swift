import Glibc

/// The household key as a file: one line of 64 hexadecimal digits, mode 0600, outside the data folder. Further lines name the
/// journal which it opens and the data folder that it belongs to: a key is changed and erased for these alone. Files from
/// before name none, and a copy of a key file belongs to no folder yet.
/// Source: Encryption at rest.
public enum KeyFile {
    static let digits = DataKey.size * 2
    /// What stands before the number of the journal, 16 hexadecimal digits.
    private static let mark = [UInt8]("journal ".utf8)
    private static let numberDigits = 16
    /// What stands before the number of the file itself (its inode), a space and the path of the data folder.
    private static let folderMark = [UInt8]("folder ".utf8)
    private static let fileDigits = 20
    static let longest =
        digits + 1 + mark.count + numberDigits + 1 + folderMark.count + fileDigits + 1 + Int(PATH_MAX) + 1

    /// What is in a key file.
    public struct Contents: Sendable {
        /// The key.
        public var key: Secret
        /// The number of the journal that it opens; nil: nobody has written it down yet.
        public var journal: Int64?
        /// The path of the data folder that it belongs to; nil: nobody has written it down for this very file.
        public var folder: String?
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

    /// The data folder that a file belongs to, whoever may use the file; nil: it names none.
    public static func folder(path: String) -> String? { (try? load(path, owners: nil, denied: 0))?.folder }

    /// Writes down which journal a key file opens and which data folder it belongs to, in one step; nil: none, or it is to be
    /// another one, which is not known yet.
    ///
    /// - Parameter check: asked while nobody else can change the file (``hold(_:)``).
    public static func name(
        _ journal: Int64?, folder: String?, path: String, check: () throws(KeyFileFault) -> Void = {}
    ) throws(KeyFileFault) {
        let held = try hold(path)
        defer { close(held) }
        try check()
        var contents = try contents(path: path)
        guard contents.journal != journal || contents.folder != folder else { return }
        (contents.journal, contents.folder) = (journal, folder)
        let draft = DurableFile.draft(of: path)
        defer { unlink(draft) }
        if let code = write(contents, to: draft) ?? DurableFile.move(draft, to: path) {
            throw KeyFileFault(kind: .unwritable(errno: code), path: path)
        }
    }

    /// Puts a file in the place of a key file; durable when this returns.
    /// - Returns: nil, or the `errno` that stopped it.
    public static func replace(_ path: String, by next: String) -> Int32? {
        let held = try? hold(path)
        defer { if let held { close(held) } }
        return DurableFile.move(next, to: path)
    }

    /// Waits until nobody else changes a key file, by a lock on it; until what this returns is closed nobody will: who has read
    /// it meanwhile would put the old key in the place of a new one.
    private static func hold(_ path: String) throws(KeyFileFault) -> Int32 {
        while true {
            let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
            guard descriptor >= 0 else { throw fault(opening: path, errno) }
            while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
            var (held, present) = (stat(), stat())
            // Another file may have taken its place while this waited.
            if fstat(descriptor, &held) == 0, lstat(path, &present) != 0 || held.st_ino == present.st_ino {
                return descriptor
            }
            close(descriptor)
        }
    }

    private static func load(_ path: String, owners: [uid_t]?, denied: mode_t) throws(KeyFileFault) -> Contents {
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw fault(opening: path, errno) }
        defer { close(descriptor) }
        let file = try inspect(descriptor, path: path, owners: owners, denied: denied)

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
        let end = text.prefix(size).firstIndex(of: newline) ?? size
        guard end == digits, let names = names(text[end..<size], in: file) else {
            throw KeyFileFault(kind: .wrongSize(size), path: path)
        }
        let key = try key(inHexadecimal: text[..<digits], path: path)
        return Contents(key: key, journal: names.journal, folder: names.folder)
    }

    /// The lines behind the key, each after its line feed; nil when they are of another form.
    private static func names(_ text: ArraySlice<UInt8>, in file: ino_t) -> (journal: Int64?, folder: String?)? {
        var (rest, journal) = (text, Int64?.none)
        if rest.dropFirst().starts(with: mark) {
            let end = rest.dropFirst().firstIndex(of: newline) ?? rest.endIndex
            let digits = rest[..<end].dropFirst(1 + mark.count)
            guard digits.count == numberDigits, let number = UInt64(String(decoding: digits, as: UTF8.self), radix: 16)
            else { return nil }
            (journal, rest) = (Int64(bitPattern: number), rest[end...])
        }
        guard !rest.isEmpty else { return (journal, nil) }
        let line = rest.dropFirst(1 + folderMark.count)
        guard rest.dropFirst().starts(with: folderMark), let space = line.firstIndex(of: UInt8(ascii: " ")),
            let number = ino_t(String(decoding: line[..<space], as: UTF8.self))
        else { return nil }
        // A copy of a key file is another file: it may serve a copy of the folder.
        return (journal, number == file ? String(decoding: line[(space + 1)...], as: UTF8.self) : nil)
    }

    private static let newline = UInt8(ascii: "\n")

    /// Makes a new random key and its file, durable when this returns; its folder is made (0700) when it is missing.
    ///
    /// The file appears whole or not at all: a crash half way leaves no broken key behind.
    ///
    /// - Parameters:
    ///   - journal: which it is to open; nil while there is none yet.
    ///   - folder: the data folder that it is to belong to; nil: none is known yet.
    public static func create(
        path: String, journal: Int64? = nil, folder: String? = nil
    ) throws(KeyFileFault) -> Secret {
        let parent = PrivateFolder.parent(of: path)
        if let code = PrivateFolder.make(parent) {
            throw KeyFileFault(kind: .unwritable(errno: code), path: path)
        }
        let contents = Contents(key: Secret(random: DataKey.size), journal: journal, folder: folder)
        let draft = DurableFile.draft(of: path)
        defer { unlink(draft) }
        if let code = write(contents, to: draft) {
            throw KeyFileFault(kind: .unwritable(errno: code), path: path)
        }
        guard link(draft, path) == 0 else {
            throw KeyFileFault(kind: errno == EEXIST ? .alreadyThere : .unwritable(errno: errno), path: path)
        }
        unlink(draft)
        if let code = PrivateFolder.sync(parent) {
            throw KeyFileFault(kind: .unwritable(errno: code), path: path)
        }
        return contents.key
    }

    private static func fault(opening path: String, _ code: Int32) -> KeyFileFault {
        switch code {
        case ENOENT, ENOTDIR: KeyFileFault(kind: .missing, path: path)
        case ELOOP, ENXIO: KeyFileFault(kind: .notAFile, path: path)
        default: KeyFileFault(kind: .unreadable(errno: code), path: path)
        }
    }

    /// Throws unless the open file is a plain one of these owners (nil: anybody's) with none of the denied permissions; its
    /// number in its file system.
    @discardableResult
    static func inspect(
        _ descriptor: Int32, path: String, owners: [uid_t]?, denied: mode_t
    ) throws(KeyFileFault) -> ino_t {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else {
            throw KeyFileFault(kind: .unreadable(errno: errno), path: path)
        }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw KeyFileFault(kind: .notAFile, path: path)
        }
        guard owners?.contains(status.st_uid) ?? true else {
            throw KeyFileFault(kind: .wrongOwner(uid: status.st_uid), path: path)
        }
        guard status.st_mode & denied == 0 else {
            throw KeyFileFault(kind: .tooOpen(mode: status.st_mode & 0o7777), path: path)
        }
        return status.st_ino
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

    /// Writes a key and its names to a new file and makes it durable; an `errno` when that fails.
    private static func write(_ contents: Contents, to path: String) -> Int32? {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return errno }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return errno }
        let hex = [UInt8]("0123456789abcdef".utf8)
        var text: [UInt8] = []
        text.reserveCapacity(longest)
        contents.key.withBytes { bytes in
            for byte in bytes {
                text.append(hex[Int(byte >> 4)])
                text.append(hex[Int(byte & 15)])
            }
        }
        text.append(newline)
        defer { text.wipe() }
        if let journal = contents.journal {
            let number = String(UInt64(bitPattern: journal), radix: 16)
            text += mark + Array((String(repeating: "0", count: numberDigits - number.utf8.count) + number + "\n").utf8)
        }
        if let folder = contents.folder { text += folderMark + Array("\(status.st_ino) \(folder)\n".utf8) }
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
