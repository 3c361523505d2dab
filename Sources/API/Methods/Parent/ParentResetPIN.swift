import Household
import JSONRPC
import Shapes

/// `parent.resetPin`: a new PIN by the recovery code, or by root.
public enum ParentResetPIN {
    /// The parameters of `parent.resetPin`. Optional: `parent`, `recoveryCode`.
    public struct Params: Equatable, Sendable {
        public var parent: String?
        /// As printed at set-up; nil, for root alone: without it.
        public var recoveryCode: String?
        public var newPIN: String

        public init(parent: String? = nil, recoveryCode: String? = nil, newPIN: String) {
            self.parent = parent
            self.recoveryCode = recoveryCode
            self.newPIN = newPIN
        }
    }

    /// The result of `parent.resetPin`.
    public struct Result: Equatable, Sendable {
        public var parent: ParentView
        /// The next recovery code, shown this once; nil: none was used, and it is still good.
        public var recoveryCode: String?

        public init(parent: ParentView, recoveryCode: String? = nil) {
            self.parent = parent
            self.recoveryCode = recoveryCode
        }
    }

    /// For the owner; changes what is stored, and takes no idempotency key.
    public static let method = Method(
        "parent.resetPin",
        "Sets a parent's new PIN, for the daemon's own account with the recovery code, and for root also without it. "
            + "After a code was used the reply has the next one. Every parent is told at the next unlock.",
        role: .owner, changes: true, keyed: false,
        params: Shape<Params>.object("ParentResetPinParams", "", make: Params.init) {
            optional("parent", \.parent, .text(1...128), "Id or name; required when there are several parents.")
            optional(
                "recoveryCode", \.recoveryCode, .secret(maximum: 64),
                "As printed at set-up; only root may leave it out.")
            required("newPin", \.newPIN, .pin, "The new PIN: 4 to 12 digits.")
        },
        result: Shape<Result>.object("PinReset", "", make: Result.init) {
            required("parent", \.parent, .parentView, "The parent whose PIN is new.")
            optional(
                "recoveryCode", \.recoveryCode, .secret(maximum: 64),
                "The next recovery code, shown this once; absent: none was used, and it is still good.")
        },
        errors: [.wrongRecoveryCode, .wait, .pinRefused, .unknownParent])
}
