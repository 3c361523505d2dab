import Household
import Words

/// Lengths of time as people write and read them.
enum HumanDuration {
    /// Seconds of `45m`, `1h30m`, `1h30`, `2d`, `90s`, `1h 30m`; a number alone is minutes. Nil for anything else.
    static func seconds(from text: String) -> Int? {
        var total = 0
        var digits = ""
        var lastUnit = Int.max
        var rest = Array(text.lowercased().filter { $0 != " " })[...]
        func take(_ unit: Int) -> Bool {
            guard unit < lastUnit, let number = Int(digits), number <= 1_000_000_000 else { return false }
            (total, lastUnit, digits) = (total + number * unit, unit, "")
            return true
        }
        while let character = rest.popFirst() {
            if character.isASCII, character.isNumber {
                digits.append(character)
                continue
            }
            var name = String(character)
            while let next = rest.first, next.isLetter { name.append(rest.removeFirst()) }
            guard let unit = units[name], take(unit) else { return nil }
        }
        if digits.isEmpty { return lastUnit == .max ? nil : total }
        // A number at the end is of the next smaller unit: 1h30 is an hour and 30 minutes.
        guard let unit = lastUnit == .max ? 60 : smaller[lastUnit], take(unit) else { return nil }
        return total
    }

    /// Whole minutes of the same; nil also when seconds would be lost.
    static func minutes(from text: String) -> Int? {
        guard let seconds = seconds(from: text), seconds % 60 == 0 else { return nil }
        return seconds / 60
    }

    private static let units = [
        "d": 86_400, "day": 86_400, "days": 86_400, "h": 3600, "hour": 3600, "hours": 3600, "m": 60, "min": 60,
        "mins": 60, "minute": 60, "minutes": 60, "s": 1, "sec": 1, "second": 1, "seconds": 1,
    ]
    private static let smaller = [86_400: 3600, 3600: 60, 60: 1]

    /// What is left, as people say it: `45 s`, `9 min 20 s`, `22 min`, `1 h 30 min`, `3 d 2 h`. From ten minutes on they
    /// are those of the sentence that a child hears.
    static func text(seconds: Int, in language: Language = .briefEnglish) -> String {
        language.text(of: ToldLength.left(seconds: seconds))
    }

    /// What was used, as people say it: like what is left, and both add up to the limit.
    static func text(usedSeconds: Int, in language: Language = .briefEnglish) -> String {
        text(seconds: ToldMinutes.told(usedSeconds: usedSeconds), in: language)
    }

    /// What was learned, as people say it: whole minutes, from ten minutes on, as the daemon's sentences tell them.
    static func text(doneSeconds: Int, in language: Language = .briefEnglish) -> String {
        text(seconds: ToldMinutes.told(doneSeconds: doneSeconds), in: language)
    }

    /// Screen time beside learning, as people say it: it stays as it is while a child learns.
    static func text(screenSeconds: Int, besideLearning learning: Int, in language: Language = .briefEnglish) -> String
    {
        text(seconds: ToldMinutes.told(screenSeconds: screenSeconds, besideLearning: learning), in: language)
    }

    /// A limit of whole minutes: `45 min`, `1 h 30 min`.
    static func text(minutes: Int, in language: Language = .briefEnglish) -> String {
        language.text(of: RequestWords.length(minutes))
    }

    /// A limit of a policy: nil is unlimited, 0 is blocked.
    static func limit(_ minutes: Int?, in language: Language = .briefEnglish) -> String {
        guard let minutes else { return language.say("limit.unlimited") }
        return minutes == 0 ? language.say("limit.blocked") : text(minutes: minutes, in: language)
    }
}
