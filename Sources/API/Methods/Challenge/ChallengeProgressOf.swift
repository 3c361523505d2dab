import Household
import JSONRPC
import Shapes

/// `challenge.progress`: how far a child is with one challenge.
public enum ChallengeProgressOf {
    /// The parameters of `challenge.progress`, all of them required.
    public struct Params: Equatable, Sendable {
        public var child: String
        public var challenge: ChallengeID

        public init(child: String, challenge: ChallengeID) {
            self.child = child
            self.challenge = challenge
        }
    }

    /// For a front-end on behalf of a child, and for parents; reads only.
    public static let method = Method(
        "challenge.progress", "Returns one challenge of a child, its newest version, with the progress of this second.",
        role: .child,
        params: Shape<Params>.object("ChallengeProgressParams", "", make: Params.init) {
            required("child", \.child, .childName, "Id or name of the child.")
            required("challenge", \.challenge, .id(ChallengeID.self), "Which one.")
        },
        result: Shape<ChallengeView>.challengeView, errors: [.unknownChild, .unknownChallenge])
}
