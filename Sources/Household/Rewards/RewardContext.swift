/// What a decision about rewards needs to know beside the child.
public struct RewardContext: Sendable {
    /// All installed packs.
    public var library: Library
    /// The household's days and weeks.
    public var calendar: HouseholdCalendar
    /// The household day.
    public var day: Day
    /// When it happens.
    public var at: Instant

    /// All that a decision needs.
    public init(library: Library, calendar: HouseholdCalendar, day: Day, at: Instant) {
        self.library = library
        self.calendar = calendar
        self.day = day
        self.at = at
    }
}
