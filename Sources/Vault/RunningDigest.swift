import CSodium

/// A BLAKE2b digest of bytes that come piece by piece, as `b2sum -l 256` makes it of a file.
public final class RunningDigest {
    // libsodium's state wants an alignment of 64; freed in `deinit`.
    private let memory: UnsafeMutableRawPointer
    private var state: OpaquePointer { OpaquePointer(memory) }

    /// Bytes of a digest.
    public static let size = 32

    /// The digest of nothing.
    public init() {
        Sodium.start()
        memory = .allocate(byteCount: crypto_generichash_statebytes(), alignment: 64)
        crypto_generichash_init(state, nil, 0, Self.size)
    }

    deinit {
        memory.deallocate()
    }

    /// Takes in what comes next.
    public func add(_ bytes: ArraySlice<UInt8>) {
        bytes.withUnsafeBufferPointer { bytes in
            _ = crypto_generichash_update(state, bytes.baseAddress, UInt64(bytes.count))
        }
    }

    /// Takes in what comes next.
    public func add(_ bytes: [UInt8]) { add(bytes[...]) }

    /// The digest of all that came. Nothing can be added afterwards.
    public func finish() -> [UInt8] {
        var digest = [UInt8](repeating: 0, count: Self.size)
        crypto_generichash_final(state, &digest, Self.size)
        return digest
    }
}
