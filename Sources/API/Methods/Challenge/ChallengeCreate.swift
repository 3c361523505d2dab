import Household
import JSONRPC
import Shapes

/// `challenge.create`: a goal for one or several children.
public enum ChallengeCreate {
    /// The parameters of `challenge.create`. Optional: all but `children`; `title` and `wanted` only with `template`.
    public struct Params: Equatable, Sendable {
        /// Ids or names of the children: the same challenge for each, with a progress of its own.
        public var children: [String]
        /// What is not given comes from this template.
        public var template: String?
        /// What the family calls it.
        public var title: String?
        /// A sentence about it.
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
                "children", .list(of: .childName, minimum: 1, maximum: 20),
                "Ids or names; each has a progress of its own."
            ) {
                $0.children
            }
            optional("template", .text(1...64), "What is not given comes from this template.") { $0.template }
            optional(
                "title", .text(1...Challenge.longestTitle), "What the family calls it; only a template has one already."
            ) { $0.title }
            optional("description", .text(1...Challenge.longestDescription), "A sentence about it.") { $0.description }
            optional("icon", .text(1...64), "The name of a picture; if absent, one that fits the goal.") { $0.icon }
            optional("wanted", .challengeGoal, "Only a template has one already.") { $0.goal }
            optional(
                "bonusPercent", .integer(Challenge.possibleBonuses),
                "Percent of the points of its days that reaching it pays; if absent, \(Challenge.usualBonus)."
            ) { $0.bonusPercent }
            optional("startsOn", .day, "The first household day that counts; if absent, today.") { $0.start }
            optional("endsBefore", .day, "The first one that counts no more; if absent, the template's, else none.") {
                $0.end
            }
        },
        result: ChallengesByChild.shape,
        errors: [.unknownChild, .challengeImpossible, .tooManyChallenges, .unknownTemplate])
}
