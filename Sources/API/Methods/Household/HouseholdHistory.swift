import Household
import JSONRPC
import Shapes
import Words

/// `household.history`: how far back single answers and minutes are kept, and what another time would fold.
public enum HouseholdHistory {
    /// The parameters of `household.history`. Optional: `retentionMonths`.
    public struct Params: Equatable, Sendable {
        /// What would be kept instead; clearing it: for ever.
        public var retentionMonths: Patch<Int>

        public init(retentionMonths: Patch<Int> = .keep) {
            self.retentionMonths = retentionMonths
        }
    }

    /// What is folded of one child.
    public struct Child: Equatable, Sendable {
        public var child: ChildID
        public var name: String
        /// The day before which all days are daily totals; nil: none is.
        public var foldedBefore: Day?
        public var foldedAt: Instant?
        public var foldedDays: Int

        public init(child: ChildID, name: String, foldedBefore: Day?, foldedAt: Instant?, foldedDays: Int) {
            self.child = child
            self.name = name
            self.foldedBefore = foldedBefore
            self.foldedAt = foldedAt
            self.foldedDays = foldedDays
        }
    }

    /// The result of `household.history`. Absent where they do not apply: `keptFrom`.
    public struct Result: Equatable, Sendable {
        /// As it is set; nil: for ever.
        public var retentionMonths: Int?
        /// The first day that is kept whole under the months that were asked for, else those that are set.
        public var keptFrom: Day?
        /// Whether the months that were asked for would fold more than those that are set.
        public var foldsMore: Bool
        public var children: [Child]
        public var say: Saying

        public init(retentionMonths: Int?, keptFrom: Day?, foldsMore: Bool, children: [Child], say: Saying) {
            self.retentionMonths = retentionMonths
            self.keptFrom = keptFrom
            self.foldsMore = foldsMore
            self.children = children
            self.say = say
        }
    }

    /// For parents; reads only.
    public static let method = Method(
        "household.history",
        "Tells how far back single answers and single minutes are kept, what is folded into daily totals, and what "
            + "another time would fold.",
        role: .parent,
        params: Shape<Params>.object("HouseholdHistoryParams", "", make: Params.init) {
            patch(
                "retentionMonths", \.retentionMonths, .integer(RetentionRules.possibleMonths),
                "Months to look at instead of those that are set; nothing is changed. null: for ever.")
        },
        result: Shape<Result>.object("HouseholdHistory", "", make: Result.init) {
            required(
                "retentionMonths", \.retentionMonths, .nullable(.integer(RetentionRules.possibleMonths)),
                "The months that are set now, whatever months were asked for; null: for ever.")
            optional(
                "keptFrom", \.keptFrom, .day,
                "The first household day that is kept whole under the months that were asked for, else those that are set. "
                    + "Absent: all are.")
            required(
                "foldsMore", \.foldsMore, .boolean,
                "Whether the months that were asked for would fold more than those that are set. What is folded stays so."
            )
            required("children", \.children, .list(of: child), "In the order in which the children were added.")
            required("say", \.say, .saying, "What that means, in words.")
        }, added: "0.3.0")

    private static let child = Shape<Child>.object("FoldedHistory", "What is folded of one child.", make: Child.init) {
        required("child", \.child, .id(ChildID.self), "The child.")
        required("name", \.name, .text(1...80), "Its display name.")
        optional(
            "foldedBefore", \.foldedBefore, .day, "The day before which all days are daily totals; absent: none is.")
        optional("foldedAt", \.foldedAt, .instant, "When that was done last.")
        required("foldedDays", \.foldedDays, .count, "How many days with something in them are daily totals.")
    }
}
