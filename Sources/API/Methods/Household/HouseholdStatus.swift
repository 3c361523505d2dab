import Household
import JSONRPC
import Shapes
import Words

/// `household.status`: what state the household is in, for everyone.
public enum HouseholdStatus {
    /// Whether the household can be used.
    public enum State: String, CaseIterable, Sendable {
        /// Nobody has set it up; `household.setUp` does.
        case notSetUp
        /// Set up and readable.
        case open
        /// Rows of the household itself cannot be read.
        case damaged
        /// It is being opened: ask again in a moment.
        case opening
        /// Its passphrase is needed: `household.unseal`.
        case sealed
    }

    /// How old the last backup is, for parents.
    public struct Backup: Equatable, Sendable {
        /// When the last one was made and read back, or the one from which the household was put back; nil: never, or `say`
        /// tells why it is not known.
        public var madeAt: Instant?
        public var ageHours: Int?
        public var scheduled: Bool
        /// Why the last one that was due could not be made, or the age of the last one is not known.
        public var say: Saying?

        public init(madeAt: Instant?, ageHours: Int?, scheduled: Bool, say: Saying?) {
            self.madeAt = madeAt
            self.ageHours = ageHours
            self.scheduled = scheduled
            self.say = say
        }

        static let shape = Shape<Backup>.object(
            "BackupStatus", "How old the last backup is.", make: Backup.init
        ) {
            optional(
                "madeAt", \.madeAt, .instant,
                "When the last one was made and read back, or the one from which the household was put back; absent: never, or `say` tells why it is not known."
            )
            optional("ageHours", \.ageHours, .count, "Hours since then.")
            required("scheduled", \.scheduled, .boolean, "Whether more are made by themselves.")
            optional(
                "say", \.say, .saying,
                "Why the last one that was due could not be made, or why the age of the last one is not known.")
        }
    }

    /// The result of `household.status`. Absent where they do not apply: `name`, `choosesPassphrase`, `locale`; for others than parents: `backup`, `admitsStrangers`.
    public struct Result: Equatable, Sendable {
        public var state: State
        public var name: String?
        public var say: Saying
        public var choosesPassphrase: Bool?
        public var backup: Backup?
        /// Whether accounts that nobody has named may act for children without one; for parents alone.
        public var admitsStrangers: Bool?
        /// The family's language, as a BCP 47 tag; nil: nothing is known of the family.
        public var locale: String?

        public init(
            state: State, name: String?, say: Saying, choosesPassphrase: Bool? = nil, backup: Backup? = nil,
            admitsStrangers: Bool? = nil, locale: String? = nil
        ) {
            self.state = state
            self.name = name
            self.say = say
            self.choosesPassphrase = choosesPassphrase
            self.backup = backup
            self.admitsStrangers = admitsStrangers
            self.locale = locale
        }
    }

    /// For anyone; reads only.
    public static let method = Method(
        "household.status", "Tells whether the household is set up and can be read.", role: .anyone,
        params: Nothing.shape,
        result: Shape<Result>.object("HouseholdStatus", "", make: Result.init) {
            required("state", \.state, .word(State.self), "How it stands.")
            optional("name", \.name, .text(1...80), "What the family calls itself.")
            required("say", \.say, .saying, "The same in words, with what to do.")
            optional(
                "choosesPassphrase", \.choosesPassphrase, .boolean,
                "In a new data folder: `household.unseal` chooses the passphrase.")
            optional("backup", \.backup, Backup.shape, "How old the last backup is; for parents alone.")
            optional(
                "admitsStrangers", \.admitsStrangers, .boolean,
                "Whether accounts that belong to nobody here may act for children without an account, as things are: by the "
                    + "family's setting, or else by the installation; for parents alone.")
            optional(
                "locale", \.locale, .text(1...35),
                "The family's language, a BCP 47 tag: what is said to a child that has none of its own is in it.")
        })
}
