/// What a decision about rewards needs to know beside the child.
public struct RewardContext: Sendable {
    /// All installed packs: for what was done already, and for what the child may do at all.
    var library: Library
    /// The household's days and weeks.
    public var calendar: HouseholdCalendar
    /// The household day.
    public var day: Day
    /// When it happens.
    public var at: Instant

    /// All that a decision needs, with the content behind a gate.
    public init(gate: ContentGate, calendar: HouseholdCalendar, day: Day, at: Instant) {
        self.init(library: gate.library, calendar: calendar, day: day, at: at)
    }

    /// All that a decision needs.
    init(library: Library, calendar: HouseholdCalendar, day: Day, at: Instant) {
        self.library = library
        self.calendar = calendar
        self.day = day
        self.at = at
    }
}
