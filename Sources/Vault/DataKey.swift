import CSodium

/// A key that seals the rows of one profile (XChaCha20-Poly1305, IETF construction).
///
/// Sealed bytes are `nonce (24) || ciphertext || tag (16)`. Source: Encryption at rest.
public struct DataKey: Sendable {
    /// Bytes of a key.
    public static let size = 32
    /// Bytes that sealing adds.
    public static let overhead = NoncePool.nonceSize + 16

    let secret: Secret

    /// A key that is already there, of `size` bytes.
    public init(_ secret: Secret) {
        precondition(secret.count == Self.size, "a data key has 32 bytes")
        self.secret = secret
    }

    /// Encrypts `plain` so that it can only be opened with the same `binding`, which itself is not stored.
    public func seal(_ plain: [UInt8], binding: [UInt8]) -> [UInt8] {
        var nonces = NoncePool()
        return seal(plain, binding: binding, nonces: &nonces)
    }

    /// The same with a nonce from a pool, for a caller that seals many.
    public func seal(_ plain: [UInt8], binding: [UInt8], nonces: inout NoncePool) -> [UInt8] {
        nonces.withNext { nonce in
            secret.withPointer { key in
                Self.seal(plain, binding: binding, nonce: nonce, key: key)
            }
        }
    }

    /// Decrypts what `seal` made with the same binding.
    public func open(_ sealed: [UInt8], binding: [UInt8]) throws(VaultFault) -> [UInt8] {
        try open(sealed[...], binding: binding)
    }

    /// Decrypts what `seal` made with the same binding.
    public func open(_ sealed: ArraySlice<UInt8>, binding: [UInt8]) throws(VaultFault) -> [UInt8] {
        let plain = sealed.withUnsafeBytes { open($0, binding: binding) }
        guard let plain else { throw .notAuthentic }
        return plain
    }

    /// Decrypts straight from a buffer that is only lent (a row of a database); nil when it is not authentic.
    public func open(_ sealed: UnsafeRawBufferPointer, binding: [UInt8]) -> [UInt8]? {
        guard sealed.count >= Self.overhead, let nonce = sealed.bindMemory(to: UInt8.self).baseAddress else {
            return nil
        }
        let size = sealed.count - Self.overhead
        var authentic = false
        let plain = [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
            authentic = secret.withPointer { key in
                crypto_aead_xchacha20poly1305_ietf_decrypt(
                    buffer.baseAddress, nil, nil,
                    nonce + NoncePool.nonceSize, UInt64(sealed.count - NoncePool.nonceSize),
                    binding, UInt64(binding.count),
                    nonce, key) == 0
            }
            filled = authentic ? size : 0
        }
        return authentic ? plain : nil
    }

    private static func seal(
        _ plain: [UInt8], binding: [UInt8], nonce: UnsafePointer<UInt8>, key: UnsafePointer<UInt8>
    ) -> [UInt8] {
        let size = plain.count + overhead
        return [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
            // An array of at least `overhead` bytes has storage.
            let start = buffer.baseAddress!
            start.update(from: nonce, count: NoncePool.nonceSize)
            // Cannot fail: it only refuses lengths beyond 2^38 bytes, by ending the process.
            crypto_aead_xchacha20poly1305_ietf_encrypt(
                start + NoncePool.nonceSize, nil,
                plain, UInt64(plain.count),
                binding, UInt64(binding.count),
                nil, nonce, key)
            filled = size
        }
    }
}
