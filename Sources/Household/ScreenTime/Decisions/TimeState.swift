/// Whether and why a child may or may not (Screen time, Status). The first that applies is the state.
public enum TimeState: String, CaseIterable, Hashable, Sendable {
    /// The household's data is still locked by its passphrase.
    case sealed
    /// The child's data is damaged, or nothing more can be stored; neither ever reads as unused time.
    case damaged
    /// A parent locked.
    case lockedByParent
    /// The filter or the app's setting says no.
    case notAllowed
    /// Quiet hours, and no grant that goes past them.
    case quietHours
    /// Outside the allowed windows, or the minutes of the window are used, and no grant that goes past them.
    case outsideAllowedWindow
    /// The day's minutes are used.
    case dailyLimitReached
    /// The week's minutes are used.
    case weeklyLimitReached
    /// Time for a break.
    case sessionLimitReached
    /// The minutes of a budget are used.
    case budgetReached
    /// Allowed, 5 minutes or less to the nearest end of any kind.
    case warning
    /// Allowed.
    case active

    /// Whether the child may.
    public var isAllowed: Bool { self == .warning || self == .active }
}
