import Household
import JSONRPC
import Shapes

/// `household.setUp`: the first call of a new household.
public enum HouseholdSetUp {
    /// The parameters of `household.setUp`. Optional: `weekStart`, `dayStart`, `locale`.
    public struct Params: Equatable, Sendable {
        /// Name, zone, locale and calendar of the new household.
        public var household: HouseholdSettings
        /// The display name of the first parent.
        public var parentName: String
        /// The PIN of the first parent: 4 to 12 digits.
        public var pin: String

        public init(household: HouseholdSettings, parentName: String, pin: String) {
            self.household = household
            self.parentName = parentName
            self.pin = pin
        }
    }

    /// The result of `household.setUp`; every member is always there.
    public struct Result: Equatable, Sendable {
        /// The settings as they were stored.
        public var household: HouseholdSettings
        /// The first parent, whose PIN was given.
        public var parent: ParentView
        /// Resets a forgotten PIN. It is shown only once: keep it on paper.
        public var recoveryCode: String

        public init(household: HouseholdSettings, parent: ParentView, recoveryCode: String) {
            self.household = household
            self.parent = parent
            self.recoveryCode = recoveryCode
        }
    }

    /// For the owner; changes what is stored, and takes no idempotency key.
    public static let method = Method(
        "household.setUp",
        "Sets up the household with its first parent. Only the daemon's own account or root may do this, and only "
            + "once.",
        role: .owner, changes: true, keyed: false,
        params: Shape<Params>.object(
            "HouseholdSetUpParams", "",
            make: { name, zone, weekStart, dayStart, locale, parent, pin in
                Params(
                    household: HouseholdSettings(
                        name: name, zone: zone, weekStart: weekStart, dayStart: dayStart.minutes, locale: locale),
                    parentName: parent, pin: pin)
            }
        ) {
            required("name", .text(1...80), "What the family calls itself.") { $0.household.name }
            required("zone", .text(1...64), "IANA name of the time zone, such as `Europe/Berlin`.") {
                $0.household.zone
            }
            defaulted("weekStart", .weekday, to: .monday, "The first day of a week.") { $0.household.weekStart }
            defaulted("dayStart", .dayStart, to: .midnight, "When a household day begins, 00:00 to 06:00.") {
                $0.household.dayStartTime
            }
            defaulted("locale", .text(1...35), to: "en", "BCP 47 language tag.") { $0.household.locale }
            required("parentName", .text(1...80), "The display name of the first parent.") { $0.parentName }
            required("pin", .pin, "The PIN of the first parent: 4 to 12 digits.") { $0.pin }
        },
        result: Shape<Result>.object("HouseholdSetUpResult", "", make: Result.init) {
            required("household", .household) { $0.household }
            required("parent", .parentView, "The first parent, whose PIN was given.") { $0.parent }
            required(
                "recoveryCode", .secret(maximum: 64),
                "Resets a forgotten PIN. It is shown only once: keep it on paper."
            ) { $0.recoveryCode }
        },
        errors: [.alreadySetUp, .pinRefused])
}
