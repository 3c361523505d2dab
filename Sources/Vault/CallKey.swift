import CSodium

/// Makes the marks of calls: what tells that a call is the one that a row is about, when the row itself cannot be read.
///
/// A mark stands beside sealed bytes in clear. Whoever does not hold the key learns nothing from it. It is derived from
/// a data key, so that a new household key leaves every mark as it is.
public struct CallKey: Sendable {
    /// Bytes of a mark.
    public static let markSize = 16

    /// What the derived key is for; libsodium wants eight bytes.
    private static let purpose = "kiddcall"

    private let secret: Secret

    /// The key of calls that belongs to a data key.
    public init(of key: DataKey) {
        secret = Secret(count: DataKey.size) { derived in
            guard let start = derived.bindMemory(to: UInt8.self).baseAddress else { return }
            // Cannot fail: it refuses other lengths only.
            _ = key.secret.withPointer { crypto_kdf_derive_from_key(start, derived.count, 1, Self.purpose, $0) }
        }
    }

    /// The mark of a caller's call.
    public func mark(of key: String, by caller: String) -> [UInt8] {
        // No caller's name has a zero in it.
        Digest.blake2b(Array(caller.utf8) + [0] + Array(key.utf8), key: secret, size: Self.markSize)
    }
}
