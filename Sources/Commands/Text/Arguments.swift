import API
import ArgumentParser
import Household
import JSONRPC
import Shapes

/// Reads the words of a command line; what does not fit is told with what would.
enum Arguments {
    /// `15m`, `1h30m`, `90`: whole minutes; days are too long for a grant.
    static func grant(_ text: String) throws -> Int {
        guard let minutes = HumanDuration.minutes(from: text), !text.lowercased().contains("d") else {
            throw ValidationError("write minutes such as 15m, 1h30m or 90, at most 24h.")
        }
        return minutes
    }

    /// `math`, `math=18:00`, `science=after:math`: a subject that rests, until a time, until a lesson of another subject
    /// is finished, or until it is brought back.
    static func pause(_ text: String) throws -> SubjectRest {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard !parts[0].isEmpty else {
            throw ValidationError("write a subject such as math, math=18:00 or science=after:math.")
        }
        if parts.count == 2, parts[1].hasPrefix("after:") {
            let awaited = String(parts[1].dropFirst("after:".count))
            guard !awaited.isEmpty else { throw ValidationError("name a subject, such as science=after:math.") }
            return SubjectRest(subject: parts[0], untilFinished: awaited)
        }
        return SubjectRest(subject: parts[0], until: try parts.count == 2 ? timePoint(parts[1]) : nil)
    }

    /// `10m`, `45s`, `2d`: seconds.
    static func seconds(_ text: String) throws -> Int {
        guard let seconds = HumanDuration.seconds(from: text), seconds > 0 else {
            throw ValidationError("write a length of time such as 45s, 10m or 1h30m.")
        }
        return seconds
    }

    /// A limit: minutes, `0` (blocked) or `unlimited`.
    static func limit(_ text: String) throws -> Limit {
        if text.lowercased() == "unlimited" { return Limit(minutes: nil) }
        guard let minutes = HumanDuration.minutes(from: text) else {
            throw ValidationError("write minutes such as 45m, 1h30m or 90, 0 (blocked) or unlimited.")
        }
        return Limit(minutes: minutes)
    }

    /// A limit, or `none` for the daily one.
    static func limitOrNone(_ text: String) throws -> DayLimit.Change {
        if text.lowercased() == "none" { return .none }
        guard let limit = try? limit(text) else {
            throw ValidationError(
                "write minutes such as 90m or 1h30m, 0 (blocked), unlimited, or none (the daily limit again).")
        }
        return .limit(limit)
    }

    /// `sat,sun=90m`, `fri=unlimited`, `mon=none`.
    static func dayLimit(_ text: String) throws -> DayLimit {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else {
            throw ValidationError("write weekdays and their limit such as sat,sun=90m, fri=unlimited or mon=none.")
        }
        guard let days = WeekdayText.days(parts[0]) else {
            throw ValidationError(
                parts[0].lowercased() == "weekend"
                    ? "write --weekend for the weekend of the family." : WeekdayText.advice)
        }
        return DayLimit(days: days, change: try limitOrNone(String(parts[1])))
    }

    static func quietWindow(_ text: String) throws -> QuietWindow {
        guard let window = QuietWindowText.window(from: text) else {
            throw ValidationError(QuietWindowText.advice(for: text))
        }
        return window
    }

    static func born(_ text: String) throws -> BirthMonth {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].utf8.count == 4, parts[1].utf8.count == 2, let year = Int(parts[0]),
            let month = Int(parts[1]), (1900...9999).contains(year), (1...12).contains(month)
        else { throw ValidationError("write year and month such as 2019-04.") }
        return BirthMonth(year: year, month: month)
    }

    static func timePoint(_ text: String) throws -> TimePoint {
        guard let point = TimePoint(text) else {
            throw ValidationError("write a time such as 18:00 or 2026-11-21T18:00:00+01:00.")
        }
        return point
    }

    static func grade(_ text: String) throws -> GradeLevel {
        guard let grade = GradeLevel(rawValue: text.uppercased()) else {
            throw ValidationError("write PK, K or a number from 1 to 6.")
        }
        return grade
    }

    static func tier(_ text: String) throws -> Setting<AgeTier> {
        if text == "none" { return Setting(value: nil) }
        guard let tier = AgeTier(rawValue: text) else {
            throw ValidationError("write preschool, elementary, preteen or none.")
        }
        return Setting(value: tier)
    }

    /// A whole number, or `none` to clear the setting.
    static func number(_ text: String) throws -> Setting<Int> {
        if text == "none" { return Setting(value: nil) }
        guard let number = Int(text) else { throw ValidationError("write a whole number or none.") }
        return Setting(value: number)
    }

    /// A text, or `none` to clear the setting.
    static func word(_ text: String) throws -> Setting<String> {
        Setting(value: text == "none" ? nil : text)
    }

    /// `mia`, `1001`: an account of this machine.
    static func account(_ text: String) throws -> Int {
        if let number = Int(text), possibleAccounts.contains(number) { return number }
        if text.utf8.count <= AccountFile.longestName, let number = AccountFile().number(of: text) { return number }
        throw ValidationError(
            "this machine has no account \"\(text.brief(AccountFile.longestName).printable)\": write its name, or its number as id -u tells it."
        )
    }

    private static let possibleAccounts = 0...Int(UInt32.max - 1)

    /// `math,reading`.
    static func list(_ text: String) -> [String] {
        text.split(separator: ",").map { $0.trimmed }.filter { !$0.isEmpty }
    }
}

/// A limit of a policy on the command line; nil is unlimited.
struct Limit: Equatable, Sendable {
    var minutes: Int?
}

/// A subject on the command line that is to rest; without an end it does until a parent brings it back.
struct SubjectRest: Equatable, Sendable {
    var subject: String
    var until: TimePoint?
    /// The subject of which a finished lesson ends it.
    var untilFinished: String?
}

/// A setting on the command line that `none` clears.
struct Setting<Value: Sendable>: Sendable {
    var value: Value?

    var patch: Patch<Value> { value.map(Patch.set) ?? .clear }
}

extension Optional {
    /// What a change says when the option was not given: nothing.
    func patch<Value>() -> Patch<Value> where Wrapped == Setting<Value> { self?.patch ?? .keep }
}

extension Substring {
    fileprivate var trimmed: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
