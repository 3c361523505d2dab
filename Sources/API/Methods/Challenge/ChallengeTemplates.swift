import Household
import JSONRPC
import Shapes
import Words

/// `challenge.templates`: challenges that are ready to be given.
public enum ChallengeTemplates {
    /// A template as it would be for a child from today on.
    public struct Offer: Equatable, Sendable {
        /// The template.
        public var template: ChallengeTemplate
        /// The first household day.
        public var start: Day
        /// The first household day that counts no more.
        public var end: Day
        /// Why it does not fit as it stands; nil: it fits.
        public var obstacle: Saying?
        /// The largest target that fits; nil: none does.
        public var largestTarget: Int?

        public init(template: ChallengeTemplate, start: Day, end: Day, obstacle: Saying?, largestTarget: Int?) {
            self.template = template
            self.start = start
            self.end = end
            self.obstacle = obstacle
            self.largestTarget = largestTarget
        }

        public var fits: Bool { obstacle == nil }

        fileprivate static let shape = Shape<Offer>.object(
            "ChallengeOffer", "A template as it would be for a child from today on.",
            make: { id, title, description, icon, goal, bonus, start, end, _, obstacle, largest in
                Offer(
                    template: ChallengeTemplate(
                        id: id, title: title, description: description, icon: icon, goal: goal, bonusPercent: bonus,
                        days: start.distance(to: end)),
                    start: start, end: end, obstacle: obstacle, largestTarget: largest)
            }
        ) {
            required("template", \.template.id, .text(1...64), "Names it for `challenge.create`.")
            required("title", \.template.title, .saying)
            required("description", \.template.description, .saying)
            required("icon", \.template.icon, .text())
            required(
                "wanted", \.template.goal, .challengeGoal,
                "Of `app-master` without activities: the parent names them in `challenge.create`.")
            required("bonusPercent", \.template.bonusPercent, .count)
            required("startsOn", \.start, .day)
            // The template's days are those between; the start is read before.
            required("endsBefore", .day, get: \.end) {
                $0.end = $1
                $0.template.days = $0.start.distance(to: $1)
            }
            derived("fits", \.fits, .boolean, "Whether it can be met inside the child's limits as it stands.")
            optional("obstacle", \.obstacle, .saying, "Why it does not fit, with the sum.")
            optional(
                "largestTarget", \.largestTarget, .count,
                "Where it does not fit: the largest target that does; absent: none.")
        }
    }

    /// The result of `challenge.templates`.
    public struct Result: Equatable, Sendable {
        /// In the order in which they are shown.
        public var templates: [Offer]

        public init(templates: [Offer]) { self.templates = templates }
    }

    /// For parents; reads only.
    public static let method = Method(
        "challenge.templates",
        "Lists challenges that are ready to be given, each with whether it fits a child's limits or the largest target "
            + "that does.",
        role: .parent, params: ChildParams.shape,
        result: Shape<Result>.object("ChallengeTemplates", "", make: Result.init) {
            required("templates", \.templates, .list(of: Offer.shape))
        },
        errors: [.unknownChild])
}
