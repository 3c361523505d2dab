import Household
import JSONRPC
import Shapes

/// `parent.resume`: a token makes this connection a parent's too.
public enum ParentResume {
    /// The parameters of `parent.resume`, all of them required.
    public struct Params: Equatable, Sendable {
        public var token: String

        public init(token: String) {
            self.token = token
        }
    }

    /// For anyone; reads only.
    public static let method = Method(
        "parent.resume", "Gives this connection a parent's rights by the token of an earlier unlock.", role: .anyone,
        params: Shape<Params>.object("ParentResumeParams", "", make: Params.init) {
            required("token", \.token, .token, "From `parent.unlock`.")
        },
        result: Shape<ParentView>.parentView, errors: [.tokenEnded])
}
