import Household
import JSONRPC
import Shapes

/// `challenge.create`: a goal for one or several children.
public enum ChallengeCreate {
    /// The parameters of `challenge.create`. Optional: all but `children`; `title` and `wanted` only with `template`.
    public struct Params: Equatable, Sendable {
        /// Ids or names of the children: the same challenge for each, with a progress of its own.
        public var children: [String]
        public var template: String?
        /// What the family calls it.
        public var title: String?
        public var description: String?
        /// The name of a picture.
        public var icon: String?
        /// What is wanted.
        public var goal: ChallengeGoal?
        /// Percent.
        public var bonusPercent: Int?
        /// The first household day that counts; nil: today.
        public var start: Day?
        /// The first household day that counts no more; nil: that of the template, else none.
        public var end: Day?

        public init(
            children: [String], template: String? = nil, title: String? = nil, description: String? = nil,
            icon: String? = nil, goal: ChallengeGoal? = nil, bonusPercent: Int? = nil, start: Day? = nil,
            end: Day? = nil
        ) {
            self.children = children
            self.template = template
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
        "challenge.create",
        "Gives children a challenge, from a template or made for them, in one commit. One that a child cannot meet "
            + "by its limits or its filter is refused with the sum.",
        role: .parent, changes: true,
        params: Shape<Params>.object("ChallengeCreateParams", "", make: Params.init) {
            required(
                "children", \.children, .list(of: .childName, minimum: 1, maximum: 20),
                "Ids or names; each has a progress of its own.")
            optional("template", \.template, .text(1...64), "What is not given comes from this template.")
            optional(
                "title", \.title, .text(1...Challenge.longestTitle),
                "What the family calls it; only a template has one already.")
            optional("description", \.description, .text(1...Challenge.longestDescription), "A sentence about it.")
            optional("icon", \.icon, .text(1...64), "The name of a picture; if absent, one that fits the goal.")
            optional("wanted", \.goal, .challengeGoal, "Only a template has one already.")
            optional(
                "bonusPercent", \.bonusPercent, .integer(Challenge.possibleBonuses),
                "Percent of the points of its days that reaching it pays; if absent, \(Challenge.usualBonus).")
            optional("startsOn", \.start, .day, "The first household day that counts; if absent, today.")
            optional(
                "endsBefore", \.end, .day, "The first one that counts no more; if absent, the template's, else none.")
        },
        result: ChallengesByChild.shape,
        errors: [.unknownChild, .challengeImpossible, .tooManyChallenges, .unknownTemplate])
}
