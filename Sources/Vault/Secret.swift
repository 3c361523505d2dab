import CSodium

/// Bytes that must not leak: kept in guarded memory that is locked against swapping where the system allows it,
/// read-only once filled, zeroed when the last reference goes, and printed as `<redacted>`.
public final class Secret: Sendable {
    /// How many bytes it holds.
    public let count: Int
    // Sound: written only in `init`, before anyone else can see it, and freed only in `deinit`.
    private nonisolated(unsafe) let base: UnsafeMutableRawPointer

    /// A copy of `bytes`. The caller's own array is not wiped.
    public convenience init(copying bytes: [UInt8]) {
        self.init(count: bytes.count) { $0.copyBytes(from: bytes) }
    }

    /// `count` fresh random bytes.
    public convenience init(random count: Int) {
        self.init(count: count) { bytes in
            if let start = bytes.baseAddress { randombytes_buf(start, bytes.count) }
        }
    }

    /// `count` bytes that `fill` writes straight into the guarded memory.
    public init(count: Int, filledBy fill: (UnsafeMutableRawBufferPointer) -> Void) {
        Sodium.start()
        guard let memory = sodium_malloc(count) else {
            // As for any other allocation: without memory nothing can go on.
            fatalError("no memory left for a secret of \(count) bytes")
        }
        base = memory
        self.count = count
        fill(UnsafeMutableRawBufferPointer(start: memory, count: count))
        sodium_mprotect_readonly(memory)
    }

    deinit {
        sodium_free(base)
    }

    /// Overwrites what functions that have returned left on this thread's stack: short texts live nowhere else.
    public static func wipeStack() { sodium_stackzero(usedStack) }

    /// Bytes of stack that a call takes, and more.
    private static let usedStack = 64 << 10

    /// Lends the bytes for the length of the call; do not keep the pointer or copy what it shows.
    public func withBytes<Result, Failure: Error>(
        _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try body(UnsafeRawBufferPointer(start: base, count: count))
    }

    /// The same as a pointer, as libsodium's calls want it.
    func withPointer<Result>(_ body: (UnsafePointer<UInt8>) -> Result) -> Result {
        // Sound: the memory is used as bytes and nothing else, from its first to its last.
        body(UnsafePointer(base.assumingMemoryBound(to: UInt8.self)))
    }

    /// Whether both hold the same bytes, in a time that depends on the length only.
    public func matches(_ other: Secret) -> Bool {
        count == other.count && sodium_memcmp(base, other.base, count) == 0
    }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Always `<redacted>`.
    public var description: String { "<redacted>" }
    /// Always `<redacted>`.
    public var debugDescription: String { "<redacted>" }
    /// Shows nothing.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
