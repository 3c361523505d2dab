import Household
import JSONRPC
import Shapes

/// `household.export`: everything that is known about the household itself, page by page.
public enum HouseholdExport {
    /// A child, of whom `child.export` tells the rest.
    public struct Child: Equatable, Sendable {
        public var child: ChildID
        public var name: String
        public var isArchived: Bool
        public var consents: Consents
        public var policy: ScreenTimePolicy

        public init(child: ChildID, name: String, isArchived: Bool, consents: Consents, policy: ScreenTimePolicy) {
            self.child = child
            self.name = name
            self.isArchived = isArchived
            self.consents = consents
            self.policy = policy
        }
    }

    /// What holds now.
    public struct Standing: Equatable, Sendable {
        public var household: HouseholdSettings
        public var parents: [ParentList.Entry]
        /// Archived ones included, in the order in which they were added.
        public var children: [Child]
        public var packs: [PackList.Entry]
        /// All that are remembered, child by child.
        public var challenges: [ChildChallenges]
        public var plan: BackupList.Plan
        /// All that is known of the household itself, as a snapshot has it, without secrets.
        public var snapshot: [UInt8]

        public init(
            household: HouseholdSettings, parents: [ParentList.Entry], children: [Child], packs: [PackList.Entry],
            challenges: [ChildChallenges], plan: BackupList.Plan, snapshot: [UInt8]
        ) {
            self.household = household
            self.parents = parents
            self.children = children
            self.packs = packs
            self.challenges = challenges
            self.plan = plan
            self.snapshot = snapshot
        }
    }

    /// The result of `household.export`. Absent where they do not apply: `householdNow`, `next`.
    public struct Result: Equatable, Sendable {
        public var at: Instant
        public var standing: Standing?
        public var history: [ExportedRow]
        /// Where the next page begins.
        public var next: Int?

        public init(at: Instant, standing: Standing?, history: [ExportedRow], next: Int?) {
            self.at = at
            self.standing = standing
            self.history = history
            self.next = next
        }
    }

    /// For parents; the first page is an entry of the audit.
    public static let method = Method(
        "household.export",
        "Gives everything that is known about the household itself, page by page: what holds now, then every row about "
            + "it, as it was written, and the whole audit in words. What is about a child alone is in `child.export`. No "
            + "secret is in it. The first page is an entry of the audit. docs/export.md describes all of it.",
        role: .parent, changes: true, keyed: false,
        params: Shape<ExportedRange>.object("HouseholdExportParams", "", make: ExportedRange.init) {
            optional("afterSeq", \.after, .integer(0...Int.max), ExportedRange.afterSummary)
            defaulted(
                "limit", \.limit, .integer(1...ExportedRange.most), to: ExportedRange.most, "Rows of a page, at most.")
        },
        result: Shape<Result>.object("HouseholdExport", "", make: Result.init) {
            required("at", \.at, .instant, "When this page was made.")
            optional("householdNow", \.standing, standing, "What holds now; on the first page only.")
            required("history", \.history, .list(of: .exportedRow), "What happened, the oldest first.")
            optional("next", \.next, .count, ExportedRange.nextSummary)
        }, added: "0.3.0")

    private static let standing = Shape<Standing>.object(
        "HouseholdStanding", "What holds for the household now.", make: Standing.init
    ) {
        required("household", \.household, .household, "Name, zone, days.")
        required("parents", \.parents, .list(of: ParentList.entry), "In the order in which they were added.")
        required(
            "children", \.children, .list(of: child), "Archived ones included; `child.export` tells the rest of each.")
        required("packs", \.packs, .list(of: PackList.entry), "All that can be used or were installed.")
        required(
            "byChild", \.challenges, .list(of: ChildChallenges.shape),
            "The challenges that are remembered, child by child.")
        required("plan", \.plan, BackupList.plan, "When and where backups are made by themselves.")
        required(
            "storedState", \.snapshot, .json,
            "All that is known of the household itself, as a snapshot has it, without secrets: export.schema.json has its form."
        )
    }

    private static let child = Shape<Child>.object(
        "ExportedChild", "A child of the household, of whom `child.export` tells the rest.", make: Child.init
    ) {
        required("child", \.child, .id(ChildID.self), "The id, for `child.export`.")
        required("name", \.name, .text(1...80), "The display name.")
        required("isArchived", \.isArchived, .boolean, "Whether the child is archived.")
        required("consents", \.consents, .consents, "What a parent allows.")
        required("policy", \.policy, .screenTimePolicy, "The limits.")
    }
}
