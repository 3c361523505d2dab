/// A grant and what was used of it.
public struct GrantAccount: Hashable, Sendable {
    /// The grant as it was given.
    public var grant: Grant
    /// Milliseconds used.
    public var used: Milliseconds
    /// Milliseconds that a parent took back.
    public var takenBack: Milliseconds

    /// The account of a grant; unused when nothing else is said.
    public init(grant: Grant, used: Milliseconds = 0, takenBack: Milliseconds = 0) {
        self.grant = grant
        self.used = used
        self.takenBack = takenBack
    }

    /// Milliseconds that can still be used.
    public var left: Milliseconds { max(0, Milliseconds(grant.minutes) * .minute - used - takenBack) }

    /// Whether anything can be used of it at an instant.
    func isUsable(at instant: Instant) -> Bool { left > 0 && instant < grant.expires }
}
