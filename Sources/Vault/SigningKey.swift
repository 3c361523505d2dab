import CSodium

/// An Ed25519 key that signs, made of a seed of 32 bytes, which is what its key file holds.
public struct SigningKey: Sendable {
    /// What others check signatures with: 32 bytes.
    public let publicKey: [UInt8]
    private let secret: Secret

    /// - Parameter seed: 32 bytes.
    public init(seed: Secret) {
        precondition(seed.count == Signature.seedSize, "a seed of Ed25519 has 32 bytes")
        var publicKey = [UInt8](repeating: 0, count: Signature.publicKeySize)
        secret = Secret(count: Int(crypto_sign_SECRETKEYBYTES)) { bytes in
            guard let base = bytes.baseAddress else { return }
            _ = seed.withPointer {
                // Sound: memory of a Secret holds bytes and nothing else.
                crypto_sign_seed_keypair(&publicKey, base.assumingMemoryBound(to: UInt8.self), $0)
            }
        }
        self.publicKey = publicKey
    }

    /// The signature of bytes: 64 bytes, the same each time.
    public func sign(_ bytes: [UInt8]) -> [UInt8] {
        var signature = [UInt8](repeating: 0, count: Signature.size)
        _ = secret.withPointer { crypto_sign_detached(&signature, nil, bytes, UInt64(bytes.count), $0) }
        return signature
    }
}

/// Ed25519 signatures (RFC 8032).
public enum Signature {
    /// Bytes of a signature.
    public static let size = 64
    /// Bytes of a public key.
    public static let publicKeySize = 32
    /// Bytes of a seed.
    public static let seedSize = 32

    /// Whether a signature of bytes was made with the secret part of a key.
    public static func isValid(_ signature: [UInt8], of bytes: [UInt8], by publicKey: [UInt8]) -> Bool {
        Sodium.start()
        guard signature.count == size, publicKey.count == publicKeySize else { return false }
        return crypto_sign_verify_detached(signature, bytes, UInt64(bytes.count), publicKey) == 0
    }
}
