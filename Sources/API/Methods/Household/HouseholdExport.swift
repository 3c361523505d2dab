import Household
import JSONRPC
import Shapes

/// `household.export`: everything that is known about the household itself, page by page.
public enum HouseholdExport {
    /// A child, of whom `child.export` tells the rest.
    public struct Child: Equatable, Sendable {
        /// The id, for `child.export`.
        public var child: ChildID
        /// The display name.
        public var name: String
        /// Whether the child is archived.
        public var isArchived: Bool
        /// What a parent allows.
        public var consents: Consents
        /// The limits.
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
        /// Name, zone, days.
        public var household: HouseholdSettings
        /// In the order in which they were added.
        public var parents: [ParentList.Entry]
        /// Archived ones included, in the order in which they were added.
        public var children: [Child]
        /// All that can be used or were installed.
        public var packs: [PackList.Entry]
        /// All that are remembered, child by child.
        public var challenges: [ChildChallenges]
        /// When and where backups are made by themselves.
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
        /// When this page was made.
        public var at: Instant
        /// What holds now; on the first page only.
        public var standing: Standing?
        /// What happened, the oldest first.
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
            optional("afterSeq", .integer(0...Int.max), ExportedRange.afterSummary) { $0.after }
            defaulted("limit", .integer(1...ExportedRange.most), to: ExportedRange.most, "Rows of a page, at most.") {
                $0.limit
            }
        },
        result: Shape<Result>.object("HouseholdExport", "", make: Result.init) {
            required("at", .instant, "When this page was made.") { $0.at }
            optional("householdNow", standing, "What holds now; on the first page only.") { $0.standing }
            required("history", .list(of: .exportedRow), "What happened, the oldest first.") { $0.history }
            optional("next", .count, ExportedRange.nextSummary) { $0.next }
        }, added: "0.3.0")

    private static let standing = Shape<Standing>.object(
        "HouseholdStanding", "What holds for the household now.", make: Standing.init
    ) {
        required("household", .household, "Name, zone, days.") { $0.household }
        required("parents", .list(of: ParentList.entry), "In the order in which they were added.") { $0.parents }
        required("children", .list(of: child), "Archived ones included; `child.export` tells the rest of each.") {
            $0.children
        }
        required("packs", .list(of: PackList.entry), "All that can be used or were installed.") { $0.packs }
        required("byChild", .list(of: ChildChallenges.shape), "The challenges that are remembered, child by child.") {
            $0.challenges
        }
        required("plan", BackupList.plan, "When and where backups are made by themselves.") { $0.plan }
        required(
            "storedState", .json,
            "All that is known of the household itself, as a snapshot has it, without secrets: export.schema.json has its form."
        ) { $0.snapshot }
    }

    private static let child = Shape<Child>.object(
        "ExportedChild", "A child of the household, of whom `child.export` tells the rest.", make: Child.init
    ) {
        required("child", .id(ChildID.self), "The id, for `child.export`.") { $0.child }
        required("name", .text(1...80), "The display name.") { $0.name }
        required("isArchived", .boolean, "Whether the child is archived.") { $0.isArchived }
        required("consents", .consents, "What a parent allows.") { $0.consents }
        required("policy", .screenTimePolicy, "The limits.") { $0.policy }
    }
}
