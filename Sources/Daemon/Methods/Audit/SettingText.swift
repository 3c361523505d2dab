import Household

/// A child's settings in words for parents.
enum SettingText {
    /// The limits.
    static func state(of policy: ScreenTimePolicy) -> String {
        let weekdays = weekdays(policy)
        let daily =
            (policy.dailyMinutes.map { "\(length($0)) a day" } ?? "no daily limit")
            + (weekdays.isEmpty ? "" : " (\(weekdays))")
        let weekly = policy.weeklyMinutes.map { "\(length($0)) a week" } ?? "no weekly limit"
        let quiet = policy.quietHours.isEmpty ? "no quiet hours" : "quiet " + windows(policy.quietHours)
        return ([daily, weekly, quiet] + rest(of: policy)).joined(separator: ", ")
    }

    /// "20:00-07:00", with the weekdays when it is not every day.
    static func windows(_ windows: [QuietWindow]) -> String {
        windows.map { window in
            let days = window.days.sorted { $0.rawValue < $1.rawValue }.map { "\($0)" }.joined(separator: ", ")
            return "\(window.start)-\(window.end)" + (window.days.count < 7 ? " (\(days))" : "")
        }.joined(separator: ", ")
    }

    /// "2019-04".
    static func month(_ birth: BirthMonth) -> String {
        "\(birth.year)-" + (birth.month < 10 ? "0" : "") + String(birth.month)
    }

    /// "45 min", "5 h", "1 h 30 min".
    static func length(_ minutes: Int) -> String {
        if minutes < 60 { return "\(minutes) min" }
        return "\(minutes / 60) h" + (minutes % 60 == 0 ? "" : " \(minutes % 60) min")
    }

    /// What stands in a profile from then on; what is as usual is left out.
    static func state(of profile: ChildProfile) -> String {
        var parts = [profile.name, "born \(month(profile.birth))"]
        if let grade = profile.grade { parts.append("grade \(grade)") }
        if let tier = profile.tierOverride { parts.append("treated as \(tier.rawValue)") }
        if let avatar = profile.avatar { parts.append("avatar \(avatar)") }
        if let locale = profile.locale { parts.append("language \(locale)") }
        if !profile.uids.isEmpty { parts.append("uids " + list(profile.uids.map { String($0) })) }
        if !profile.offersHints { parts.append("no hints") }
        if !profile.offersNarration { parts.append("not read aloud") }
        if profile.accessibility != Accessibility() { parts.append("with accessibility settings") }
        if profile.isArchived { parts.append("archived") }
        return parts.joined(separator: ", ")
    }

    /// What a filter keeps away from then on.
    static func state(of filter: ContentFilter) -> String {
        var parts: [String] = []
        if let subjects = filter.allowedSubjects {
            parts.append(subjects.isEmpty ? "no subjects" : "only the subjects " + list(subjects.sorted()))
        }
        if let difficulty = filter.highestDifficulty { parts.append("difficulty up to \(difficulty)") }
        if let tier = filter.highestTier { parts.append("made for \(tier.rawValue) at most") }
        if !filter.blockedLessons.isEmpty {
            parts.append("resting lessons: " + list(filter.blockedLessons.map(\.rawValue).sorted()))
        }
        if !filter.blockedPacks.isEmpty {
            parts.append("resting packs: " + list(filter.blockedPacks.map(\.rawValue).sorted()))
        }
        if !filter.pausedSubjects.isEmpty {
            parts.append("paused subjects: " + list(filter.pausedSubjects.map(\.subject)))
        }
        if let apps = filter.allowedApps {
            parts.append(apps.isEmpty ? "no apps" : "only the apps " + list(apps.sorted()))
        }
        return parts.isEmpty ? "all that are made for the age" : parts.joined(separator: ", ")
    }

    /// The first few of many.
    static func list(_ names: [String]) -> String {
        let most = 5
        let shown = names.prefix(most).joined(separator: ", ")
        return names.count > most ? "\(shown) and \(names.count - most) more" : shown
    }
}
