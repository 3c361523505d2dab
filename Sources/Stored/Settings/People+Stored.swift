import Household
import Shapes

// The household, its children and their filters as they are stored. Nothing is bounded.

extension Shape where Value == HouseholdSettings {
    static let storedHousehold = Shape.object(
        "StoredHousehold",
        from: HouseholdSettings(name: "", zone: "", retentionMonths: RetentionRules.usualMonths),
        members: {
            required("name", \.name, .words)
            required("zone", \.zone, .words)
            required("weekStart", \.weekStart, .dayOfWeek)
            required("weekendDays", \.weekendDays, .weekdays)
            required("dayStart", .timeOfDay, get: \.dayStartTime, set: { $0.dayStart = $1.minutes })
            required("locale", \.locale, .words)
            optional("admitsStrangers", \.admitsStrangers, .boolean)
            // 0: for ever.
            optional("retentionMonths", .whole) {
                $0.retentionMonths == RetentionRules.usualMonths ? nil : $0.retentionMonths ?? 0
            } set: {
                $0.retentionMonths = $1 == 0 ? nil : $1
            }
        })
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
            required("year", \.year, .whole)
            required("month", \.month, .whole)
        })
}

extension Shape where Value == Accessibility {
    static let storedAccessibility = Shape.object(
        "StoredAccessibility", make: Accessibility.init,
        members: {
            defaulted("narration", \.narration, .boolean, to: false)
            defaulted("mute", \.mute, .boolean, to: false)
            defaulted("reducedMotion", \.reducedMotion, .boolean, to: false)
            defaulted("highContrast", \.highContrast, .boolean, to: false)
            defaulted("dyslexiaFriendlyFont", \.dyslexiaFriendlyFont, .boolean, to: false)
            defaulted("captions", \.captions, .boolean, to: false)
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
            required("id", \.id, .name)
            required("name", \.name, .words)
            optional("avatar", \.avatar, .words)
            required("born", \.birth, .monthOfBirth)
            optional("grade", \.grade, .whole)
            optional("locale", \.locale, .words)
            required("accessibility", \.accessibility, .storedAccessibility)
            required("offersHints", \.offersHints, .boolean)
            required("offersNarration", \.offersNarration, .boolean)
            required("uids", \.uids, .list(of: .account))
            optional("tierOverride", \.tierOverride, .word(AgeTier.self))
            required("isArchived", \.isArchived, .boolean)
        })
}

extension Shape where Value == SubjectPause {
    static let storedPause = Shape.object(
        "StoredPause", make: SubjectPause.init,
        members: {
            required("subject", \.subject, .words)
            optional("until", \.until, .dated)
            optional("untilFinished", \.untilFinished, .words)
        })
}

extension Shape where Value == ContentFilter {
    static let storedFilter = Shape.object(
        "StoredFilter", from: ContentFilter(),
        members: {
            optional("allowedSubjects", \.allowedSubjects, .set(of: .words, in: { $0 < $1 }))
            optional("highestDifficulty", \.highestDifficulty, .whole)
            optional("highestTier", \.highestTier, .word(AgeTier.self))
            required("blockedLessons", \.blockedLessons, .set(of: .name, in: { $0.rawValue < $1.rawValue }))
            required("blockedPacks", \.blockedPacks, .set(of: .name, in: { $0.rawValue < $1.rawValue }))
            required("pausedSubjects", \.pausedSubjects, .list(of: .storedPause))
            optional("allowedApps", \.allowedApps, .set(of: .words, in: { $0 < $1 }))
        })
}
