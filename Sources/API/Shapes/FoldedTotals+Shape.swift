import Household
import JSONRPC
import Shapes

/// What is left of the old history of a child: what each day came to.
public struct FoldedTotals: Equatable, Sendable {
    public var before: Day
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
        required("foldedBefore", \.before, .day, "The day before which all days are daily totals.")
        required("foldedAt", \.at, .instant, "When that was done last.")
        required(
            "throughSeq", \.through, .count, "The last row that is in the totals; rows up to it add nothing to them.")
        required("days", \.days, .list(of: .foldedDay), "Those on which something was done, the oldest first.")
    }
}

extension Shape where Value == FoldedDay {
    fileprivate static let foldedDay = Shape.object(
        "FoldedDay", "What a household day of a child came to.", make: FoldedDay.init
    ) {
        required("day", \.day, .day)
        required("screenMilliseconds", \.screen, .wholeMilliseconds, "Screen time, without what was free of charge.")
        required("freeMilliseconds", \.free, .wholeMilliseconds, "Screen time that was free of charge.")
        required("learningMilliseconds", \.learning, .wholeMilliseconds, "The part of both that was spent in learning.")
        required("subjects", \.subjects, .list(of: .foldedSubject), "What was learned in each.")
    }
}

extension Shape where Value == FoldedSubject {
    fileprivate static let foldedSubject = Shape.object(
        "FoldedSubject", "What a child did in one subject on a household day.", make: FoldedSubject.init
    ) {
        required("subject", \.subject, .text(), "The subject's id; empty: none is known.")
        required("answerCount", \.answers, .count, "All answers that were read, further tries included.")
        required("firstAnswerCount", \.first, .count, "The first answers among them, which are scored.")
        required("rightCount", \.right, .count, "Those that were right at the first try.")
        required("hintCount", \.hints, .count, "Hints that were given.")
        required("activeMilliseconds", \.active, .wholeMilliseconds, "Time of learning.")
        required("lessonCount", \.lessons, .count, "Finished lessons that counted.")
        required("stars", \.stars, .count, "Stars that were earned.")
        required("starsPaid", \.starsPaid, .count, "Stars that were paid for hints.")
        required("points", \.points, .count, "Points that were earned.")
    }
}

extension Shape where Value == Milliseconds {
    fileprivate static let wholeMilliseconds = Shape<Int>.count.map(
        expected: "must be milliseconds", to: { Milliseconds($0) }, from: { Int($0) })
}
