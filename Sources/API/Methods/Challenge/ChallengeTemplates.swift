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

        /// Whether it can be met inside the child's limits as it stands.
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
            required("template", .text(1...64), "Names it for `challenge.create`.") { $0.template.id }
            required("title", .saying) { $0.template.title }
            required("description", .saying) { $0.template.description }
            required("icon", .text()) { $0.template.icon }
            required(
                "wanted", .challengeGoal,
                "Of `app-master` without activities: the parent names them in `challenge.create`."
            ) { $0.template.goal }
            required("bonusPercent", .count) { $0.template.bonusPercent }
            required("startsOn", .day) { $0.start }
            required("endsBefore", .day) { $0.end }
            required("fits", .boolean, "Whether it can be met inside the child's limits as it stands.") { $0.fits }
            optional("obstacle", .saying, "Why it does not fit, with the sum.") { $0.obstacle }
            optional("largestTarget", .count, "Where it does not fit: the largest target that does; absent: none.") {
                $0.largestTarget
            }
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
            required("templates", .list(of: Offer.shape)) { $0.templates }
        },
        errors: [.unknownChild])
}
