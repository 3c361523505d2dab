import Vault

/// What stands in clear at the beginning of a backup: 132 bytes, numbers with the lowest byte first.
///
/// | at | bytes | |
/// |---|---|---|
/// | 0 | 12 | `kidd-backup` and a line feed |
/// | 12 | 4 | the version of the format |
/// | 16 | 4 | Argon2id's passes |
/// | 20 | 8 | Argon2id's memory in bytes |
/// | 28 | 16 | Argon2id's salt |
/// | 44 | 32 | a random number of this file |
/// | 76 | 16 | the check of the passphrase |
/// | 92 | 24 | the header of the sealed stream |
/// | 116 | 16 | BLAKE2b-128 of all before it |
public struct BackupHeader: Equatable, Sendable {
    /// Bytes of all of it.
    public static let size = 132
    /// The format that this program writes, and the newest that it reads.
    public static let version = 1
    /// How a backup begins.
    static let magic = Array("kidd-backup\n".utf8)
    static let nonceSize = 32
    static let checkSize = 16

    /// Argon2id's limits and salt.
    public var stretching: KeyStretching
    /// A random number of the file.
    public var nonce: [UInt8]
    var check: [UInt8]
    var stream: [UInt8]

    /// The bytes as they stand in the file; every chunk is bound to them.
    public var bytes: [UInt8] {
        var bytes = Self.magic
        Self.append(UInt64(Self.version), 4, to: &bytes)
        Self.append(UInt64(stretching.operations), 4, to: &bytes)
        Self.append(stretching.memory, 8, to: &bytes)
        bytes += stretching.salt + nonce + check + stream
        return bytes + Digest.blake2b(bytes, size: 16)
    }

    init(_ key: BackupKey, nonce: [UInt8], stream: [UInt8]) {
        stretching = key.stretching
        self.nonce = nonce
        check = key.check(nonce: nonce)
        self.stream = stream
    }

    /// Reads a header. Limits beyond what kidd would ever use are refused before anything is computed with them.
    public init(_ bytes: [UInt8]) throws(BackupFault) {
        guard bytes.starts(with: Self.magic.prefix(bytes.count)), bytes.count >= Self.magic.count else {
            throw .notABackup
        }
        guard bytes.count >= 16 else { throw .cut }
        let version = Int(Self.number(bytes[12..<16]))
        guard version <= Self.version else { throw .newerFormat(found: version, known: Self.version) }
        guard version >= 1 else { throw .notABackup }
        guard bytes.count >= Self.size else { throw .cut }
        guard Digest.blake2b(Array(bytes[..<116]), size: 16) == Array(bytes[116..<Self.size]) else {
            throw .damaged(detail: "its first bytes were altered")
        }
        stretching = KeyStretching(
            operations: UInt32(Self.number(bytes[16..<20])), memory: Self.number(bytes[20..<28]),
            salt: Array(bytes[28..<44]))
        guard stretching.isPossible else { throw .notABackup }
        nonce = Array(bytes[44..<76])
        check = Array(bytes[76..<92])
        stream = Array(bytes[92..<116])
    }

    /// Whether a key is that of this file.
    public func fits(_ key: BackupKey) -> Bool {
        key.stretching == stretching && Sodium.constantTimeEqual(key.check(nonce: nonce), check)
    }

    private static func append(_ number: UInt64, _ count: Int, to bytes: inout [UInt8]) {
        for place in 0..<count { bytes.append(UInt8(truncatingIfNeeded: number >> UInt64(8 * place))) }
    }

    static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
}
