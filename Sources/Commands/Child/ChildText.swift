import API
import Household
import Words

/// A profile as people read it.
enum ChildText {
    static func text(_ child: ChildView, _ page: Page) -> String {
        let profile = child.profile
        let born = page.say(
            "child.bornAge",
            [
                "month": .key("month.\(profile.birth.month)"), "year": .text("\(profile.birth.year)"),
                "age": .number(child.age),
            ])
        let tier = Saying("tier." + child.tier.rawValue)
        var pairs = [
            (page.say("head.name"), profile.name), (page.say("head.id"), profile.id.rawValue),
            (page.say("child.born"), born),
            (
                page.say("child.tier"),
                profile.tierOverride == nil ? page.said(tier) : page.say("child.byParent", ["tier": .saying(tier)])
            ),
        ]
        if let avatar = profile.avatar { pairs.append((page.say("head.avatar"), avatar)) }
        if let grade = profile.grade {
            pairs.append((page.say("child.grade"), grade == 0 ? page.say("child.kindergarten") : "\(grade)"))
        }
        if let locale = profile.locale { pairs.append((page.say("child.locale"), locale)) }
        pairs.append((page.say("child.offers"), page.say("child.offers." + offers(profile))))
        let wishes = preferences(profile.accessibility).map { page.say("child.prefers." + $0) }
        if !wishes.isEmpty { pairs.append((page.say("child.prefers"), wishes.joined(separator: ", "))) }
        pairs.append((page.say("child.accounts"), accounts(child, page)))
        pairs.append((page.say("child.consents"), consents(child.consents, page)))
        if profile.isArchived { pairs.append((page.say("child.archived"), page.say("child.archived.yes"))) }
        return page.facts(pairs)
    }

    private static func accounts(_ child: ChildView, _ page: Page) -> String {
        let accounts = child.profile.uids.map { AccountFile().text(Int($0)) }.joined(separator: ", ")
        switch child.openTo {
        case .ownAccounts: return page.say("child.accounts.only", ["accounts": .text(accounts)])
        case .parentsAccounts: return page.say("child.accounts.parents")
        case .everyAccount: return page.say("child.accounts.any")
        }
    }

    private static func consents(_ consents: Consents, _ page: Page) -> String {
        let given = [(consents.analytics, "analytics"), (consents.leaderboards, "leaderboards")].filter(\.0).map(\.1)
        return given.isEmpty
            ? page.say("child.consents.none") : given.map { page.say("child.consents." + $0) }.joined(separator: ", ")
    }

    private static func offers(_ profile: ChildProfile) -> String {
        switch (profile.offersHints, profile.offersNarration) {
        case (true, true): "both"
        case (true, false): "hints"
        case (false, true): "narration"
        case (false, false): "neither"
        }
    }

    private static func preferences(_ wishes: Accessibility) -> [String] {
        [
            (wishes.narration, "narration"), (wishes.mute, "mute"), (wishes.reducedMotion, "motion"),
            (wishes.highContrast, "contrast"), (wishes.dyslexiaFriendlyFont, "font"),
            (wishes.captions, "captions"),
        ].filter(\.0).map(\.1)
    }
}
