import API
import Household

/// A profile as people read it.
enum ChildText {
    static func text(_ child: ChildView, _ page: Page) -> String {
        let profile = child.profile
        let month = profile.birth.month < 10 ? "0\(profile.birth.month)" : "\(profile.birth.month)"
        var pairs = [
            ("Name", profile.name), ("Id", profile.id.rawValue),
            ("Born", "\(profile.birth.year)-\(month) (age \(child.age))"),
            ("Age tier", child.tier.rawValue + (profile.tierOverride == nil ? "" : " (set by a parent)")),
        ]
        if let avatar = profile.avatar { pairs.append(("Avatar", avatar)) }
        if let grade = profile.grade { pairs.append(("Grade", grade == 0 ? "Kindergarten" : "\(grade)")) }
        if let locale = profile.locale { pairs.append(("Locale", locale)) }
        pairs.append(("Offers", offers(profile)))
        if !preferences(profile.accessibility).isEmpty {
            pairs.append(("Prefers", preferences(profile.accessibility).joined(separator: ", ")))
        }
        let accounts = profile.uids.map { AccountFile().text(Int($0)) }.joined(separator: ", ")
        pairs.append(
            (
                "Accounts",
                accounts.isEmpty
                    ? "any account may act for this child" : accounts + "; only these and parents act for this child"
            ))
        if profile.isArchived { pairs.append(("Archived", "yes: hidden, data kept")) }
        return page.facts(pairs)
    }

    private static func offers(_ profile: ChildProfile) -> String {
        switch (profile.offersHints, profile.offersNarration) {
        case (true, true): "hints and narration"
        case (true, false): "hints"
        case (false, true): "narration"
        case (false, false): "neither hints nor narration"
        }
    }

    private static func preferences(_ wishes: Accessibility) -> [String] {
        [
            (wishes.narration, "narration"), (wishes.mute, "no sounds"), (wishes.reducedMotion, "reduced motion"),
            (wishes.highContrast, "high contrast"), (wishes.dyslexiaFriendlyFont, "a dyslexia-friendly font"),
            (wishes.captions, "captions"),
        ].filter(\.0).map(\.1)
    }
}
