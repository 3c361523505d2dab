import Glibc

/// The account that the daemon runs under.
enum Account {
    static let effectiveUID: UInt32 = geteuid()
}
