import Household

/// A record in words: one for programs and a sentence for people.
struct AuditWords {
    var what: String
    var say: String
    /// The child that a record of the household is about.
    var child: ChildID?

    /// - Parameter names: the display name of a child.
    init(_ record: Record, names: (ChildID) -> String) {
        let told = record.facts.compactMap { Self.words(of: $0) }
        let name = record.child.map(names)
        what = told.first?.what ?? "other"
        child = told.first?.child
        let text = told.map(\.say).joined(separator: "; ")
        say = name.map { "\($0): \(text)" } ?? text
    }

    private init(_ what: String, _ say: String, _ child: ChildID? = nil) {
        self.what = what
        self.say = say
        self.child = child
    }

    private static func words(of fact: Fact) -> AuditWords? {
        switch fact {
        case .household(let fact): words(of: fact)
        case .child(let fact): words(of: fact)
        case .time(let fact): words(of: fact)
        case .learning, .reward: nil
        }
    }

    private static func words(of fact: HouseholdFact) -> AuditWords? {
        switch fact {
        case .setUp(let household, _): AuditWords("householdSetUp", "the household \(household.name) was set up")
        case .parentAdded(let parent): AuditWords("parentAdded", "\(parent.name) is a parent")
        case .pinChanged: AuditWords("pinChanged", "a PIN was changed")
        case .pinRehashed, .entriesForgiven: nil
        case .recoveryUsed: AuditWords("recoveryUsed", "the recovery code was used and replaced")
        case .unlocked: AuditWords("unlocked", "unlocked with the PIN")
        case .unlockFailed(let key, let counter):
            AuditWords(
                "unlockFailed",
                "\(key == .recovery ? "wrong recovery code" : "wrong PIN"), \(counter.failures) in a row")
        case .relocked: AuditWords("locked", "locked again")
        case .childAdded(let profile, _, _, _): AuditWords("childAdded", "\(profile.name) was added", profile.id)
        case .boardGoalSet(let topic, let target):
            AuditWords(
                "goalSet",
                "the shared goal of \(topic.metric.rawValue) for \(topic.period.rawValue) is "
                    + (target.map { String($0) } ?? "the usual one"))
        case .clockMoved: AuditWords("clockMoved", "developer mode moved the clock")
        }
    }

    private static func words(of fact: ChildFact) -> AuditWords? {
        switch fact {
        case .profileSet(let profile): AuditWords("profileChanged", "the profile is now: " + text(of: profile))
        case .policySet(let policy): AuditWords("policyChanged", "limits: " + text(of: policy))
        case .filterSet(let filter): AuditWords("filterChanged", "lessons: " + text(of: filter))
        case .boardSet(let board): AuditWords("leaderboardChanged", "leaderboard: " + text(of: board))
        case .pauseEnded(let pause):
            AuditWords(
                "pauseEnded",
                "\(pause.subject) rests no longer: a lesson of \(pause.untilFinished ?? pause.subject) was finished"
                    + " (kidd's own doing, by the filter's rule)")
        }
    }

    private static func text(of board: BoardMembership) -> String {
        if !board.isOptedIn { return "takes no part" }
        return board.isRankedDespiteAge ? "takes part, with ranks also under ten" : "takes part"
    }

    private static func text(of policy: ScreenTimePolicy) -> String {
        let daily = (policy.dailyMinutes.map { "\(length($0)) a day" } ?? "no daily limit") + text(ofOverrides: policy)
        let weekly = policy.weeklyMinutes.map { "\(length($0)) a week" } ?? "no weekly limit"
        let quiet = policy.quietHours.map { "\($0.start)-\($0.end)" }.joined(separator: ", ")
        return "\(daily), \(weekly), " + (quiet.isEmpty ? "no quiet hours" : "quiet \(quiet)")
    }

    /// "45 min", "5 h", "1 h 30 min".
    static func length(_ minutes: Int) -> String {
        if minutes < 60 { return "\(minutes) min" }
        return "\(minutes / 60) h" + (minutes % 60 == 0 ? "" : " \(minutes % 60) min")
    }

    /// What stands in a profile from then on; what is as usual is left out.
    private static func text(of profile: ChildProfile) -> String {
        let month = (profile.birth.month < 10 ? "0" : "") + String(profile.birth.month)
        var parts = [profile.name, "born \(profile.birth.year)-\(month)"]
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
    private static func text(of filter: ContentFilter) -> String {
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
    private static func list(_ names: [String]) -> String {
        let most = 5
        let shown = names.prefix(most).joined(separator: ", ")
        return names.count > most ? "\(shown) and \(names.count - most) more" : shown
    }

    private static func words(of fact: TimeFact) -> AuditWords? {
        switch fact {
        case .granted(let grant):
            AuditWords(
                "timeGranted",
                (grant.minutes == 1 ? "1 minute granted" : "\(grant.minutes) minutes granted")
                    + (grant.pastQuietHours ? ", past quiet hours" : "")
                    + (grant.why.map { " (\($0))" } ?? ""))
        case .locked(let lock): AuditWords("timeLocked", "screen time locked" + (lock.why.map { " (\($0))" } ?? ""))
        case .unlocked: AuditWords("timeUnlocked", "screen time unlocked")
        case .used, .timeEnded, .counted, .leaseBegan, .leaseRenewed, .leaseEnded, .leaseExpired: nil
        }
    }
}
