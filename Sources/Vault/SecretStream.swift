import CSodium

/// libsodium's stream of sealed chunks (`crypto_secretstream_xchacha20poly1305`): none can be altered, left out, repeated
/// or moved, and the last one says that it is the last.
///
/// Not for two threads at a time.
public final class SecretStream {
    /// Bytes that stand before the first chunk.
    public static let headerSize = 24
    /// Bytes that sealing adds to a chunk.
    public static let overhead = 17

    // At a fixed address, so that it can be wiped; freed in `deinit`.
    private let state: UnsafeMutablePointer<crypto_secretstream_xchacha20poly1305_state>
    /// What has to stand before the first chunk.
    public let header: [UInt8]

    /// Begins to seal under a key of 32 bytes.
    public init(sealingWith key: Secret) {
        Sodium.start()
        precondition(key.count == DataKey.size, "a stream's key has 32 bytes")
        let state = Self.newState()
        var header = [UInt8](repeating: 0, count: Self.headerSize)
        // Cannot fail: it has no way to.
        _ = key.withPointer { crypto_secretstream_xchacha20poly1305_init_push(state, &header, $0) }
        self.state = state
        self.header = header
    }

    /// Begins to open what stands behind a header.
    public init(opening header: [UInt8], with key: Secret) throws(VaultFault) {
        Sodium.start()
        guard header.count == Self.headerSize, key.count == DataKey.size else { throw .notAuthentic }
        let state = Self.newState()
        let code = key.withPointer { crypto_secretstream_xchacha20poly1305_init_pull(state, header, $0) }
        self.state = state
        self.header = header
        guard code == 0 else { throw .notAuthentic }
    }

    deinit {
        sodium_memzero(state, MemoryLayout<crypto_secretstream_xchacha20poly1305_state>.size)
        state.deallocate()
    }

    private static func newState() -> UnsafeMutablePointer<crypto_secretstream_xchacha20poly1305_state> {
        let state = UnsafeMutablePointer<crypto_secretstream_xchacha20poly1305_state>.allocate(capacity: 1)
        state.initialize(to: crypto_secretstream_xchacha20poly1305_state())
        return state
    }

    /// Seals the next chunk.
    ///
    /// - Parameters:
    ///   - binding: what it is bound to beside its place; it is not stored.
    ///   - isLast: nothing can follow it.
    public func seal(_ plain: ArraySlice<UInt8>, binding: [UInt8], isLast: Bool) -> [UInt8] {
        let tag =
            isLast
            ? crypto_secretstream_xchacha20poly1305_tag_final() : crypto_secretstream_xchacha20poly1305_tag_message()
        let size = plain.count + Self.overhead
        return [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
            plain.withUnsafeBufferPointer { bytes in
                // Cannot fail: it only refuses lengths beyond 2^38 bytes.
                _ = crypto_secretstream_xchacha20poly1305_push(
                    state, buffer.baseAddress, nil, bytes.baseAddress, UInt64(bytes.count), binding,
                    UInt64(binding.count), tag)
            }
            filled = size
        }
    }

    /// Opens the next chunk, and says whether it is the last.
    public func open(
        _ sealed: ArraySlice<UInt8>, binding: [UInt8]
    ) throws(VaultFault) -> (plain: [UInt8], isLast: Bool) {
        guard sealed.count >= Self.overhead else { throw .notAuthentic }
        let size = sealed.count - Self.overhead
        var tag: UInt8 = 0
        var code: Int32 = -1
        let plain = [UInt8](unsafeUninitializedCapacity: max(1, size)) { buffer, filled in
            code = sealed.withUnsafeBufferPointer { bytes in
                crypto_secretstream_xchacha20poly1305_pull(
                    state, buffer.baseAddress, nil, &tag, bytes.baseAddress, UInt64(bytes.count), binding,
                    UInt64(binding.count))
            }
            filled = code == 0 ? size : 0
        }
        guard code == 0 else { throw .notAuthentic }
        return (plain, tag == crypto_secretstream_xchacha20poly1305_tag_final())
    }
}
