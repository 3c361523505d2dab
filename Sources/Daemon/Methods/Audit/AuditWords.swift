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

    /// The word for programs of one fact; nil when it is not for the audit.
    static func word(of fact: Fact) -> String? { words(of: fact)?.what }

    init(_ what: String, _ say: String, _ child: ChildID? = nil) {
        self.what = what
        self.say = say
        self.child = child
    }

    private static func words(of fact: Fact) -> AuditWords? {
        switch fact {
        case .household(let fact): words(of: fact)
        case .child(let fact): words(of: fact)
        case .time(let fact): words(of: fact)
        case .request(let fact): words(of: fact)
        case .challenge(let fact): words(of: fact)
        case .learning, .reward: nil
        }
    }

    private static func words(of fact: ChallengeFact) -> AuditWords? {
        switch fact {
        case .assigned(let challenge):
            let end = challenge.end.map { ", until before \($0)" } ?? ""
            let wanted = challenge.goal.words.description + " from \(challenge.start)\(end), bonus \(challenge.bonusPercent) %"
            return AuditWords(
                "challengeGiven",
                "the challenge \(challenge.name)" + (challenge.version > 1 ? " (version \(challenge.version))" : "")
                    + ": " + wanted)
        case .deactivated(let id, _): return AuditWords("challengeStopped", "the challenge \(id.rawValue) is inactive")
        case .activated(let id, _): return AuditWords("challengeActivated", "the challenge \(id.rawValue) goes on")
        case .closed(let id, _): return AuditWords("challengeClosed", "the challenge \(id.rawValue) was closed")
        case .advanced, .ended, .completed: return nil
        }
    }

    private static func words(of fact: HouseholdFact) -> AuditWords? {
        switch fact {
        case .setUp(let household, _): AuditWords("householdSetUp", "the household \(household.name) was set up")
        case .settingsChanged(let change): AuditWords("householdChanged", SettingText.difference(of: change))
        case .parentAdded(let parent): AuditWords("parentAdded", "\(parent.name) is a parent")
        case .pinChanged: AuditWords("pinChanged", "a PIN was changed")
        case .pinRehashed, .entriesForgiven: nil
        case .recoveryUsed: AuditWords("recoveryUsed", "the recovery code was used and replaced")
        case .unlocked: AuditWords("unlocked", "unlocked with the PIN")
        case .unlockFailed(let key, let counter):
            AuditWords(
                "unlockFailed",
                "\(wrong(key)), \(counter.failures) in a row", key.child)
        case .relocked: AuditWords("locked", "locked again")
        case .childAdded(let profile, _, _, _): AuditWords("childAdded", "\(profile.name) was added", profile.id)
        case .boardGoalSet(let topic, let target):
            AuditWords("goalSet", "the shared goal \(words(of: topic.period)): \(text(of: target, topic.metric))")
        case .codesMade(let codes): words(of: codes)
        case .codeUsed(let id, let use):
            AuditWords("codeUsed", "the code \(id.rawValue) was redeemed", use.child)
        case .codesRevoked(let ids):
            AuditWords(
                "codesRevoked", "codes were taken back: " + ids.map(\.rawValue).joined(separator: ", "))
        case .clockMoved: AuditWords("clockMoved", "developer mode moved the clock")
        case .clockTrusted, .editionKept: nil
        case .packInstalled(let pack):
            AuditWords(
                "packInstalled",
                "the pack \(pack.title) (\(pack.pack) \(pack.version)) was installed, "
                    + (pack.signer.map { "signed by \($0.prefix(16))…" } ?? "signed by nobody"))
        case .packRemoved(let pack): AuditWords("packRemoved", "the pack \(pack) was removed")
        case .signerTrusted(let signer):
            AuditWords("signerTrusted", "packs signed by \(signer.name) (\(signer.key.prefix(16))…) are trusted")
        case .signerForgotten(let key):
            AuditWords("signerForgotten", "packs signed by \(key.prefix(16))… are not trusted any more")
        case .badgesAdded(let badges):
            AuditWords(
                "badgesAdded",
                "badges of the family's own: " + badges.map { "\($0.title) (\($0.key))" }.joined(separator: ", "))
        case .badgesRemoved(let keys, _):
            AuditWords("badgesRemoved", "badges were taken away: " + keys.map(\.rawValue).joined(separator: ", "))
        case .clockJumped(let jump, _): AuditWords("clockJumped", words(of: jump))
        case .clockConfirmed(let anchor, let before):
            AuditWords("clockConfirmed", wordsOfConfirming(anchor.wall, from: before))
        case .clockSourceSet(let source): AuditWords("clockSourceSet", words(of: source))
        }
    }

    private static func words(of period: BoardPeriod) -> String {
        switch period {
        case .week: "for a week"
        case .month: "for a month"
        case .allTime: "for all time"
        }
    }

    /// `7 stars`, or `the usual number of stars`.
    private static func text(of target: Int?, _ metric: BoardMetric) -> String {
        target.map { metric.words($0).description } ?? "the usual number (\(metric.rawValue))"
    }

    private static func words(of fact: ChildFact) -> AuditWords? {
        switch fact {
        case .profileSet(let new): AuditWords("profileChanged", "the profile is now: " + SettingText.state(of: new))
        case .policySet(let new): AuditWords("policyChanged", "limits: " + SettingText.state(of: new))
        case .filterSet(let new): AuditWords("filterChanged", "lessons: " + SettingText.state(of: new))
        case .profileChanged(let change): AuditWords("profileChanged", SettingText.difference(of: change))
        case .policyChanged(let change): AuditWords("policyChanged", SettingText.difference(of: change))
        case .filterChanged(let change): AuditWords("filterChanged", SettingText.difference(of: change))
        case .boardSet(let board): AuditWords("leaderboardChanged", "leaderboard: " + text(of: board))
        case .learningSet(let settings): AuditWords("learningChanged", "learning: " + settings.words)
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
}
