import Household
import JSONRPC
import Shapes
import Words

/// `rewards.ledger`: every star and point with its reason, newest first.
public enum RewardsLedger {
    /// The parameters of `rewards.ledger`. Optional: `before`, `limit`.
    public struct Params: Equatable, Sendable {
        public var child: String
        public var before: Int?
        public var limit: Int

        public init(child: String, before: Int? = nil, limit: Int = 50) {
            self.child = child
            self.before = before
            self.limit = limit
        }
    }

    /// One change of a child's stars or points.
    public struct Line: Equatable, Sendable {
        public var number: Int
        public var at: Instant
        public var reason: LedgerReason
        public var stars: Int
        public var points: Int
        public var lesson: LessonID?
        public var say: Saying
        public var title: String?

        public init(
            number: Int, at: Instant, reason: LedgerReason, stars: Int, points: Int, lesson: LessonID?, say: Saying,
            title: String? = nil
        ) {
            self.number = number
            self.at = at
            self.reason = reason
            self.stars = stars
            self.points = points
            self.lesson = lesson
            self.say = say
            self.title = title
        }
    }

    /// The result of `rewards.ledger`. Absent where they do not apply: `next`, `foldedBefore`.
    public struct Result: Equatable, Sendable {
        public var lines: [Line]
        public var next: Int?
        /// On the last page: the day before which there are no lines any more, as they were folded.
        public var foldedBefore: Day?

        public init(lines: [Line], next: Int?, foldedBefore: Day? = nil) {
            self.lines = lines
            self.next = next
            self.foldedBefore = foldedBefore
        }
    }

    /// For a front-end on behalf of a child, and for parents; reads only.
    public static let method = Method(
        "rewards.ledger", "Lists every star and point of a child with its reason, newest first, page by page.",
        role: .child,
        params: Shape<Params>.object("RewardsLedgerParams", "", make: Params.init) {
            required("child", \.child, .childName, "Id or name of the child.")
            optional("before", \.before, .integer(1...Int.max), "Only lines before this one: `next` of the last page.")
            defaulted("limit", \.limit, .integer(1...200), to: 50, "Lines of a page, at most.")
        },
        result: Shape<Result>.object("LedgerPage", "", make: Result.init) {
            required("lines", \.lines, .list(of: line), "The newest first.")
            optional(
                "next", \.next, .count,
                "The value of `before` for the next page, which may be empty; absent on the last page.")
            optional(
                "foldedBefore", \.foldedBefore, .day,
                "On the last page: lines of the days before this one were folded into daily totals, as a parent decided."
            )
        },
        errors: [.unknownChild])

    /// Any whole number.
    private static let stars = Shape<Int64>.integer64.map(
        expected: "must be a whole number", to: { Int($0) }, from: { Int64($0) })

    private static let line = Shape<Line>.object(
        "LedgerLine", "Stars and points, and why. Lines are only added, never changed.", make: Line.init
    ) {
        required("number", \.number, .count, "Rises from line to line, not one by one.")
        required("at", \.at, .instant, "When it was recorded.")
        required("what", \.reason, .word(LedgerReason.self), "What it was for.")
        required("starsChange", \.stars, stars, "Less than 0 where they were paid.")
        required("pointsEarned", \.points, .count, "Points that this line adds.")
        optional("lesson", \.lesson, .id(LessonID.self), "While its pack is installed.")
        required("say", \.say, .saying, "The reason for people.")
        optional("title", \.title, .text(), "What the lesson is called.")
    }
}
