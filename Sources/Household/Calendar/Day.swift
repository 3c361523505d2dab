/// A date of the proleptic Gregorian calendar without time or zone, written "2026-11-21".
///
/// The arithmetic counts days in eras of 400 years from 0000-03-01, so that the leap day is the last of its year.
public struct Day: Hashable, Comparable, Strideable, Sendable, LosslessStringConvertible {
    /// Days since 1970-01-01.
    public var number: Int

    /// The date so many days after 1970-01-01.
    public init(number: Int) {
        self.number = number
    }

    /// The date of year, month 1...12 and day of the month; nil when there is no such date.
    public init?(year: Int, month: Int, day: Int) {
        guard (0...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else { return nil }
        let shifted = month <= 2 ? year - 1 : year
        let era = shifted.flooredQuotient(by: 400)
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        number = era * Self.daysPerEra + dayOfEra - Self.epochFromEraStart
        guard components == (year, month, day) else { return nil }
    }

    /// The date written as "2026-11-21"; nil for any other text.
    public init?(_ description: String) {
        var reader = DigitReader(description)
        guard let date = Day(reading: &reader), reader.isAtEnd else { return nil }
        self = date
    }

    init?(reading reader: inout DigitReader) {
        guard let year = reader.number(width: 4), reader.take(oneOf: "-") != nil,
            let month = reader.number(width: 2), reader.take(oneOf: "-") != nil,
            let day = reader.number(width: 2)
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    /// Year, month 1...12 and day of the month 1...31.
    public var components: (year: Int, month: Int, day: Int) {
        let shifted = number + Self.epochFromEraStart
        let era = shifted.flooredQuotient(by: Self.daysPerEra)
        let dayOfEra = shifted - era * Self.daysPerEra
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let month = monthFromMarch + (monthFromMarch < 10 ? 3 : -9)
        let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
    }

    /// The year.
    public var year: Int { components.year }
    /// The month, 1...12.
    public var month: Int { components.month }
    /// The day of the month, 1...31.
    public var day: Int { components.day }

    /// The day of the week.
    public var weekday: Weekday {
        // 1970-01-01 was a Thursday; the remainder is 0...6, so every raw value exists.
        Weekday(rawValue: (((number + 3) % 7) + 7) % 7 + 1) ?? .monday
    }

    /// The date as "2026-11-21".
    public var description: String {
        var out = DigitWriter()
        out.day(self)
        return out.text
    }

    /// Earlier dates come first.
    public static func < (left: Day, right: Day) -> Bool { left.number < right.number }

    /// Days from this date to the other; negative when that is earlier.
    public func distance(to other: Day) -> Int { other.number - number }

    /// The date so many days later, or earlier for a negative number.
    public func advanced(by days: Int) -> Day { Day(number: number + days) }

    private static let daysPerEra = 146_097
    private static let epochFromEraStart = 719_468
}
