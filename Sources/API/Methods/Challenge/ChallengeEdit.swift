import Household
import JSONRPC
import Shapes

/// `challenge.edit`: a new version of a challenge.
public enum ChallengeEdit {
    /// The parameters of `challenge.edit`. What is absent stays as it is.
    public struct Params: Equatable, Sendable {
        public var challenge: ChallengeID
        /// Ids or names of the children who have it from now on; nil: as it is.
        public var children: [String]?
        public var title: String?
        /// A sentence about it; clearing it is none.
        public var description: Patch<String>
        public var icon: String?
        public var goal: ChallengeGoal?
        /// Percent.
        public var bonusPercent: Int?
        /// The first household day that counts; nil: as it is, or today.
        public var start: Day?
        /// The first household day that counts no more; clearing it is none.
        public var end: Patch<Day>

        public init(
            challenge: ChallengeID, children: [String]? = nil, title: String? = nil, description: Patch<String> = .keep,
            icon: String? = nil, goal: ChallengeGoal? = nil, bonusPercent: Int? = nil, start: Day? = nil,
            end: Patch<Day> = .keep
        ) {
            self.challenge = challenge
            self.children = children
            self.title = title
            self.description = description
            self.icon = icon
            self.goal = goal
            self.bonusPercent = bonusPercent
            self.start = start
            self.end = end
        }
    }

    /// For parents; changes what is stored.
    public static let method = Method(
        "challenge.edit",
        "Puts a new version of an open challenge in its place. The old one is closed: its progress stays visible and it "
            + "pays nothing; the new one begins today at the earliest, with nothing of the days before.",
        role: .parent, changes: true,
        params: Shape<Params>.object("ChallengeEditParams", "", make: Params.init) {
            required("challenge", \.challenge, .id(ChallengeID.self), "Which one.")
            optional(
                "children", \.children, .list(of: .childName, minimum: 1, maximum: 20),
                "Who has it from now on; absent: as it is.")
            optional("title", \.title, .text(1...Challenge.longestTitle), "What the family calls it.")
            patch(
                "description", \.description, .text(1...Challenge.longestDescription),
                "A sentence about it; null: none.")
            optional("icon", \.icon, .text(1...64), "The name of a picture.")
            optional("wanted", \.goal, .challengeGoal, "What is wanted.")
            optional(
                "bonusPercent", \.bonusPercent, .integer(Challenge.possibleBonuses),
                "Percent of the points of its days that reaching it pays.")
            optional("startsOn", \.start, .day, "The first household day that counts; absent: as it is, or today.")
            patch("endsBefore", \.end, .day, "The first one that counts no more; null: none.")
        },
        result: ChallengesByChild.shape,
        errors: [.unknownChild, .unknownChallenge, .challengeOver, .challengeImpossible, .tooManyChallenges])
}
