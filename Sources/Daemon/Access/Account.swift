import Glibc

/// The account that the daemon runs under.
enum Account {
    static let effectiveUID: UInt32 = geteuid()

    /// Whether a user id is the daemon's own or root's.
    static func isOwn(_ uid: UInt32) -> Bool { uid == 0 || uid == effectiveUID }

    /// User ids of people, as most systems give them out.
    private static let people: Range<UInt32> = 1000..<60_000

    /// Whether this is one person's daemon, and not the whole machine's.
    static let isPersonal = people.contains(effectiveUID)
}
