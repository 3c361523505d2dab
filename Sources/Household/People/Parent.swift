/// Names a parent for ever; in `[a-z0-9._-]`.
public struct ParentID: Hashable, Sendable, RawRepresentable {
    /// The text of the id, as it goes over the wire.
    public var rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// A parent: a display name and a PIN of their own.
public struct Parent: Equatable, Sendable {
    /// Made from the name; it stays when the name changes.
    public var id: ParentID
    /// The display name; children see it in answers to their requests.
    public var name: String
    /// The Argon2id hash of the PIN, with its salt and limits. Never leaves the daemon.
    public var pinHash: String
    /// When the parent last unlocked; nil: never, or not since this is written down.
    public var lastUnlock: Instant?
    /// Wrong PINs and recovery codes since then: the parent is told of them at the next unlock.
    public var wrongEntries: [WrongEntries]

    public init(
        id: ParentID, name: String, pinHash: String, lastUnlock: Instant? = nil, wrongEntries: [WrongEntries] = []
    ) {
        self.id = id
        self.name = name
        self.pinHash = pinHash
        self.lastUnlock = lastUnlock
        self.wrongEntries = wrongEntries
    }

    /// How many a household has at once.
    public static let most = 12
    /// How many it ever has: an id is never used again, so those of all are kept.
    public static let mostEver = 500

    /// Whether a name or id that somebody wrote means this one; capitals do not matter.
    public func isCalled(_ text: String) -> Bool {
        id.rawValue == text || id.rawValue == text.lowercased() || name.lowercased() == text.lowercased()
    }
}

/// Somebody who is a parent here no more: the id is never given again, and the name stands for what was done.
public struct FormerParent: Equatable, Sendable {
    /// The id that the parent had.
    public var id: ParentID
    /// The last display name.
    public var name: String

    public init(id: ParentID, name: String) {
        self.id = id
        self.name = name
    }
}
