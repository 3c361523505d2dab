import Household
import JSONRPC
import Shapes

/// What is left of the old history of a child: what each day came to.
public struct FoldedTotals: Equatable, Sendable {
    /// The day before which all days are daily totals.
    public var before: Day
    /// When that was done last.
    public var at: Instant
    /// The last row that is in the totals.
    public var through: Int
    /// Days with something in them, ascending.
    public var days: [FoldedDay]

    public init(before: Day, at: Instant, through: Int, days: [FoldedDay]) {
        self.before = before
        self.at = at
        self.through = through
        self.days = days
    }
}

extension Shape where Value == FoldedTotals {
    static let foldedTotals = Shape.object(
        "FoldedTotals", "What is left of the old history of a child: what each day came to.", make: FoldedTotals.init
    ) {
        required("foldedBefore", .day, "The day before which all days are daily totals.") { $0.before }
        required("foldedAt", .instant, "When that was done last.") { $0.at }
        required("throughSeq", .count, "The last row that is in the totals; rows up to it add nothing to them.") {
            $0.through
        }
        required("days", .list(of: .foldedDay), "Those on which something was done, the oldest first.") { $0.days }
    }
}

extension Shape where Value == FoldedDay {
    fileprivate static let foldedDay = Shape.object(
        "FoldedDay", "What a household day of a child came to.", make: FoldedDay.init
    ) {
        required("day", .day) { $0.day }
        required("screenMilliseconds", .wholeMilliseconds, "Screen time, without what was free of charge.") {
            $0.screen
        }
        required("freeMilliseconds", .wholeMilliseconds, "Screen time that was free of charge.") { $0.free }
        required("learningMilliseconds", .wholeMilliseconds, "The part of both that was spent in learning.") {
            $0.learning
        }
        required("subjects", .list(of: .foldedSubject), "What was learned in each.") { $0.subjects }
    }
}

extension Shape where Value == FoldedSubject {
    fileprivate static let foldedSubject = Shape.object(
        "FoldedSubject", "What a child did in one subject on a household day.", make: FoldedSubject.init
    ) {
        required("subject", .text(), "The subject's id; empty: none is known.") { $0.subject }
        required("answerCount", .count, "All answers that were read, further tries included.") { $0.answers }
        required("firstAnswerCount", .count, "The first answers among them, which are scored.") { $0.first }
        required("rightCount", .count, "Those that were right at the first try.") { $0.right }
        required("hintCount", .count, "Hints that were given.") { $0.hints }
        required("activeMilliseconds", .wholeMilliseconds, "Time of learning.") { $0.active }
        required("lessonCount", .count, "Finished lessons that counted.") { $0.lessons }
        required("stars", .count, "Stars that were earned.") { $0.stars }
        required("starsPaid", .count, "Stars that were paid for hints.") { $0.starsPaid }
        required("points", .count, "Points that were earned.") { $0.points }
    }
}

extension Shape where Value == Milliseconds {
    fileprivate static let wholeMilliseconds = Shape<Int>.count.map(
        expected: "must be milliseconds", to: { Milliseconds($0) }, from: { Int($0) })
}
