import Foundation
import Household

/// Answers of the public review log (`KIDD_REVIEW_LOG`), in order of time.
struct ReviewLog {
    /// One answer.
    struct Answer {
        /// Which card, from 0 in the order in which they appear.
        let card: Int
        /// What the user said.
        let grade: MemoryGrade
        /// The day, as days since 1970 that begin at ``hourOfNewDay``.
        let day: Int

        /// The log knows grades; what is predicted is whether a card was known at all.
        var isRight: Bool { grade != .again }
    }

    /// Why a log cannot be used.
    struct Unreadable: Error, CustomStringConvertible {
        let description: String
    }

    /// The user's days begin at four o'clock in Universal Time. With it the log has the 6,276 events of its
    /// description; from midnight it has 6,032.
    static let hourOfNewDay = 4

    let answers: [Answer]
    let cardCount: Int

    /// The log that the environment names.
    static func fromEnvironment() throws -> ReviewLog {
        guard let path = ProcessInfo.processInfo.environment["KIDD_REVIEW_LOG"] else {
            throw Unreadable(description: "KIDD_REVIEW_LOG must be the path of the log's CSV")
        }
        return try ReviewLog(csv: String(contentsOfFile: path, encoding: .utf8))
    }

    /// Reads lines `card_id,review_rating,review_time,…` after a line of names.
    init(csv: String) throws {
        var cards: [Substring: Int] = [:]
        var answers: [Answer] = []
        var before = ""
        for line in csv.split(whereSeparator: \.isNewline).dropFirst() {
            let columns = line.split(separator: ",", omittingEmptySubsequences: false)
            guard columns.count >= 3, let grade = Int(columns[1]).flatMap(MemoryGrade.init),
                let day = Self.day(of: columns[2]), before <= columns[2]
            else { throw Unreadable(description: "unreadable or out of order: \(line)") }
            before = String(columns[2])
            let card = cards[columns[0]] ?? cards.count
            cards[columns[0]] = card
            answers.append(Answer(card: card, grade: grade, day: day))
        }
        self.answers = answers
        cardCount = cards.count
    }

    /// The day of a time such as `2024-03-29T20:32:32.250000+00:00`.
    private static func day(of time: Substring) -> Int? {
        guard time.hasSuffix("+00:00") else { return nil }
        let date = time.prefix(10).split(separator: "-").compactMap { Int($0) }
        guard date.count == 3, let hour = Int(time.dropFirst(11).prefix(2)) else { return nil }
        return daysSince1970(year: date[0], month: date[1], day: date[2]) - (hour < hourOfNewDay ? 1 : 0)
    }

    /// By the Gregorian calendar, counted in years that begin in March.
    private static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
        let year = month > 2 ? year : year - 1
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        return year * 365 + year / 4 - year / 100 + year / 400 + dayOfYear - 719_468
    }
}
