import JSONRPC
import Shapes

/// `parent.changePin`: a new PIN for the parent of this connection.
public enum ParentChangePIN {
    public struct Params: Equatable, Sendable {
        public var pin: String
        public var newPIN: String

        public init(pin: String, newPIN: String) {
            self.pin = pin
            self.newPIN = newPIN
        }
    }

    public static let method = Method(
        "parent.changePin", "Changes the PIN of this connection's parent and ends that parent's tokens.",
        role: .parent, changes: true, keyed: false,
        params: Shape<Params>.object("ParentChangePinParams", "", make: Params.init) {
            required("pin", .pin, "The present PIN.") { $0.pin }
            required("newPin", .pin, "The new one: 4 to 12 digits.") { $0.newPIN }
        },
        result: Nothing.shape, errors: [.wrongPIN, .wait, .pinRefused])
}
