/// What granted minutes can be used for.
public enum GrantScope: Hashable, Sendable {
    /// Everything.
    case all
    /// One activity and what it includes.
    case activity(ActivityRef)

    /// Whether the minutes can be used for an activity.
    public func covers(_ activity: ActivityRef) -> Bool {
        switch self {
        case .all: true
        case .activity(let granted): granted.includes(activity)
        }
    }

    /// The activity that the minutes are for.
    var activity: ActivityRef {
        switch self {
        case .all: .anything
        case .activity(let granted): granted
        }
    }
}
