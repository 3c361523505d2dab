import Household
import JSONRPC
import Shapes

/// `household.rotateKey`: another household key, and with it another passphrase.
public enum HouseholdRotateKey {
    /// The parameters of `household.rotateKey`, both for a household with a passphrase alone.
    public struct Params: Equatable, Sendable {
        /// The present passphrase.
        public var passphrase: String?
        /// The passphrase from now on; nil: the present one.
        public var newPassphrase: String?

        public init(passphrase: String? = nil, newPassphrase: String? = nil) {
            self.passphrase = passphrase
            self.newPassphrase = newPassphrase
        }
    }

    /// The result of `household.rotateKey`.
    public struct Result: Equatable, Sendable {
        public var storage: KeyStorage

        public init(storage: KeyStorage) {
            self.storage = storage
        }
    }

    /// For parents; changes what is stored, and takes no idempotency key.
    public static let method = Method(
        "household.rotateKey",
        "Gives the household another random key, which wraps the data keys again; no row is written anew. The household is "
            + "closed for a moment, and calls that come meanwhile wait. Connections that are subscribed hear a last event "
            + "(`reopened`) and are closed; on all others, this one too, nobody is a parent until the next unlock. A key "
            + "that is a credential of the service manager is changed by `kidd rotate-key`.",
        role: .parent, changes: true, keyed: false,
        params: Shape<Params>.object("HouseholdRotateKeyParams", "", make: Params.init) {
            optional(
                "passphrase", \.passphrase, .secret(maximum: 1024),
                "The present one; required where a passphrase wraps the key.")
            optional(
                "newPassphrase", \.newPassphrase, .secret(maximum: 1024),
                "The one from now on, \(PassphraseRules.words); if absent, the present one stays.")
        },
        result: Shape<Result>.object("RotatedKey", "", make: Result.init) {
            required("keyStorage", \.storage, .word(KeyStorage.self), "Where the new key is kept.")
        },
        errors: [.wrongPassphrase, .passphraseRefused, .keyElsewhere], added: "0.3.0")
}
