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

    /// The result of `household.status`. Absent where they do not apply: `name`, `choosesPassphrase`.
    public struct Result: Equatable, Sendable {
        /// How it stands.
        public var state: State
        /// What the family calls itself.
        public var name: String?
        /// The same in words, with what to do.
        public var say: Saying
        /// In a new data folder: `household.unseal` chooses the passphrase.
        public var choosesPassphrase: Bool?

        public init(state: State, name: String?, say: Saying, choosesPassphrase: Bool? = nil) {
            self.state = state
            self.name = name
            self.say = say
            self.choosesPassphrase = choosesPassphrase
        }
    }

    /// For anyone; reads only.
    public static let method = Method(
        "household.status", "Tells whether the household is set up and can be read.", role: .anyone,
        params: Nothing.shape,
        result: Shape<Result>.object("HouseholdStatus", "", make: Result.init) {
            required("state", .word(State.self), "How it stands.") { $0.state }
            optional("name", .text(1...80), "What the family calls itself.") { $0.name }
            required("say", .saying, "The same in words, with what to do.") { $0.say }
            optional("choosesPassphrase", .boolean, "In a new data folder: `household.unseal` chooses the passphrase.")
            {
                $0.choosesPassphrase
            }
        })
}
