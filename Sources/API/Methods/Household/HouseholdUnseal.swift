import Household
import JSONRPC
import Shapes

/// `household.unseal`: opens a household with its passphrase.
public enum HouseholdUnseal {
    /// The parameters of `household.unseal`.
    public struct Params: Equatable, Sendable {
        /// The passphrase; in a new folder the one that is chosen.
        public var passphrase: String

        public init(passphrase: String) {
            self.passphrase = passphrase
        }
    }

    /// The result of `household.unseal`.
    public struct Result: Equatable, Sendable {
        public var state: HouseholdStatus.State

        public init(state: HouseholdStatus.State) {
            self.state = state
        }
    }

    /// For anyone who has the passphrase; changes what is served, and takes no idempotency key.
    public static let method = Method(
        "household.unseal",
        "Opens a household whose key is wrapped by a passphrase. In a new data folder it chooses the passphrase, which only "
            + "the daemon's own account or root may do. Of a household that is open it tells so.",
        role: .anyone, changes: true, keyed: false,
        params: Shape<Params>.object("HouseholdUnsealParams", "", make: Params.init) {
            required(
                "passphrase", \.passphrase, .secret(maximum: 1024),
                "The passphrase; a new one has \(PassphraseRules.words).")
        },
        result: Shape<Result>.object("Unsealed", "", make: Result.init) {
            required("state", \.state, .word(HouseholdStatus.State.self), "How the household stands now.")
        },
        errors: [.wrongPassphrase, .passphraseRefused, .wait], added: "0.3.0")
}
