import CSodium
import Glibc

/// Slow, salted hashes of PINs and recovery codes (Argon2id). Each call takes as long as its cost says:
/// call it off the request path. Source: PINs.
public struct PINHasher: Sendable {
    /// How much work a hash is; the limits are part of every hash.
    public enum Cost: Sendable {
        /// libsodium's MODERATE: about half a second and 256 MiB. What the product uses.
        case moderate
        /// libsodium's INTERACTIVE: about 80 ms and 64 MiB. Weaker than the product asks for.
        case interactive
        /// The least that libsodium accepts: microseconds and 8 KiB. Only for tests; protects nothing.
        case minimum

        var operations: Int {
            switch self {
            case .moderate: Int(crypto_pwhash_opslimit_moderate())
            case .interactive: Int(crypto_pwhash_opslimit_interactive())
            case .minimum: Int(crypto_pwhash_opslimit_min())
            }
        }

        /// Bytes of memory.
        var memory: Int {
            switch self {
            case .moderate: crypto_pwhash_memlimit_moderate()
            case .interactive: crypto_pwhash_memlimit_interactive()
            case .minimum: crypto_pwhash_memlimit_min()
            }
        }
    }

    /// What a check found.
    public enum Verdict: Equatable, Sendable {
        /// The secret is the one that was hashed.
        case right
        /// The same, but the hash was made with weaker limits: make and store a new one now.
        case rightButWeaker
        /// Another secret, or a text that is no hash.
        case wrong
    }

    private let cost: Cost

    /// A hasher that makes hashes of this cost. It checks hashes of any cost.
    public init(cost: Cost = .moderate) {
        self.cost = cost
    }

    /// A new salted hash, as text that holds its own limits (`$argon2id$v=19$m=…,t=…,p=1$…`).
    public func hash(_ secret: Secret) throws(VaultFault) -> String {
        Sodium.start()
        var text = [CChar](repeating: 0, count: crypto_pwhash_strbytes())
        let code = secret.withCharacters { characters in
            crypto_pwhash_str(
                &text, characters, UInt64(secret.count),
                UInt64(cost.operations), cost.memory)
        }
        guard code == 0 else { throw .outOfMemory }
        return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Whether `secret` is what `hash` was made from. A want of memory is an error, never a wrong PIN.
    public func check(_ secret: Secret, against hash: String) throws(VaultFault) -> Verdict {
        Sodium.start()
        let (code, reason) = secret.withCharacters { characters in
            errno = 0
            let code = crypto_pwhash_str_verify(hash, characters, UInt64(secret.count))
            return (code, errno)
        }
        guard code == 0 else {
            if reason == ENOMEM { throw .outOfMemory }
            return .wrong
        }
        return isWeaker(hash) ? .rightButWeaker : .right
    }

    /// Whether a hash was made with less work or memory than this hasher's own.
    private func isWeaker(_ hash: String) -> Bool {
        guard crypto_pwhash_str_needs_rehash(hash, UInt64(cost.operations), cost.memory) != 0 else { return false }
        // It answers "needs a new one" for stronger limits too: these must never be traded for weaker ones.
        guard let limits = Self.limits(of: hash) else { return true }
        return limits.kibibytes * 1024 < cost.memory || limits.operations < cost.operations
    }

    /// The memory and the passes that are written in a hash.
    static func limits(of hash: String) -> (kibibytes: Int, operations: Int)? {
        let parts = hash.split(separator: "$")
        guard parts.count >= 3 else { return nil }
        let fields = parts[2].split(separator: ",")
        guard fields.count >= 2, fields[0].hasPrefix("m="), fields[1].hasPrefix("t="),
            let kibibytes = Int(fields[0].dropFirst(2)), let operations = Int(fields[1].dropFirst(2))
        else { return nil }
        return (kibibytes, operations)
    }
}

extension Secret {
    /// The bytes as C characters, as libsodium's password functions want them.
    fileprivate func withCharacters<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
        withPointer { pointer in
            // Sound: a CChar is a byte, too.
            pointer.withMemoryRebound(to: CChar.self, capacity: count, body)
        }
    }
}
