import Household
import JSONRPC
import Shapes

/// `parent.unlock`: a PIN makes the connection a parent's.
public enum ParentUnlock {
    public struct Params: Equatable, Sendable {
        public var parent: String?
        public var pin: String

        public init(parent: String? = nil, pin: String) {
            self.parent = parent
            self.pin = pin
        }
    }

    public struct Result: Equatable, Sendable {
        public var parent: ParentView
        public var token: String
        public var idleSeconds: Int
        public var endsInSeconds: Int

        public init(parent: ParentView, token: String, idleSeconds: Int, endsInSeconds: Int) {
            self.parent = parent
            self.token = token
            self.idleSeconds = idleSeconds
            self.endsInSeconds = endsInSeconds
        }
    }

    public static let method = Method(
        "parent.unlock",
        "Makes this connection a parent's and gives a token for others. Wrong PINs bring growing waits.",
        role: .anyone, changes: true, keyed: false,
        params: Shape<Params>.object("ParentUnlockParams", "", make: Params.init) {
            optional("parent", .text(1...128), "Id or name; needed when there are several parents.") { $0.parent }
            required("pin", .pin, "The parent's PIN.") { $0.pin }
        },
        result: Shape<Result>.object("Unlocked", "", make: Result.init) {
            required("parent", .parentView) { $0.parent }
            required("token", .token, "For `parent.resume` on another connection.") { $0.token }
            required("idleSeconds", .count, "Without a call for so long, the token ends.") { $0.idleSeconds }
            required("endsInSeconds", .count, "The token ends then in any case.") { $0.endsInSeconds }
        },
        errors: [.wrongPIN, .wait, .unknownParent])
}
