/// What a parent allows about a child; all of it is off until then (Household, Privacy).
public struct Consents: Equatable, Sendable {
    /// Figures about how the child uses kidd may be collected on this machine.
    public var analytics: Bool
    /// The child takes part in the household's boards: what ``BoardMembership`` says, and nothing beside it.
    public var leaderboards: Bool

    public init(analytics: Bool = false, leaderboards: Bool = false) {
        self.analytics = analytics
        self.leaderboards = leaderboards
    }
}

extension ChildState {
    /// What a parent allows about the child now.
    public var consents: Consents { Consents(analytics: allowsAnalytics, leaderboards: board.isOptedIn) }
}
