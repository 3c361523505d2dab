import CSodium

/// Makes the links of a chain: whoever does not hold the key can make none that fits.
///
/// It is derived from a data key and not from the household key itself, so that a new household key, which wraps the
/// data keys again, leaves every link as it is. Source: Audit ("a chain that shows alteration, removal and truncation").
public struct ChainKey: Sendable {
    /// Bytes of a link.
    public static let linkSize = 32
    /// What stands before the first link.
    public static let noLink = [UInt8](repeating: 0, count: linkSize)

    /// What the derived key is for; libsodium wants eight bytes.
    private static let purpose = "kiddlink"

    private let secret: Secret

    /// The chain's key that belongs to a data key.
    public init(of key: DataKey) {
        secret = Secret(count: DataKey.size) { derived in
            guard let start = derived.bindMemory(to: UInt8.self).baseAddress else { return }
            // Cannot fail: it refuses other lengths only.
            _ = key.secret.withPointer { crypto_kdf_derive_from_key(start, derived.count, 1, Self.purpose, $0) }
        }
    }

    /// The link of something (BLAKE2b-256, keyed) that stands after another.
    /// - Parameters:
    ///   - previous: the link before it.
    ///   - place: where it stands, always of the same length.
    ///   - content: its bytes.
    public func link(after previous: [UInt8], place: [UInt8], content: [UInt8]) -> [UInt8] {
        Digest.blake2b(previous + place + content, key: secret, size: Self.linkSize)
    }
}
