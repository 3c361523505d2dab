/// What the consequences of a turn need to know beside the child.
public struct TurnContext: Sendable {
    /// All installed packs: for what was done already, and for what a child may do at all.
    let library: Library
    /// The badges of the household, as they were before the turn.
    let badges: BadgeSet
    /// Badges that the turn offers to its children.
    var offered: [Badge] = []
    /// The household's days and weeks.
    public let calendar: HouseholdCalendar
    /// What the clocks say.
    public let moment: Moment
    /// The household day of that moment.
    public let day: Day

    /// All that consequences need.
    public init(library: Library, badges: BadgeSet, calendar: HouseholdCalendar, moment: Moment) {
        self.library = library
        self.badges = badges
        self.calendar = calendar
        self.moment = moment
        day = calendar.day(at: moment.wall)
    }

    /// A child's screen time at the moment of the turn.
    func screenTime(of child: ChildState) -> ScreenTime {
        ScreenTime(book: child.time, policy: child.policy, calendar: calendar, moment: moment)
    }

    /// What the rules of rewards need to know.
    var rewards: RewardContext { RewardContext(library: library, calendar: calendar, day: day, at: moment.wall) }
}
