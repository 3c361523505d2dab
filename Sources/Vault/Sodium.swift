import CSodium

/// The cryptographic library itself. Everything in this module calls `start()` where it needs to.
public enum Sodium {
    private static let started: Void = {
        // Fails only when the system has no source of randomness: no key could be made and no answer given.
        precondition(sodium_init() >= 0, "libsodium could not start")
    }()

    /// Makes libsodium ready; costs nothing after the first call, from any thread.
    public static func start() {
        started
    }

    /// Whether two byte strings are equal, in a time that depends on their length only.
    public static func constantTimeEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
        left.count == right.count && sodium_memcmp(left, right, left.count) == 0
    }
}
