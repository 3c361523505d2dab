/// That a parent's PIN was set anew with the recovery code: every parent is told at the next unlock (Household, PINs).
public struct PINReset: Hashable, Sendable {
    /// Whose PIN it was.
    public var parent: ParentID
    /// When.
    public var at: Instant
    /// The parents who have not unlocked since.
    public var untold: [ParentID]

    /// A reset that some parents do not know of.
    public init(parent: ParentID, at: Instant, untold: [ParentID]) {
        self.parent = parent
        self.at = at
        self.untold = untold
    }

    /// How many are kept: the last ones.
    public static let most = 20
}
