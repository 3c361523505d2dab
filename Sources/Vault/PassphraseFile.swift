import CSodium
import Glibc

/// The household key, wrapped by a key that is made of a passphrase (Argon2id SENSITIVE): a small file in the data folder.
///
/// The household key itself is random, so that another passphrase wraps the same or a new one and rewrites no row.
/// docs/sealing.md has its form. Source: Encryption at rest.
public struct PassphraseFile: Equatable, Sendable {
    /// Its name in the data folder.
    public static let name = "household.passphrase"

    private static let head = "kidd passphrase 1"
    private static let mostFileBytes = 1024

    /// How the passphrase becomes a key.
    public var stretching: KeyStretching
    /// The household key, sealed.
    public var wrapped: [UInt8]

    /// The limits of a new one: libsodium's SENSITIVE, a gigabyte of memory and about three seconds.
    public static func sensitive() -> KeyStretching {
        KeyStretching(
            operations: UInt32(crypto_pwhash_opslimit_sensitive()),
            memory: UInt64(crypto_pwhash_memlimit_sensitive()), salt: Random.bytes(KeyStretching.saltSize))
    }

    /// Wraps a household key. It takes seconds.
    public init(
        wrapping key: Secret, with passphrase: Secret, _ stretching: KeyStretching
    ) throws(VaultFault) {
        var nonces = NoncePool()
        try self.init(wrapping: key, with: passphrase, stretching, nonces: &nonces)
    }

    init(
        wrapping key: Secret, with passphrase: Secret, _ stretching: KeyStretching, nonces: inout NoncePool
    ) throws(VaultFault) {
        self.stretching = stretching
        let derived = DataKey(try stretching.key(of: passphrase))
        var plain = key.withBytes { [UInt8]($0) }
        defer { plain.wipe() }
        wrapped = derived.seal(plain, binding: Self.binding(stretching), nonces: &nonces)
    }

    private init(stretching: KeyStretching, wrapped: [UInt8]) {
        self.stretching = stretching
        self.wrapped = wrapped
    }

    /// The household key; another passphrase is `notAuthentic`. It takes seconds.
    public func open(with passphrase: Secret) throws(VaultFault) -> Secret {
        let derived = DataKey(try stretching.key(of: passphrase))
        var plain = try derived.open(wrapped, binding: Self.binding(stretching))
        defer { plain.wipe() }
        guard plain.count == DataKey.size else { throw .notAKey }
        return Secret(copying: plain)
    }

    private static func binding(_ stretching: KeyStretching) -> [UInt8] {
        var bytes = Array("kidd.passphrase".utf8) + [0]
        withUnsafeBytes(of: stretching.operations.littleEndian) { bytes.append(contentsOf: $0) }
        withUnsafeBytes(of: stretching.memory.littleEndian) { bytes.append(contentsOf: $0) }
        return bytes + stretching.salt
    }

    // MARK: The file

    /// Its path in a data folder.
    public static func path(in folder: String) -> String { folder + "/" + name }

    /// The file's text.
    public var text: String {
        """
        \(Self.head)
        operations \(stretching.operations)
        memory \(stretching.memory)
        salt \(Hexadecimal.text(stretching.salt))
        key \(Hexadecimal.text(wrapped))

        """
    }

    /// Reads a file's text; nil when it is none.
    public init?(text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count == 6, lines[0] == Self.head, lines[5].isEmpty else { return nil }
        func value(_ line: Int, _ name: String) -> String? {
            lines[line].hasPrefix(name + " ") ? String(lines[line].dropFirst(name.count + 1)) : nil
        }
        guard let operations = value(1, "operations").flatMap(UInt32.init),
            let memory = value(2, "memory").flatMap(UInt64.init),
            let salt = value(3, "salt").flatMap(Hexadecimal.bytes),
            let wrapped = value(4, "key").flatMap(Hexadecimal.bytes)
        else { return nil }
        self.init(
            stretching: KeyStretching(operations: operations, memory: memory, salt: salt), wrapped: wrapped)
        guard stretching.isPossible, wrapped.count == DataKey.size + DataKey.overhead else { return nil }
    }

    /// Reads the file at a path; nil when there is none.
    public static func load(path: String) throws(KeyFileFault) -> PassphraseFile? {
        switch DurableFile.read(path, most: mostFileBytes) {
        case .failure(let code) where code.errno == ENOENT: return nil
        case .failure(let code): throw KeyFileFault(kind: .unreadable(errno: code.errno), path: path)
        case .success(let bytes):
            guard let file = PassphraseFile(text: String(decoding: bytes, as: UTF8.self)) else {
                throw KeyFileFault(kind: .notAWrappedKey, path: path)
            }
            return file
        }
    }

    /// Writes it to a path, whole or not at all.
    public func store(path: String) throws(KeyFileFault) {
        if let code = DurableFile.write(Array(text.utf8), to: path) {
            throw KeyFileFault(kind: .unwritable(errno: code), path: path)
        }
    }
}
