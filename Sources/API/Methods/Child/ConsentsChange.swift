import Household
import Shapes

/// Consents in a change: what is absent stays.
public struct ConsentsChange: Equatable, Sendable {
    public var analytics: Bool?
    /// Whether the child takes part in the household's boards.
    public var leaderboards: Bool?

    public init(analytics: Bool? = nil, leaderboards: Bool? = nil) {
        self.analytics = analytics
        self.leaderboards = leaderboards
    }
}

extension Shape where Value == ConsentsChange {
    /// How it is read and written: `ConsentsChange` in the reference.
    static let consentsChange = Shape.object(
        "ConsentsChange", "Consents to change; what is absent stays.", make: ConsentsChange.init
    ) {
        optional("analytics", \.analytics, .boolean, Consents.aboutAnalytics)
        optional("leaderboards", \.leaderboards, .boolean, Consents.aboutLeaderboards)
    }
}

extension Shape where Value == Consents {
    /// How it is read and written: `Consents` in the reference.
    static let consents = Shape.object(
        "Consents", "What a parent allows about the child; all of it is off until then.", make: Consents.init
    ) {
        required("analytics", \.analytics, .boolean, Consents.aboutAnalytics)
        required("leaderboards", \.leaderboards, .boolean, Consents.aboutLeaderboards)
    }
}

extension Consents {
    fileprivate static let aboutAnalytics =
        "Whether figures about how the child uses kidd may be collected on this machine."
    fileprivate static let aboutLeaderboards =
        "Whether the child takes part in the household's boards: the same as `leaderboard.optIn` and `leaderboard.optOut`."
}
