import Household
import JSONRPC
import Shapes

/// Parameters that name a challenge, for all of its children or for one.
public struct ChallengeParams: Equatable, Sendable {
    public var challenge: ChallengeID
    /// Ids or names; nil: all children who have it.
    public var children: [String]?

    public init(challenge: ChallengeID, children: [String]? = nil) {
        self.challenge = challenge
        self.children = children
    }

    static let shape = Shape<ChallengeParams>.object("ChallengeParams", "", make: ChallengeParams.init) {
        required("challenge", \.challenge, .id(ChallengeID.self), "Which one.")
        optional(
            "children", \.children, .list(of: .childName, minimum: 1, maximum: 20),
            "Ids or names; absent: all who have it.")
    }
}

/// `challenge.deactivate`: it stops for now.
public enum ChallengeDeactivate {
    /// For parents; changes what is stored.
    public static let method = Method(
        "challenge.deactivate",
        "Stops a challenge for now. Its progress stays visible; while it is inactive it cannot be reached.",
        role: .parent, changes: true, params: ChallengeParams.shape, result: ChallengesByChild.shape,
        errors: [.unknownChild, .unknownChallenge, .challengeOver])
}

/// `challenge.activate`: it goes on.
public enum ChallengeActivate {
    /// For parents; changes what is stored.
    public static let method = Method(
        "challenge.activate",
        "Lets a challenge go on that was stopped. What was learned meanwhile counts.",
        role: .parent, changes: true, params: ChallengeParams.shape, result: ChallengesByChild.shape,
        errors: [.unknownChild, .unknownChallenge, .challengeOver])
}
