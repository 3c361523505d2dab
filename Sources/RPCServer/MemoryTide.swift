/// Tells when much memory was kept and little is now: then it can be given back to the machine.
struct MemoryTide {
    private var isHigh = false

    /// Bytes from which on the tide is high.
    private static let high = 4 << 20
    /// Bytes at which it is over.
    private static let low = 256 << 10

    mutating func kept(_ bytes: Int) {
        if bytes >= Self.high { isHigh = true }
    }

    /// Whether it has just become low; said once.
    mutating func isFree(_ bytes: Int) -> Bool {
        guard isHigh, bytes <= Self.low else { return false }
        isHigh = false
        return true
    }
}
