import CSodium

/// BLAKE2b, plain or keyed: fingerprints of files, token hashes, chains. Never for PINs (see `PINHasher`).
public enum Digest {
    /// The sizes in bytes that BLAKE2b offers here: 16 to 64.
    public static let sizes = 16...64

    /// The digest of `bytes`.
    /// - Parameter size: bytes of the result, within `sizes`.
    public static func blake2b(_ bytes: [UInt8], size: Int = 32) -> [UInt8] {
        Sodium.start()
        precondition(sizes.contains(size), "a BLAKE2b digest has 16 to 64 bytes")
        var digest = [UInt8](repeating: 0, count: size)
        crypto_generichash(&digest, size, bytes, UInt64(bytes.count), nil, 0)
        return digest
    }

    /// The digest of `bytes` that only a holder of `key` (16 to 64 bytes) can make.
    public static func blake2b(_ bytes: [UInt8], key: Secret, size: Int = 32) -> [UInt8] {
        precondition(sizes.contains(size), "a BLAKE2b digest has 16 to 64 bytes")
        precondition(sizes.contains(key.count), "a BLAKE2b key has 16 to 64 bytes")
        var digest = [UInt8](repeating: 0, count: size)
        key.withPointer { keyBytes in
            _ = crypto_generichash(&digest, size, bytes, UInt64(bytes.count), keyBytes, key.count)
        }
        return digest
    }
}
