import Household

/// What a change of a setting changed, in words for parents: "a day 1 h → 45 min".
extension SettingText {
    static func difference(of change: Revision<ScreenTimePolicy>) -> String {
        let (from, to) = (change.from, change.to)
        var parts: [String] = []
        func compare(_ what: String, _ old: String, _ new: String) { add(&parts, what, old, new) }
        compare("a day", minutes(from.dailyMinutes), minutes(to.dailyMinutes))
        compare("limits of weekdays", none(weekdays(from)), none(weekdays(to)))
        compare("a week", minutes(from.weeklyMinutes), minutes(to.weeklyMinutes))
        compare("quiet hours", quiet(from.quietHours), quiet(to.quietHours))
        compare("to be finished when time is over:", from.finishing.rawValue, to.finishing.rawValue)
        parts += differenceOfRest(of: change)
        return parts.isEmpty ? "other limits" : parts.joined(separator: ", ")
    }

    static func difference(of change: Revision<HouseholdSettings>) -> String {
        let (from, to) = (change.from, change.to)
        var parts: [String] = []
        add(&parts, "the family's name", from.name, to.name)
        add(&parts, "time zone", from.zone, to.zone)
        add(&parts, "day starts at", "\(from.dayStartTime)", "\(to.dayStartTime)")
        add(&parts, "week starts on", from.weekStart.shortName, to.weekStart.shortName)
        add(&parts, "weekend", none(from.weekendDays.shortNames), none(to.weekendDays.shortNames))
        add(&parts, "language", from.locale, to.locale)
        add(&parts, "other accounts", strangers(from), strangers(to))
        return parts.isEmpty ? "other settings" : parts.joined(separator: ", ")
    }

    private static func strangers(_ settings: HouseholdSettings) -> String {
        settings.admitsStrangers.map { $0 ? "may act for children" : "are refused" } ?? "as installed"
    }

    static func difference(of change: Revision<ContentFilter>) -> String {
        let (from, to) = (change.from, change.to)
        var parts: [String] = []
        func compare(_ what: String, _ old: String, _ new: String) { add(&parts, what, old, new) }
        compare("subjects", subjects(from.allowedSubjects), subjects(to.allowedSubjects))
        compare("difficulty up to", text(from.highestDifficulty), text(to.highestDifficulty))
        compare("apps", subjects(from.allowedApps), subjects(to.allowedApps))
        compare("made for", from.highestTier?.rawValue ?? "the age", to.highestTier?.rawValue ?? "the age")
        parts += moves("lesson", from.blockedLessons.map(\.rawValue), to.blockedLessons.map(\.rawValue))
        parts += moves("pack", from.blockedPacks.map(\.rawValue), to.blockedPacks.map(\.rawValue))
        let (before, after) = (from.pausedSubjects.map(\.subject), to.pausedSubjects.map(\.subject))
        parts += moves("subject", before, after, words: ("paused", "no longer paused"))
        if parts.isEmpty, from.pausedSubjects != to.pausedSubjects { parts.append("another end of paused subjects") }
        return parts.isEmpty ? "other lessons" : parts.joined(separator: ", ")
    }

    static func difference(of change: Revision<ChildProfile>) -> String {
        let (from, to) = (change.from, change.to)
        var parts: [String] = []
        func compare(_ what: String, _ old: String, _ new: String) { add(&parts, what, old, new) }
        compare("name", from.name, to.name)
        compare("born", month(from.birth), month(to.birth))
        compare("grade", text(from.grade), text(to.grade))
        compare("treated as", from.tierOverride?.rawValue ?? "of its age", to.tierOverride?.rawValue ?? "of its age")
        compare("avatar", from.avatar ?? "none", to.avatar ?? "none")
        compare("language", from.locale ?? "the family's", to.locale ?? "the family's")
        compare("uids", uids(from.uids), uids(to.uids))
        compare("hints", onOff(from.offersHints), onOff(to.offersHints))
        compare("read aloud", onOff(from.offersNarration), onOff(to.offersNarration))
        if from.accessibility != to.accessibility { parts.append("accessibility settings") }
        if from.isArchived != to.isArchived { parts.append(to.isArchived ? "archived" : "no longer archived") }
        return parts.isEmpty ? "other details" : parts.joined(separator: ", ")
    }

    static func add(_ parts: inout [String], _ what: String, _ old: String, _ new: String) {
        if old != new { parts.append("\(what) \(old) → \(new)") }
    }

    /// What came in and what went out.
    private static func moves(
        _ noun: String, _ old: [String], _ new: [String],
        words: (in: String, out: String) = ("blocked", "no longer blocked")
    ) -> [String] {
        let (known, wanted) = (Set(old), Set(new))
        let (added, gone) = (wanted.subtracting(known).sorted(), known.subtracting(wanted).sorted())
        return [(words.in, added), (words.out, gone)].filter { !$0.1.isEmpty }.map { word, names in
            "\(word) \(noun)\(names.count == 1 ? "" : "s") \(list(names))"
        }
    }

    private static func minutes(_ minutes: Int?) -> String { minutes.map(length) ?? "no limit" }

    private static func none(_ text: String) -> String { text.isEmpty ? "none" : text }

    private static func quiet(_ hours: [QuietWindow]) -> String { hours.isEmpty ? "none" : windows(hours) }

    private static func subjects(_ names: Set<String>?) -> String {
        guard let names else { return "all" }
        return names.isEmpty ? "none" : list(names.sorted())
    }

    private static func text(_ number: Int?) -> String { number.map(String.init) ?? "none" }

    private static func uids(_ uids: [UInt32]) -> String { uids.isEmpty ? "none" : list(uids.map { String($0) }) }

    private static func onOff(_ isOn: Bool) -> String { isOn ? "on" : "off" }
}
