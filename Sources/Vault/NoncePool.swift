import CSodium

/// Fresh random nonces, drawn from the system a block at a time: each is handed out once.
///
/// 192-bit random nonces need no counter; the block only saves a system call per sealed row.
public struct NoncePool: ~Copyable {
    /// Bytes of one nonce.
    public static let nonceSize = 24
    private static let noncesInABlock = 64

    private var block: [UInt8] = []
    private var used = 0

    /// An empty pool; the first nonce fills it.
    public init() {
        Sodium.start()
    }

    /// A pool that gives these nonces first, 24 bytes each: for test vectors alone (docs/sealing.md).
    init(fixed block: [UInt8]) {
        Sodium.start()
        self.block = block
    }

    /// Lends the next nonce.
    mutating func withNext<Result>(_ body: (UnsafePointer<UInt8>) -> Result) -> Result {
        if used == block.count {
            block = Random.bytes(Self.nonceSize * Self.noncesInABlock)
            used = 0
        }
        defer { used += Self.nonceSize }
        return block.withUnsafeBufferPointer { bytes in
            // The block is never empty here.
            body(bytes.baseAddress! + used)
        }
    }
}
