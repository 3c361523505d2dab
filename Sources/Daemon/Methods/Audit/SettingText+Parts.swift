import Household
import Words

/// Parts of limits that stand in entries for parents and in those for children.
extension SettingText {
    /// "20:00-07:00", with the weekdays when it is not every day: "20:00-07:00 (Monday and Tuesday)".
    static func text(_ window: QuietWindow) -> Saying.Value {
        let start = Saying.Value.timetable(minutes: window.start.minutes)
        let end = Saying.Value.timetable(minutes: window.end.minutes)
        return .saying(
            window.days.count < Weekday.allCases.count
                ? Saying("audit.part.windowOn", ["start": start, "end": end, "weekdays": names(window.days)])
                : Saying("audit.part.window", ["start": start, "end": end]))
    }

    /// "15:00-17:00 with 20 min".
    static func text(_ allowed: AllowedWindow) -> Saying.Value {
        let window = text(allowed.window)
        guard let minutes = allowed.allowanceMinutes else { return window }
        return .saying(Saying("audit.part.windowWith", ["window": window, "length": .saying(length(minutes))]))
    }

    /// "quiet hours 20:00-07:00".
    static func quiet(_ hours: [QuietWindow]) -> Saying {
        hours.isEmpty
            ? Saying("audit.part.noQuietHours") : Saying("audit.part.quietHours", ["hours": .few(hours.map(text))])
    }

    /// "only 15:00-17:00".
    static func only(_ windows: [AllowedWindow]) -> Saying {
        windows.isEmpty
            ? Saying("audit.part.anyTime") : Saying("audit.part.only", ["windows": .few(windows.map(text))])
    }

    /// "Holidays 24 December 2026 to 6 January 2027 (2 h a day and no quiet hours)".
    static func text(_ override: DateOverride) -> Saying.Value {
        var rules: [Saying] = []
        switch override.daily {
        case .asUsual: break
        case .of(nil): rules.append(Saying("audit.part.noDaily"))
        case .of(0): rules.append(Saying("audit.part.noScreenTime"))
        case .of(let minutes?): rules.append(Saying("audit.part.aDay", ["length": .saying(length(minutes))]))
        }
        if let hours = override.quietHours { rules.append(quiet(hours)) }
        if let windows = override.allowedWindows { rules.append(only(windows)) }
        if rules.isEmpty { rules.append(Saying("audit.part.asUsual")) }
        if override.priority != 0 {
            rules.append(Saying("audit.part.priority", ["number": .number(override.priority)]))
        }
        let dates =
            override.first == override.last
            ? override.first.told
            : .saying(Saying("audit.part.range", ["first": override.first.told, "last": override.last.told]))
        let told = Saying.Value.list(rules.map { .saying($0) })
        guard let name = override.name else {
            return .saying(Saying("audit.part.dates", ["dates": dates, "rules": told]))
        }
        return .saying(Saying("audit.part.namedDates", ["name": .text(name), "dates": dates, "rules": told]))
    }

    /// "the app supertux"; of activities that a policy names, which have one part.
    static func name(of activity: ActivityRef) -> Saying.Value {
        if let subject = activity.subject { return .text(subject) }
        if let app = activity.app { return .saying(Saying("audit.part.app", ["name": .text(app)])) }
        if let pack = activity.pack { return .saying(Saying("audit.part.pack", ["name": .text(pack)])) }
        return .key("audit.part.anything")
    }

    /// "Monday and Tuesday".
    static func names(_ weekdays: Set<Weekday>) -> Saying.Value {
        .list(weekdays.sorted { $0.rawValue < $1.rawValue }.map { .saying($0.saying) })
    }
}
