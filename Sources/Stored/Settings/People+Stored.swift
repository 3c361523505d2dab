import Household
import Shapes

// The household, its children and their filters as they are stored. Nothing is bounded.

extension Shape where Value == HouseholdSettings {
    static let storedHousehold = Shape.object(
        "StoredHousehold",
        make: { name, zone, weekStart, weekendDays, dayStart, locale, admitsStrangers, retention in
            HouseholdSettings(
                name: name, zone: zone, weekStart: weekStart, weekendDays: weekendDays, dayStart: dayStart.minutes,
                locale: locale, admitsStrangers: admitsStrangers,
                retentionMonths: (retention ?? RetentionRules.usualMonths).nonZero)
        },
        members: {
            required("name", .words) { $0.name }
            required("zone", .words) { $0.zone }
            required("weekStart", .dayOfWeek) { $0.weekStart }
            required("weekendDays", .weekdays) { $0.weekendDays }
            required("dayStart", .timeOfDay) { $0.dayStartTime }
            required("locale", .words) { $0.locale }
            optional("admitsStrangers", .boolean) { $0.admitsStrangers }
            // 0: for ever.
            unless("retentionMonths", .whole, is: RetentionRules.usualMonths) { $0.retentionMonths ?? 0 }
        })
}

extension Int {
    /// Nil for 0.
    fileprivate var nonZero: Int? { self == 0 ? nil : self }
}

extension Shape where Value == BirthMonth {
    /// `2019-04`; packed, year and month.
    static let monthOfBirth = Shape.json(
        .words, packed: numbers, expected: "must be a year and month such as 2019-04",
        fromText: { text in
            let parts = text.split(separator: "-")
            guard parts.count == 2, let year = Int(parts[0]), let month = Int(parts[1]) else { return nil }
            return BirthMonth(year: year, month: month)
        },
        toText: { "\($0.year)-\($0.month < 10 ? "0" : "")\($0.month)" }, fromPacked: { $0 }, toPacked: { $0 })

    private static let numbers = Shape.object(
        "StoredBirthMonth", make: BirthMonth.init,
        members: {
            required("year", .whole) { $0.year }
            required("month", .whole) { $0.month }
        })
}

extension Shape where Value == Accessibility {
    static let storedAccessibility = Shape.object(
        "StoredAccessibility", make: Accessibility.init,
        members: {
            defaulted("narration", .boolean, to: false) { $0.narration }
            defaulted("mute", .boolean, to: false) { $0.mute }
            defaulted("reducedMotion", .boolean, to: false) { $0.reducedMotion }
            defaulted("highContrast", .boolean, to: false) { $0.highContrast }
            defaulted("dyslexiaFriendlyFont", .boolean, to: false) { $0.dyslexiaFriendlyFont }
            defaulted("captions", .boolean, to: false) { $0.captions }
        })
}

extension Shape where Value == ChildProfile {
    static let storedProfile = Shape.object(
        "StoredProfile",
        make: { id, name, avatar, birth, grade, locale, accessibility, hints, narration, uids, tier, isArchived in
            ChildProfile(
                id: id, name: name, avatar: avatar, birth: birth, grade: grade, locale: locale,
                accessibility: accessibility, offersHints: hints, offersNarration: narration, uids: uids,
                tierOverride: tier, isArchived: isArchived)
        },
        members: {
            required("id", .name) { $0.id }
            required("name", .words) { $0.name }
            optional("avatar", .words) { $0.avatar }
            required("born", .monthOfBirth) { $0.birth }
            optional("grade", .whole) { $0.grade }
            optional("locale", .words) { $0.locale }
            required("accessibility", .storedAccessibility) { $0.accessibility }
            required("offersHints", .boolean) { $0.offersHints }
            required("offersNarration", .boolean) { $0.offersNarration }
            required("uids", .list(of: .account)) { $0.uids }
            optional("tierOverride", .word(AgeTier.self)) { $0.tierOverride }
            required("isArchived", .boolean) { $0.isArchived }
        })
}

extension Shape where Value == SubjectPause {
    static let storedPause = Shape.object(
        "StoredPause", make: SubjectPause.init,
        members: {
            required("subject", .words) { $0.subject }
            optional("until", .dated) { $0.until }
            optional("untilFinished", .words) { $0.untilFinished }
        })
}

extension Shape where Value == ContentFilter {
    static let storedFilter = Shape.object(
        "StoredFilter", make: filter,
        members: {
            optional("allowedSubjects", .list(of: .words)) { $0.allowedSubjects?.sorted() }
            optional("highestDifficulty", .whole) { $0.highestDifficulty }
            optional("highestTier", .word(AgeTier.self)) { $0.highestTier }
            required("blockedLessons", .list(of: .name)) { inOrder($0.blockedLessons) }
            required("blockedPacks", .list(of: .name)) { inOrder($0.blockedPacks) }
            required("pausedSubjects", .list(of: .storedPause)) { $0.pausedSubjects }
            optional("allowedApps", .list(of: .words)) { $0.allowedApps?.sorted() }
        })

    private static func filter(
        subjects: [String]?, difficulty: Int?, tier: AgeTier?, lessons: [LessonID], packs: [PackID],
        pauses: [SubjectPause], apps: [String]?
    ) -> ContentFilter {
        ContentFilter(
            allowedSubjects: subjects.map(Set.init), highestDifficulty: difficulty, highestTier: tier,
            blockedLessons: Set(lessons), blockedPacks: Set(packs), pausedSubjects: pauses,
            allowedApps: apps.map(Set.init))
    }

    private static func inOrder<ID: RawRepresentable<String> & Hashable>(_ ids: Set<ID>) -> [ID] {
        ids.sorted { $0.rawValue < $1.rawValue }
    }
}
