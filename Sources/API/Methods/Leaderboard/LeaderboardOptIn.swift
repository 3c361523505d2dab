import JSONRPC
import Shapes

/// `leaderboard.optIn`: a child takes part in the boards.
public enum LeaderboardOptIn {
    /// The parameters of `leaderboard.optIn`. Optional: `isRanked`, `confirm`.
    public struct Params: Equatable, Sendable {
        public var child: String
        public var isRanked: Bool?
        public var confirm: Bool

        public init(child: String, isRanked: Bool? = nil, confirm: Bool = false) {
            self.child = child
            self.isRanked = isRanked
            self.confirm = confirm
        }
    }

    /// For parents; changes what is stored.
    public static let method = Method(
        "leaderboard.optIn",
        "Lets a child take part in the household's boards. Ranks name a child from the age of ten, or if a parent "
            + "includes it after a warning.",
        role: .parent, changes: true,
        params: Shape<Params>.object("LeaderboardOptInParams", "", make: Params.init) {
            required("child", \.child, .childName, "Id or name of the child.")
            optional(
                "isRanked", \.isRanked, .boolean,
                "Whether ranks also name a child under ten; if absent, the setting stays (at first: no).")
            defaulted(
                "confirm", \.confirm, .boolean, to: false,
                "Confirms that the parent has read the warning; required with `isRanked` for a child under ten.")
        },
        result: Shape<BoardMembershipView>.boardMembership, errors: [.unknownChild, .confirmationNeeded])
}
