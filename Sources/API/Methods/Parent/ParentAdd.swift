import Household
import JSONRPC
import Shapes

/// `parent.add`: another parent, with a PIN of its own.
public enum ParentAdd {
    /// The parameters of `parent.add`, all of them required.
    public struct Params: Equatable, Sendable {
        public var name: String
        public var pin: String

        public init(name: String, pin: String) {
            self.name = name
            self.pin = pin
        }
    }

    /// For parents; changes what is stored, and takes no idempotency key.
    public static let method = Method(
        "parent.add", "Adds a parent with a name and a PIN that no other parent has.", role: .parent, changes: true,
        keyed: false,
        params: Shape<Params>.object("ParentAddParams", "", make: Params.init) {
            required("name", \.name, .text(1...80), "The display name.")
            required("pin", \.pin, .pin, "The PIN of the new parent: 4 to 12 digits.")
        },
        result: Shape<ParentView>.parentView, errors: [.nameTaken, .tooManyParents, .pinRefused], added: "0.3.0")
}
