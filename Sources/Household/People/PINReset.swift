/// That a parent's PIN was set anew, with the recovery code or by root: every parent is told at the next unlock (Household, PINs).
public struct PINReset: Hashable, Sendable {
    /// Whose PIN it was.
    public var parent: ParentID
    /// When.
    public var at: Instant
    /// The parents who have not unlocked since.
    public var untold: [ParentID]
    /// What allowed it.
    public var means: Means

    /// What allows a reset.
    public enum Means: String, CaseIterable, Hashable, Sendable {
        /// Whoever has the recovery code.
        case recoveryCode
        /// The machine's root, who owns the data anyway.
        case root
    }

    /// A reset that some parents do not know of.
    public init(parent: ParentID, at: Instant, untold: [ParentID], means: Means = .recoveryCode) {
        self.parent = parent
        self.at = at
        self.untold = untold
        self.means = means
    }

    /// How many are kept: the last ones.
    public static let most = 20
}
