import Household
import JSONRPC
import Shapes

/// `household.update`: changes the settings of the family; what is absent stays.
public enum HouseholdUpdate {
    /// The parameters of `household.update`. Optional: `name`, `zone`, `weekStart`, `weekendDays`, `dayStart`,
    /// `locale`, `admitsStrangers`, `retentionMonths`, `basedOn`.
    public struct Params: Equatable, BasedChange {
        public var name: String?
        public var zone: String?
        public var weekStart: Weekday?
        public var weekendDays: [Weekday]?
        public var dayStart: WallTime?
        /// BCP 47 language tag.
        public var locale: String?
        public var admitsStrangers: Bool?
        /// Months for which single answers and minutes are kept; clearing it: for ever.
        public var retentionMonths: Patch<Int>
        /// What it was made from.
        public var basedOn: BasedOn?

        public init(
            name: String? = nil, zone: String? = nil, weekStart: Weekday? = nil, weekendDays: [Weekday]? = nil,
            dayStart: WallTime? = nil, locale: String? = nil, admitsStrangers: Bool? = nil,
            retentionMonths: Patch<Int> = .keep, basedOn: BasedOn? = nil
        ) {
            self.name = name
            self.zone = zone
            self.weekStart = weekStart
            self.weekendDays = weekendDays
            self.dayStart = dayStart
            self.locale = locale
            self.admitsStrangers = admitsStrangers
            self.retentionMonths = retentionMonths
            self.basedOn = basedOn
        }

        /// The settings after the change.
        public func applied(to present: HouseholdSettings) -> HouseholdSettings {
            HouseholdSettings(
                name: name ?? present.name, zone: zone ?? present.zone, weekStart: weekStart ?? present.weekStart,
                weekendDays: weekendDays.map { Set($0) } ?? present.weekendDays,
                dayStart: dayStart?.minutes ?? present.dayStart, locale: locale ?? present.locale,
                admitsStrangers: admitsStrangers ?? present.admitsStrangers,
                retentionMonths: retentionMonths.applied(to: present.retentionMonths))
        }
    }

    /// For parents; changes what is stored.
    public static let method = Method(
        "household.update",
        "Changes the settings of the family; absent members stay as they are. Use that is under way is first counted "
            + "by the old calendar.",
        role: .parent, changes: true,
        params: Shape<Params>.object("HouseholdUpdateParams", "", make: Params.init) {
            optional("name", \.name, .text(1...80), "What the family calls itself.")
            optional("zone", \.zone, .text(1...64), "IANA name of the time zone, such as `Europe/Berlin`.")
            optional("weekStart", \.weekStart, .weekday, "The first day of a week.")
            optional(
                "weekendDays", \.weekendDays, .list(of: .weekday, maximum: 7),
                "The days of a weekend; an empty list: none.")
            optional("dayStart", \.dayStart, .dayStart, "When a household day begins, 00:00 to 06:00.")
            optional("locale", \.locale, .keptLanguage, "BCP 47 language tag; the present one is taken as it is.")
            optional(
                "admitsStrangers", \.admitsStrangers, .boolean,
                "Whether accounts that belong to nobody here may act for children without an account.")
            patch(
                "retentionMonths", \.retentionMonths, .integer(RetentionRules.possibleMonths),
                Shape<HouseholdSettings>.retentionMonths)
            optional("basedOn", \.basedOn, .basedOn, BasedOn.summary)
        },
        result: Shape<HouseholdSettings>.household, errors: [.changedMeanwhile])
}
