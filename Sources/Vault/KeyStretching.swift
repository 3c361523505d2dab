import CSodium
import Glibc

/// How a passphrase becomes a key: Argon2id with its limits and its salt, which stand in clear beside what is sealed.
/// It takes seconds: call it off the request path.
public struct KeyStretching: Equatable, Sendable {
    /// Bytes of a salt.
    public static let saltSize = 16
    /// No limits beyond these are accepted, whoever wrote them: a foreign file cannot ask for more memory than a gigabyte
    /// or for more than a minute or so of a small computer.
    public static let mostMemory: UInt64 = 1 << 30
    /// The same for passes over the memory.
    public static let mostOperations: UInt32 = 32
    /// The most work, in bytes of memory times passes: twice of what kidd itself uses.
    private static let mostWork: UInt64 = 2 * (256 << 20) * 12

    /// How many passes it makes over its memory.
    public var operations: UInt32
    /// Bytes of memory.
    public var memory: UInt64
    /// Random bytes.
    public var salt: [UInt8]

    /// Limits as they were found somewhere; `isPossible` says whether they can be used.
    public init(operations: UInt32, memory: UInt64, salt: [UInt8]) {
        self.operations = operations
        self.memory = memory
        self.salt = salt
    }

    /// How much work a new key is.
    public enum Cost: Sendable {
        /// The memory of libsodium's MODERATE (256 MiB) with four times its passes: as much work as SENSITIVE, which
        /// would take a gigabyte and with it many a small computer.
        case sensitive
        /// The least that libsodium accepts. Only for tests; protects nothing.
        case minimum
    }

    /// New ones with a fresh salt.
    public init(_ cost: Cost) {
        switch cost {
        case .sensitive:
            operations = 4 * UInt32(crypto_pwhash_opslimit_moderate())
            memory = UInt64(crypto_pwhash_memlimit_moderate())
        case .minimum:
            operations = UInt32(crypto_pwhash_opslimit_min())
            memory = UInt64(crypto_pwhash_memlimit_min())
        }
        salt = Random.bytes(Self.saltSize)
    }

    /// Whether this program would use such limits.
    public var isPossible: Bool {
        (UInt32(crypto_pwhash_opslimit_min())...Self.mostOperations).contains(operations)
            && (UInt64(crypto_pwhash_memlimit_min())...Self.mostMemory).contains(memory)
            && UInt64(operations) * memory <= Self.mostWork && salt.count == Self.saltSize
    }

    /// The key of a passphrase, 32 bytes.
    public func key(of passphrase: Secret) throws(VaultFault) -> Secret {
        Sodium.start()
        guard isPossible else { throw .notAuthentic }
        var code: Int32 = -1
        let key = Secret(count: DataKey.size) { bytes in
            guard let start = bytes.bindMemory(to: UInt8.self).baseAddress else { return }
            code = passphrase.withPointer { pointer in
                // Sound: a CChar is a byte, too.
                pointer.withMemoryRebound(to: CChar.self, capacity: passphrase.count) { characters in
                    crypto_pwhash(
                        start, UInt64(bytes.count), characters, UInt64(passphrase.count), salt, UInt64(operations),
                        Int(memory), crypto_pwhash_alg_argon2id13())
                }
            }
        }
        guard code == 0 else { throw .outOfMemory }
        return key
    }
}
