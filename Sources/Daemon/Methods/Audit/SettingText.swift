import Household
import Words

/// A child's settings in words for parents.
enum SettingText {
    /// The limits.
    static func state(of policy: ScreenTimePolicy) -> Saying {
        state("parent.audit.limits", ScreenTimePolicy.rules.told(of: policy))
    }

    /// What stands in a profile from then on; what is as usual is left out.
    static func state(of profile: ChildProfile) -> Saying {
        var parts = [
            Saying("parent.audit.state.name", ["name": .text(profile.name)]),
            Saying("parent.audit.state.born", ["month": .saying(month(profile.birth))]),
        ]
        if let grade = profile.grade { parts.append(Saying("parent.audit.state.grade", ["grade": .number(grade)])) }
        if let tier = profile.tierOverride {
            parts.append(Saying("parent.audit.state.tier", ["tier": .saying(tier.saying)]))
        }
        if let avatar = profile.avatar {
            parts.append(Saying("parent.audit.state.avatar", ["avatar": .text(avatar)]))
        }
        if let locale = profile.locale {
            parts.append(Saying("parent.audit.state.language", ["language": .text(locale)]))
        }
        if !profile.uids.isEmpty { parts.append(Saying("parent.audit.state.uids", ["uids": uids(profile.uids)])) }
        if !profile.offersHints { parts.append(Saying("parent.audit.hintsOff")) }
        if !profile.offersNarration { parts.append(Saying("parent.audit.narrationOff")) }
        if profile.accessibility != Accessibility() { parts.append(Saying("parent.audit.state.accessibility")) }
        if profile.isArchived { parts.append(Saying("parent.audit.archived")) }
        return state("parent.audit.profile", parts)
    }

    /// What a filter keeps away from then on.
    static func state(of filter: ContentFilter) -> Saying {
        var rules: [Saying] = []
        func add(_ key: String, _ names: [String]) { rules.append(Saying(key, ["names": .few(names: names)])) }
        if let subjects = filter.allowedSubjects {
            if subjects.isEmpty {
                rules.append(Saying("parent.audit.state.noSubjects"))
            } else {
                add("parent.audit.state.subjects", subjects.sorted())
            }
        }
        if let difficulty = filter.highestDifficulty {
            rules.append(Saying("parent.audit.state.difficulty", ["difficulty": .number(difficulty)]))
        }
        if let tier = filter.highestTier {
            rules.append(Saying("parent.audit.state.highestTier", ["tier": .saying(tier.saying)]))
        }
        if !filter.blockedLessons.isEmpty {
            add("parent.audit.state.lessons", filter.blockedLessons.map(\.rawValue).sorted())
        }
        if !filter.blockedPacks.isEmpty {
            add("parent.audit.state.packs", filter.blockedPacks.map(\.rawValue).sorted())
        }
        if !filter.pausedSubjects.isEmpty {
            add("parent.audit.state.paused", filter.pausedSubjects.map(\.subject))
        }
        if let apps = filter.allowedApps {
            if apps.isEmpty {
                rules.append(Saying("parent.audit.state.noApps"))
            } else {
                add("parent.audit.state.apps", apps.sorted())
            }
        }
        return state("parent.audit.lessons", rules.isEmpty ? [Saying("parent.audit.state.allLessons")] : rules)
    }

    private static func state(_ key: String, _ rules: [Saying]) -> Saying {
        Saying(key, ["rules": AuditWords.together(rules).map { .saying($0) } ?? .key("parent.none")])
    }

    /// "April 2019".
    static func month(_ birth: BirthMonth) -> Saying {
        Saying("parent.audit.month", ["month": .key("month.\(birth.month)"), "year": .text(String(birth.year))])
    }

    /// Numbers of accounts.
    static func uids(_ uids: [UInt32]) -> Saying.Value {
        uids.isEmpty ? .key("parent.audit.none") : .few(names: uids.map { String($0) })
    }
}
