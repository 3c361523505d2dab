import Household
import Words

/// What a change of a setting changed, in words for parents: "a day 1 h → 45 min".
extension SettingText {
    static func difference(of change: Revision<ScreenTimePolicy>) -> Saying {
        AuditWords.together(ScreenTimePolicy.rules.told(of: change)) ?? Saying("parent.audit.otherLimits")
    }

    static func difference(of change: Revision<HouseholdSettings>) -> Saying {
        let (from, to) = (change.from, change.to)
        var parts: [Saying] = []
        add(&parts, "parent.audit.change.familyName", .text(from.name), .text(to.name))
        add(&parts, "parent.audit.change.zone", .text(from.zone), .text(to.zone))
        add(&parts, "parent.audit.change.dayStart", dayStart(from), dayStart(to))
        add(&parts, "parent.audit.change.weekStart", .saying(from.weekStart.saying), .saying(to.weekStart.saying))
        add(&parts, "parent.audit.change.weekend", weekend(from), weekend(to))
        add(&parts, "parent.audit.change.language", .text(from.locale), .text(to.locale))
        add(&parts, "parent.audit.change.strangers", strangers(from), strangers(to))
        add(&parts, "parent.audit.change.history", history(from), history(to))
        return AuditWords.together(parts) ?? Saying("parent.audit.otherSettings")
    }

    static func difference(of change: Revision<ContentFilter>) -> Saying {
        let (from, to) = (change.from, change.to)
        var parts: [Saying] = []
        add(&parts, "parent.audit.change.subjects", names(from.allowedSubjects), names(to.allowedSubjects))
        add(
            &parts, "parent.audit.change.difficulty", number(from.highestDifficulty, "parent.none"),
            number(to.highestDifficulty, "parent.none"))
        add(&parts, "parent.audit.change.apps", names(from.allowedApps), names(to.allowedApps))
        add(
            &parts, "parent.audit.change.highestTier", tier(from.highestTier, "parent.audit.theAge"),
            tier(to.highestTier, "parent.audit.theAge"))
        move(
            &parts, from.blockedLessons.map(\.rawValue), to.blockedLessons.map(\.rawValue),
            "parent.audit.change.blockedLessons", "parent.audit.change.freedLessons")
        move(
            &parts, from.blockedPacks.map(\.rawValue), to.blockedPacks.map(\.rawValue),
            "parent.audit.change.blockedPacks", "parent.audit.change.freedPacks")
        move(
            &parts, from.pausedSubjects.map(\.subject), to.pausedSubjects.map(\.subject),
            "parent.audit.change.pausedSubjects", "parent.audit.change.freedSubjects")
        if parts.isEmpty, from.pausedSubjects != to.pausedSubjects {
            parts.append(Saying("parent.audit.change.endOfPause"))
        }
        return AuditWords.together(parts) ?? Saying("parent.audit.otherLessons")
    }

    static func difference(of change: Revision<ChildProfile>) -> Saying {
        let (from, to) = (change.from, change.to)
        var parts: [Saying] = []
        add(&parts, "parent.audit.change.name", .text(from.name), .text(to.name))
        add(&parts, "parent.audit.change.born", .saying(month(from.birth)), .saying(month(to.birth)))
        add(
            &parts, "parent.audit.change.grade", number(from.grade, "parent.none"), number(to.grade, "parent.none"))
        add(
            &parts, "parent.audit.change.tier", tier(from.tierOverride, "parent.audit.ofItsAge"),
            tier(to.tierOverride, "parent.audit.ofItsAge"))
        add(
            &parts, "parent.audit.change.avatar", text(from.avatar, "parent.audit.none"),
            text(to.avatar, "parent.audit.none"))
        add(
            &parts, "parent.audit.change.language", text(from.locale, "parent.audit.familyLanguage"),
            text(to.locale, "parent.audit.familyLanguage"))
        add(&parts, "parent.audit.change.uids", uids(from.uids), uids(to.uids))
        func turn(_ old: Bool, _ new: Bool, _ on: Saying, _ off: Saying) {
            if old != new { parts.append(new ? on : off) }
        }
        turn(from.offersHints, to.offersHints, Saying("parent.audit.hintsOn"), Saying("parent.audit.hintsOff"))
        turn(
            from.offersNarration, to.offersNarration, Saying("parent.audit.narrationOn"),
            Saying("parent.audit.narrationOff"))
        if from.accessibility != to.accessibility { parts.append(Saying("parent.audit.change.accessibility")) }
        turn(from.isArchived, to.isArchived, Saying("parent.audit.archived"), Saying("parent.audit.restored"))
        return AuditWords.together(parts) ?? Saying("parent.audit.otherDetails")
    }

    /// What was there before and what is there now, if it is something else.
    static func add(_ parts: inout [Saying], _ key: String, _ old: Saying.Value, _ new: Saying.Value) {
        if old != new { parts.append(Saying(key, ["from": old, "to": new])) }
    }

    /// What came in and what went out.
    private static func move(
        _ parts: inout [Saying], _ old: [String], _ new: [String], _ came: String, _ went: String
    ) {
        let (known, wanted) = (Set(old), Set(new))
        for (key, names) in [(came, wanted.subtracting(known)), (went, known.subtracting(wanted))] where !names.isEmpty
        {
            parts.append(Saying(key, ["count": .number(names.count), "names": .few(names: names.sorted())]))
        }
    }

    private static func dayStart(_ settings: HouseholdSettings) -> Saying.Value {
        .timetable(minutes: settings.dayStartTime.minutes)
    }

    private static func weekend(_ settings: HouseholdSettings) -> Saying.Value {
        settings.weekendDays.isEmpty ? .key("parent.audit.none") : settings.weekendDays.told
    }

    private static func history(_ settings: HouseholdSettings) -> Saying.Value {
        settings.retentionMonths.map {
            .saying(Saying("parent.audit.months", ["count": .number($0)]))
        } ?? .key("parent.audit.forEver")
    }

    private static func strangers(_ settings: HouseholdSettings) -> Saying.Value {
        switch settings.admitsStrangers {
        case nil: .key("parent.audit.strangers.asInstalled")
        case true?: .key("parent.audit.strangers.admitted")
        case false?: .key("parent.audit.strangers.refused")
        }
    }

    private static func names(_ names: Set<String>?) -> Saying.Value {
        guard let names else { return .key("parent.audit.all") }
        return names.isEmpty ? .key("parent.none") : .few(names: names.sorted())
    }

    private static func number(_ number: Int?, _ none: String) -> Saying.Value {
        number.map { .number($0) } ?? .saying(Saying(none))
    }

    private static func text(_ text: String?, _ none: String) -> Saying.Value {
        text.map { .text($0) } ?? .saying(Saying(none))
    }

    private static func tier(_ tier: AgeTier?, _ none: String) -> Saying.Value {
        tier.map { .saying($0.saying) } ?? .saying(Saying(none))
    }
}
