/// The bounds of events.
enum EventLimits {
    /// Events that are kept for subscribers who come back.
    static let kept = 1024
    /// Bytes that a client has not taken, above which its events are held back and coalesced.
    static let pendingBytes = 256 << 10
}
