import Household
import StrictJSON

/// The tables of a copy of what is known about a child: their columns, and how rows become lines of them.
enum ChildTables {
    static let history = ["seq", "at", "role", "who", "uid", "recorded", "say", "fault"]
    static let answers = [
        "seq", "at", "day", "activity", "lesson", "question", "attempt", "answer", "outcome", "stars", "points",
        "hints",
        "response_ms", "skill", "kind", "difficulty", "scored", "rapid", "extra",
    ]
    static let time = ["seq", "at", "day", "screen_ms", "free_ms", "learning_ms"]
    static let days = [
        "day", "subject", "answers", "first_answers", "right", "hints", "active_ms", "lessons", "stars", "stars_paid",
        "points",
    ]
    /// Those of `mastery.list`.
    static let mastery = [
        "skill", "title", "subject", "medal", "percent", "masteredAt", "masteryState", "answerCount", "dueDay",
    ]
    /// Those of `facts.matrix`.
    static let facts = ["fact", "factState", "netMilliseconds"]
    static let rewards = ["what", "name", "title", "day", "at", "amount"]

    /// The cells of an object whose members are called as the columns.
    static func cell(of object: JSONValue) -> (String) -> CSVText.Cell { { object.cell($0) } }

    /// What was answered.
    static func answer(_ fact: JSONValue, lesson: CSVText.Cell) -> [CSVText.Cell] {
        let answer = fact.member("answer").map { String(decoding: $0.literal, as: UTF8.self) }
        let evidence = fact.member("evidence")
        let asked = ["skill", "kind", "difficulty"].map { evidence?.cell($0) ?? .empty }
        return [
            day(fact), fact.cell("activity"), lesson, fact.cell("question"), .number(max(1, fact.amount("attempt"))),
            .init(answer), fact.cell("outcome"), .number(fact.amount("stars")), .number(fact.amount("points")),
            .number(fact.amount("hints")), fact.cell("response"),
        ] + asked
            + [
                fact.flag("scored", usually: true), fact.flag("rapid", usually: false),
                fact.flag("extra", usually: false),
            ]
    }

    /// Time that was counted: what something paid for or what counts against a limit, what was free, and the part of both
    /// that was learning.
    static func use(_ fact: JSONValue) -> [CSVText.Cell] {
        let paid = (fact.list("granted") + fact.list("carried")).reduce(fact.amount("ordinary")) {
            $0 + $1.amount("ms")
        }
        return [day(fact), .number(paid), .number(fact.amount("free")), .number(fact.amount("learning"))]
    }

    /// The same of a day that is a total.
    static func total(of day: JSONValue) -> [CSVText.Cell] {
        [self.day(day)] + ["screen", "free", "learning"].map { .number(day.amount($0)) }
    }

    /// What was learned in a subject on a day that is a total.
    static func learned(_ subject: JSONValue, on day: JSONValue) -> [CSVText.Cell] {
        let sums = ["answers", "first", "right", "hints", "active", "lessons", "stars", "starsPaid", "points"]
        return [self.day(day), subject.cell("subject")] + sums.map { .number(subject.amount($0)) }
    }

    /// What was earned: sums, then badges and stickers.
    static func rewards(of now: JSONValue) -> [[CSVText.Cell]] {
        func sum(_ what: String, _ amount: CSVText.Cell?) -> [CSVText.Cell] {
            [.text(what), .empty, .empty, .empty, .empty, amount ?? .empty]
        }
        let sums = now.member("rewardsNow")
        let badges = now.list("earned").map { badge in
            [.text("badge"), badge.cell("badge"), badge.cell("title"), badge.cell("day"), badge.cell("at"), .empty]
        }
        let stickers = now.list("stickers").map { sticker in
            [.text("sticker"), sticker.cell("sticker"), .empty, sticker.cell("day"), sticker.cell("at"), .empty]
        }
        return [
            sum("stars", sums?.cell("stars")), sum("lifetimeStars", sums?.cell("lifetimeStars")),
            sum("points", sums?.cell("points")), sum("level", sums?.member("level")?.cell("number")),
            sum("streak", sums?.member("dayStreak")?.cell("length")),
        ] + badges + stickers
    }

    /// Rows count days from 1970-01-01.
    private static func day(_ fact: JSONValue) -> CSVText.Cell {
        .init(fact.member("day")?.integer.map { Day(number: Int($0)).description })
    }
}

extension JSONValue {
    /// Whether something is true, as 1 or 0; rows leave out what is as usual.
    fileprivate func flag(_ name: String, usually: Bool) -> CSVText.Cell {
        .number((member(name)?.bool ?? usually) ? 1 : 0)
    }
}
