import Household
import JSONRPC
import Shapes

/// `parent.unlock`: a PIN makes the connection a parent's.
public enum ParentUnlock {
    /// The parameters of `parent.unlock`. Optional: `parent`.
    public struct Params: Equatable, Sendable {
        public var parent: String?
        public var pin: String

        public init(parent: String? = nil, pin: String) {
            self.parent = parent
            self.pin = pin
        }
    }

    /// The result of `parent.unlock`.
    public struct Result: Equatable, Sendable {
        public var parent: ParentView
        public var token: String
        public var idleSeconds: Int
        public var endsInSeconds: Int

        /// Resets of PINs since this parent's last unlock.
        public var pinResets: [PINResetNotice]
        /// Wrong PINs and recovery codes since then, an entry for each account that they came from.
        public var wrongEntries: [WrongEntriesNotice]

        public init(
            parent: ParentView, token: String, idleSeconds: Int, endsInSeconds: Int, pinResets: [PINResetNotice] = [],
            wrongEntries: [WrongEntriesNotice] = []
        ) {
            self.parent = parent
            self.token = token
            self.idleSeconds = idleSeconds
            self.endsInSeconds = endsInSeconds
            self.pinResets = pinResets
            self.wrongEntries = wrongEntries
        }
    }

    /// For anyone; changes what is stored, and takes no idempotency key.
    public static let method = Method(
        "parent.unlock",
        "Gives this connection a parent's rights and returns a token for other connections. After wrong PINs the next "
            + "entry has to wait, longer each time.",
        role: .anyone, changes: true, keyed: false,
        params: Shape<Params>.object("ParentUnlockParams", "", make: Params.init) {
            optional("parent", \.parent, .text(1...128), "Id or name; required when there are several parents.")
            required("pin", \.pin, .pin, "The parent's PIN.")
        },
        result: Shape<Result>.object(
            "Unlocked", "",
            make: {
                Result(parent: $0, token: $1, idleSeconds: $2, endsInSeconds: $3, pinResets: $4, wrongEntries: $5)
            }
        ) {
            required("parent", \.parent, .parentView, "The parent whose PIN it was.")
            required("token", \.token, .token, "For `parent.resume` on another connection.")
            required("idleSeconds", \.idleSeconds, .count, "The token ends after this long without a call.")
            required("endsInSeconds", \.endsInSeconds, .count, "The token ends then in any case.")
            unless(
                "pinResets", \.pinResets, .list(of: .pinResetNotice), is: [],
                "PINs that were reset since this parent's last unlock: tell the parent; absent: none.")
            unless(
                "wrongEntries", \.wrongEntries, .list(of: .wrongEntriesNotice), is: [],
                "Wrong PINs and recovery codes since this parent's last unlock, for each account that they came from: tell "
                    + "the parent; absent: none, or nothing but up to two slips from this account in the last five minutes."
            )
        },
        errors: [.wrongPIN, .wait, .unknownParent])
}
