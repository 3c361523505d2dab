import JSONRPC
import Shapes

/// `leaderboard.optIn`: a child takes part in the boards.
public enum LeaderboardOptIn {
    /// The parameters of `leaderboard.optIn`. Optional: `ranked`, `confirm`.
    public struct Params: Equatable, Sendable {
        /// Id or name of the child.
        public var child: String
        /// Whether ranks name a child under ten too; absent keeps what was set, at first no.
        public var ranked: Bool?
        /// That the warning was read; needed with `ranked` under ten.
        public var confirm: Bool

        public init(child: String, ranked: Bool? = nil, confirm: Bool = false) {
            self.child = child
            self.ranked = ranked
            self.confirm = confirm
        }
    }

    /// For parents; changes what is stored.
    public static let method = Method(
        "leaderboard.optIn",
        "A child takes part in the household's boards. Ranks name it from ten years on, or when a parent includes it "
            + "after a warning.",
        role: .parent, changes: true,
        params: Shape<Params>.object("LeaderboardOptInParams", "", make: Params.init) {
            required("child", .childName, "Id or name of the child.") { $0.child }
            optional(
                "ranked", .boolean, "Whether ranks name a child under ten too; absent keeps what was set, at first no."
            ) { $0.ranked }
            defaulted("confirm", .boolean, to: false, "That the warning was read; needed with `ranked` under ten.") {
                $0.confirm
            }
        },
        result: Shape<BoardMembershipView>.boardMembership, errors: [.unknownChild, .confirmationNeeded])
}
