import Household

/// A rule for ever, as POSIX writes it (`CET-1CEST,M3.5.0,M10.5.0/3`), with the hours beyond a day of RFC 9636.
struct ZoneRule {
    /// Seconds ahead of UTC, outside summer time.
    private let standard: Int
    private let summer: Summer?

    private struct Summer {
        var offset: Int
        var begins: YearlyMoment
        var ends: YearlyMoment
    }

    /// Reads a rule; nil when it is none.
    init?(_ text: Substring) {
        var reader = RuleReader(text)
        guard reader.name(), let west = reader.time(hours: 24) else { return nil }
        standard = -west
        if reader.isAtEnd {
            summer = nil
            return
        }
        guard reader.name() else { return nil }
        var offset = standard + 3600
        if !reader.isNext(",") {
            guard let west = reader.time(hours: 24) else { return nil }
            offset = -west
        }
        guard reader.take(","), let begins = YearlyMoment(&reader), reader.take(","), let ends = YearlyMoment(&reader),
            reader.isAtEnd
        else { return nil }
        summer = Summer(offset: offset, begins: begins, ends: ends)
    }

    /// The changes of some years, ascending. Where summer time ends in the moment in which it begins, it goes on.
    func shifts(in years: ClosedRange<Int>) -> [Zone.Shift] {
        guard let summer else { return [] }
        return years.flatMap { year in
            [
                (summer.begins.second(in: year) - Int64(standard), 1, summer.offset),
                (summer.ends.second(in: year) - Int64(summer.offset), 0, standard),
            ]
        }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map { Zone.Shift(at: $0.0, offset: $0.2) }
    }

    /// Seconds ahead of UTC at an instant.
    func offset(at second: Int64) -> Int {
        let year = Self.year(of: second)
        return shifts(in: year - 1...year + 1).last { $0.at <= second }?.offset ?? standard
    }

    /// The year of an instant, or one beside it; years of the calendar end at 9999.
    static func year(of second: Int64) -> Int { Int(min(9000, max(1, 1970 + second / 31_556_952))) }
}

/// A moment of every year by a clock.
private struct YearlyMoment {
    private enum Place {
        /// A day of the year, 1...365; no year has a 29 February.
        case day(Int)
        /// Days after 1 January.
        case later(Int)
        /// The weekday of a month, 0 for Sunday; in week 5 its last one.
        case week(month: Int, week: Int, weekday: Int)
    }

    private let place: Place
    /// Seconds after midnight.
    private let time: Int

    init?(_ reader: inout RuleReader) {
        if reader.take("M") {
            guard let month = reader.number(1...12), reader.take("."), let week = reader.number(1...5),
                reader.take("."),
                let weekday = reader.number(0...6)
            else { return nil }
            place = .week(month: month, week: week, weekday: weekday)
        } else if reader.take("J") {
            guard let day = reader.number(1...365) else { return nil }
            place = .day(day)
        } else {
            guard let days = reader.number(0...365) else { return nil }
            place = .later(days)
        }
        guard reader.take("/") else {
            time = 2 * 3600
            return
        }
        guard let given = reader.time(hours: 167) else { return nil }
        time = given
    }

    /// Seconds since 1970 by the clock.
    func second(in year: Int) -> Int64 { Int64(day(in: year)) * 86_400 + Int64(time) }

    private func day(in year: Int) -> Int {
        func first(_ month: Int) -> Int {
            Day(year: year + (month - 1) / 12, month: (month - 1) % 12 + 1, day: 1)?.number ?? 0
        }
        switch place {
        case .day(let day):
            let isLeap = first(3) - first(2) == 29
            return first(1) + day - (isLeap && day > 59 ? 0 : 1)
        case .later(let days): return first(1) + days
        case .week(let month, let week, let weekday):
            let begin = first(month)
            // Sunday is 0 here and 7 there.
            let found = begin + (weekday - Day(number: begin).weekday.rawValue + 7) % 7 + 7 * (week - 1)
            return found < first(month + 1) ? found : found - 7
        }
    }
}

/// The letters of a rule from the front to the back.
private struct RuleReader {
    private var rest: Substring.UTF8View

    init(_ text: Substring) { rest = text.utf8 }

    var isAtEnd: Bool { rest.isEmpty }

    func isNext(_ letter: Unicode.Scalar) -> Bool { rest.first == UInt8(ascii: letter) }

    mutating func take(_ letter: Unicode.Scalar) -> Bool {
        guard isNext(letter) else { return false }
        rest.removeFirst()
        return true
    }

    /// A short name: three letters or more, or more than letters between angle brackets.
    mutating func name() -> Bool {
        let isQuoted = take("<")
        let letters = rest.prefix { $0.isLetter || isQuoted && ($0.isDigit || "+-".utf8.contains($0)) }
        rest = rest.dropFirst(letters.count)
        return letters.count >= 3 && (!isQuoted || take(">"))
    }

    /// A number of at most three digits.
    mutating func number(_ range: ClosedRange<Int>) -> Int? {
        let digits = rest.prefix(while: \.isDigit)
        guard (1...3).contains(digits.count) else { return nil }
        rest = rest.dropFirst(digits.count)
        let number = digits.reduce(0) { $0 * 10 + Int($1 & 0x0F) }
        return range.contains(number) ? number : nil
    }

    /// Hours, and then minutes and seconds where they stand; in seconds.
    mutating func time(hours most: Int) -> Int? {
        let sign = take("-") ? -1 : take("+") ? 1 : 1
        guard let hours = number(0...most) else { return nil }
        var seconds = hours * 3600
        for unit in [60, 1] where take(":") {
            guard let number = number(0...59) else { return nil }
            seconds += number * unit
        }
        return sign * seconds
    }
}
