import CSodium

/// Random numbers fit for keys, tokens and ids, from the operating system.
public enum Random {
    /// `count` unpredictable bytes.
    public static func bytes(_ count: Int) -> [UInt8] {
        Sodium.start()
        var bytes = [UInt8](repeating: 0, count: count)
        randombytes_buf(&bytes, count)
        return bytes
    }

    /// An unpredictable number from the whole range.
    public static func uint64() -> UInt64 {
        Sodium.start()
        var number: UInt64 = 0
        randombytes_buf(&number, MemoryLayout<UInt64>.size)
        return number
    }
}
