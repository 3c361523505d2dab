import CSodium

/// Makes the digests of codes for minutes, which are what is kept of them.
///
/// A keyed BLAKE2b is enough, and a slow hash would protect no more: a code has 55 random bits, tries over the socket
/// are rate-limited, and who could try offline holds the data key, with which minutes can be had without any code. It
/// is derived from a data key, so that a new household key leaves every printed code as it is.
public struct CodeKey: Sendable {
    /// Bytes of a digest.
    public static let digestSize = 16

    /// What the derived key is for; libsodium wants eight bytes.
    private static let purpose = "kiddcode"

    private let secret: Secret

    /// The key of codes that belongs to a data key.
    public init(of key: DataKey) {
        secret = Secret(count: DataKey.size) { derived in
            guard let start = derived.bindMemory(to: UInt8.self).baseAddress else { return }
            // Cannot fail: it refuses other lengths only.
            _ = key.secret.withPointer { crypto_kdf_derive_from_key(start, derived.count, 1, Self.purpose, $0) }
        }
    }

    /// The digest of a code, which is given in its letters alone.
    public func digest(of code: String) -> [UInt8] {
        Digest.blake2b(Array(code.utf8), key: secret, size: Self.digestSize)
    }
}
