import Household
import JSONRPC
import Shapes

/// `household.setUp`: the first call of a new household.
public enum HouseholdSetUp {
    /// The parameters of `household.setUp`. Optional: `weekStart`, `dayStart`, `locale`.
    public struct Params: Equatable, Sendable {
        /// Name, zone, locale and calendar of the new household.
        public var household: HouseholdSettings
        public var parentName: String
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
        public var parent: ParentView
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
            from: Params(household: HouseholdSettings(name: "", zone: ""), parentName: "", pin: "")
        ) {
            required("name", \.household.name, .text(1...80), "What the family calls itself.")
            required("zone", \.household.zone, .text(1...64), "IANA name of the time zone, such as `Europe/Berlin`.")
            defaulted("weekStart", \.household.weekStart, .weekday, to: .monday, "The first day of a week.")
            optional(
                "dayStart", .dayStart, "When a household day begins, 00:00 to 06:00.",
                get: \.household.dayStartTime, set: { $0.household.dayStart = $1.minutes })
            defaulted("locale", \.household.locale, .languageTag, to: "en", "BCP 47 language tag.")
            required("parentName", \.parentName, .text(1...80), "The display name of the first parent.")
            required("pin", \.pin, .pin, "The PIN of the first parent: 4 to 12 digits.")
        },
        result: Shape<Result>.object("HouseholdSetUpResult", "", make: Result.init) {
            required("household", \.household, .household)
            required("parent", \.parent, .parentView, "The first parent, whose PIN was given.")
            required(
                "recoveryCode", \.recoveryCode, .secret(maximum: 64),
                "Resets a forgotten PIN. It is shown only once: keep it on paper.")
        },
        errors: [.alreadySetUp, .pinRefused])
}
