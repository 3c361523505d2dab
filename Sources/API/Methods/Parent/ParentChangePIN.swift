import JSONRPC
import Shapes

/// `parent.changePin`: a new PIN for the parent of this connection.
public enum ParentChangePIN {
    /// The parameters of `parent.changePin`, all of them required.
    public struct Params: Equatable, Sendable {
        public var pin: String
        public var newPIN: String

        public init(pin: String, newPIN: String) {
            self.pin = pin
            self.newPIN = newPIN
        }
    }

    /// For parents; changes what is stored, and takes no idempotency key.
    public static let method = Method(
        "parent.changePin", "Changes the PIN of this connection's parent and ends that parent's tokens.",
        role: .parent, changes: true, keyed: false,
        params: Shape<Params>.object("ParentChangePinParams", "", make: Params.init) {
            required("pin", \.pin, .pin, "The present PIN.")
            required("newPin", \.newPIN, .pin, "The new one: 4 to 12 digits.")
        },
        result: Nothing.shape, errors: [.wrongPIN, .wait, .pinRefused])
}
