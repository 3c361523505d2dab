import Household
import JSONRPC
import Shapes

/// `child.export`: everything that is known about one child, page by page.
public enum ChildExport {
    /// The parameters of `child.export`. Optional: `afterSeq`, `limit`.
    public struct Params: Equatable, Sendable {
        /// Id or name.
        public var child: String
        /// Which rows.
        public var range: ExportedRange

        public init(child: String, range: ExportedRange = ExportedRange()) {
            self.child = child
            self.range = range
        }
    }

    /// What an id of a lesson, a skill or a badge is called.
    public struct Title: Equatable, Sendable {
        public var id: String
        public var title: String

        public init(id: String, title: String) {
            self.id = id
            self.title = title
        }
    }

    /// What holds now.
    public struct Standing: Equatable, Sendable {
        public var child: ChildView
        /// Whether all rows of the child could be read.
        public var isWhole: Bool
        public var policy: ScreenTimePolicy
        public var filter: ContentFilter
        public var membership: BoardMembershipView
        public var rewards: RewardsSummary.Result
        public var earned: [RewardsBadges.Earned]
        public var stickers: [EarnedSticker]
        public var mastery: [MasteryList.Entry]
        public var facts: [FactsMatrix.Cell]
        public var usage: UsageReport
        public var challenges: [ChallengeView]
        /// Of days whose single answers and minutes are folded; nil: none are.
        public var folded: FoldedTotals?
        /// What ids are called.
        public var titles: [Title]
        /// All that is known of the child, as a snapshot has it.
        public var snapshot: [UInt8]

        public init(
            child: ChildView, isWhole: Bool, policy: ScreenTimePolicy, filter: ContentFilter,
            membership: BoardMembershipView, rewards: RewardsSummary.Result, earned: [RewardsBadges.Earned],
            stickers: [EarnedSticker], mastery: [MasteryList.Entry], facts: [FactsMatrix.Cell], usage: UsageReport,
            challenges: [ChallengeView], folded: FoldedTotals?, titles: [Title], snapshot: [UInt8]
        ) {
            self.child = child
            self.isWhole = isWhole
            self.policy = policy
            self.filter = filter
            self.membership = membership
            self.rewards = rewards
            self.earned = earned
            self.stickers = stickers
            self.mastery = mastery
            self.facts = facts
            self.usage = usage
            self.challenges = challenges
            self.folded = folded
            self.titles = titles
            self.snapshot = snapshot
        }
    }

    /// The result of `child.export`. Absent where they do not apply: `childNow`, `next`.
    public struct Result: Equatable, Sendable {
        public var child: ChildID
        public var at: Instant
        public var standing: Standing?
        public var history: [ExportedRow]
        /// Where the next page begins.
        public var next: Int?

        public init(child: ChildID, at: Instant, standing: Standing?, history: [ExportedRow], next: Int?) {
            self.child = child
            self.at = at
            self.standing = standing
            self.history = history
            self.next = next
        }
    }

    /// For parents; the first page is an entry of the audit.
    public static let method = Method(
        "child.export",
        "Gives everything that is known about one child, page by page: what holds now, then every row about it, as it "
            + "was written, with the words of the audit. Nothing of a sibling is in it, and no secret. The first page is "
            + "an entry of the audit. docs/export.md describes all of it.",
        role: .parent, changes: true, keyed: false,
        params: Shape<Params>.object(
            "ChildExportParams", "", make: { Params(child: $0, range: ExportedRange(after: $1, limit: $2)) }
        ) {
            required("child", \.child, .childName, "Id or name of the child.")
            optional("afterSeq", \.range.after, .integer(0...Int.max), ExportedRange.afterSummary)
            defaulted(
                "limit", \.range.limit, .integer(1...ExportedRange.most), to: ExportedRange.most,
                "Rows of a page, at most.")
        },
        result: Shape<Result>.object("ChildExport", "", make: Result.init) {
            required("child", \.child, .id(ChildID.self), "Whose data it is.")
            required("at", \.at, .instant, "When this page was made.")
            optional("childNow", \.standing, standing, "What holds now; on the first page only.")
            required("history", \.history, .list(of: .exportedRow), "What happened, the oldest first.")
            optional("next", \.next, .count, ExportedRange.nextSummary)
        },
        errors: [.unknownChild], added: "0.3.0")

    private static let standing = Shape<Standing>.object(
        "ChildStanding", "What holds for a child now.", make: Standing.init
    ) {
        required("profileNow", \.child, .childView, "The profile, with the consents.")
        required(
            "isWhole", \.isWhole, .boolean,
            "Whether all rows of the child could be read; else the rest is what is known.")
        required("policy", \.policy, .screenTimePolicy, "The limits.")
        required("filter", \.filter, .contentFilter, "What the child may see.")
        required("membership", \.membership, .boardMembership, "The place on the boards.")
        required("rewardsNow", \.rewards, RewardsSummary.method.result, "Stars, points, levels, streak.")
        required("earned", \.earned, .list(of: RewardsBadges.earned), "Badges, in the order in which they were earned.")
        required("stickers", \.stickers, .list(of: .sticker), "In the order in which they were given.")
        required("mastery", \.mastery, .list(of: MasteryList.entry), "How far the child is with each skill.")
        required("factCells", \.facts, .list(of: FactsMatrix.cell), "The math facts that were practised.")
        required("usage", \.usage, .usageReport, "What was used, day by day, as far as limits look back.")
        required("challenges", \.challenges, .list(of: .challengeView), "All that are remembered, the newest first.")
        optional(
            "foldedTotals", \.folded, .foldedTotals,
            "Of days whose single answers and minutes are folded: what each came to. Absent: none are.")
        required("titles", \.titles, .list(of: title), "What ids of lessons, skills and badges are called.")
        required(
            "storedState", \.snapshot, .json,
            "All that is known of the child, as a snapshot has it: export.schema.json has its form.")
    }

    private static let title = Shape<Title>.object(
        "ExportedTitle", "What an id of a lesson, a skill or a badge is called.", make: Title.init
    ) {
        required("name", \.id, .text(), "The id.")
        required("title", \.title, .text(), "What people call it.")
    }
}
