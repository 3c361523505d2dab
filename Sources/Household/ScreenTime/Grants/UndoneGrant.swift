/// What a parent took back of a grant (Screen time, Grants and requests: "undone for what is unused").
public struct UndoneGrant: Hashable, Sendable {
    /// The grant.
    public var grant: GrantID
    /// What was unused.
    public var milliseconds: Milliseconds
    /// The parent who took it back.
    public var by: String

    /// What was taken back.
    public init(grant: GrantID, milliseconds: Milliseconds, by: String) {
        self.grant = grant
        self.milliseconds = milliseconds
        self.by = by
    }
}
