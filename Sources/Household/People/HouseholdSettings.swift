/// The settings of the family that one daemon serves (Household, People).
public struct HouseholdSettings: Equatable, Sendable {
    /// What the family calls itself.
    public var name: String
    /// IANA name of the time zone; decisions follow it and not the machine's zone.
    public var zone: String
    /// The first day of a household week, for weekly limits, streaks and boards.
    public var weekStart: Weekday
    /// The days on which a weekend's limits hold; empty: none.
    public var weekendDays: Set<Weekday>
    /// Minutes after midnight at which a household day begins, 0 to 360.
    public var dayStart: Int
    /// BCP 47 language tag.
    public var locale: String
    /// Whether accounts that nobody has named may act for children without an account; nil: as the daemon was installed,
    /// yes for one person's and no for the whole machine's.
    public var admitsStrangers: Bool?
    /// Months for which single answers and minutes are kept; nil: for ever.
    public var retentionMonths: Int?

    /// The day start as a time of day.
    public var dayStartTime: WallTime { WallTime(minutes: dayStart) ?? .midnight }

    /// Saturday and Sunday.
    public static let standardWeekend: Set<Weekday> = [.saturday, .sunday]

    public init(
        name: String, zone: String, weekStart: Weekday = .monday, weekendDays: Set<Weekday> = standardWeekend,
        dayStart: Int = 0, locale: String = "en", admitsStrangers: Bool? = nil,
        retentionMonths: Int? = RetentionRules.usualMonths
    ) {
        self.name = name
        self.zone = zone
        self.weekStart = weekStart
        self.weekendDays = weekendDays
        self.dayStart = dayStart
        self.locale = locale
        self.admitsStrangers = admitsStrangers
        self.retentionMonths = retentionMonths
    }
}
