import Household
import JSONRPC
import Shapes
import Words

/// `time.redeem`: a child types a code.
public enum TimeRedeem {
    /// The parameters of `time.redeem`, all of them required.
    public struct Params: Equatable, Sendable {
        public var child: String
        public var code: String

        public init(child: String, code: String) {
            self.child = child
            self.code = code
        }
    }

    /// The result of `time.redeem`; every member is always there.
    public struct Result: Equatable, Sendable {
        public var grant: Grant
        public var decision: Decision
        public var say: Saying

        public init(grant: Grant, decision: Decision, say: Saying) {
            self.grant = grant
            self.decision = decision
            self.say = say
        }
    }

    /// For a front-end on behalf of a child, and for parents; changes what is stored.
    public static let method = Method(
        "time.redeem",
        "Redeems a code for minutes, once. A mistyped code costs no try; after wrong codes this child has to wait, "
            + "longer each time. While something blocks that the minutes would not lift, the code stays valid and "
            + "the call is refused with `not_now`.",
        role: .child, changes: true, work: .others,
        params: Shape<Params>.object("TimeRedeemParams", "", make: Params.init) {
            required("child", \.child, .childName, "Id or name of the child.")
            required(
                "code", \.code, .secret(maximum: 64), "The code as printed; case, spaces and dashes do not matter.")
        },
        result: Shape<Result>.object("Redeemed", "", make: Result.init) {
            required("grant", \.grant, .grant, "Until the end of today.")
            required("decision", \.decision, .decision, "What the child may do now.")
            required("say", \.say, .saying, "A sentence for the child.")
        },
        errors: [.unknownChild, .codeMistyped, .codeRefused, .wait, .notNow, .tooManyGrants])
}
