import Household
import JSONRPC
import Shapes

/// `parent.resetPin`: a new PIN by the recovery code.
public enum ParentResetPIN {
    /// The parameters of `parent.resetPin`. Optional: `parent`.
    public struct Params: Equatable, Sendable {
        /// Id or name; required when there are several parents.
        public var parent: String?
        /// As printed at set-up.
        public var recoveryCode: String
        /// The new PIN: 4 to 12 digits.
        public var newPIN: String

        public init(parent: String? = nil, recoveryCode: String, newPIN: String) {
            self.parent = parent
            self.recoveryCode = recoveryCode
            self.newPIN = newPIN
        }
    }

    /// The result of `parent.resetPin`; every member is always there.
    public struct Result: Equatable, Sendable {
        /// The parent whose PIN is new.
        public var parent: ParentView
        /// The next recovery code, shown this once.
        public var recoveryCode: String

        public init(parent: ParentView, recoveryCode: String) {
            self.parent = parent
            self.recoveryCode = recoveryCode
        }
    }

    /// For the owner; changes what is stored, and takes no idempotency key.
    public static let method = Method(
        "parent.resetPin",
        "Sets a new PIN with the recovery code, for the daemon's own account or root. The reply has a new recovery "
            + "code.",
        role: .owner, changes: true, keyed: false,
        params: Shape<Params>.object("ParentResetPinParams", "", make: Params.init) {
            optional("parent", .text(1...128), "Id or name; required when there are several parents.") { $0.parent }
            required("recoveryCode", .secret(maximum: 64), "As printed at set-up.") { $0.recoveryCode }
            required("newPin", .pin, "The new PIN: 4 to 12 digits.") { $0.newPIN }
        },
        result: Shape<Result>.object("PinReset", "", make: Result.init) {
            required("parent", .parentView, "The parent whose PIN is new.") { $0.parent }
            required("recoveryCode", .secret(maximum: 64), "The next recovery code, shown this once.") {
                $0.recoveryCode
            }
        },
        errors: [.wrongRecoveryCode, .wait, .pinRefused, .unknownParent])
}
