import JSONRPC
import Shapes

/// `parent.newRecoveryCode`: another recovery code; the one before is void.
public enum ParentNewRecoveryCode {
    /// The parameters of `parent.newRecoveryCode`, all of them required.
    public struct Params: Equatable, Sendable {
        public var pin: String

        public init(pin: String) {
            self.pin = pin
        }
    }

    /// The result of `parent.newRecoveryCode`; every member is always there.
    public struct Result: Equatable, Sendable {
        public var recoveryCode: String

        public init(recoveryCode: String) {
            self.recoveryCode = recoveryCode
        }
    }

    /// For parents; changes what is stored, and takes no idempotency key.
    public static let method = Method(
        "parent.newRecoveryCode",
        "Makes a new recovery code for the household, with the PIN of this connection's parent once more. The old code "
            + "is void.",
        role: .parent, changes: true, keyed: false,
        params: Shape<Params>.object("ParentNewRecoveryCodeParams", "", make: Params.init) {
            required("pin", \.pin, .pin, "The PIN of the parent of this connection, once more.")
        },
        result: Shape<Result>.object("NewRecoveryCode", "", make: Result.init) {
            required(
                "recoveryCode", \.recoveryCode, .secret(maximum: 64),
                "Resets a forgotten PIN. It is shown only once: keep it on paper.")
        },
        errors: [.wrongPIN, .wait], added: "0.3.0")
}
