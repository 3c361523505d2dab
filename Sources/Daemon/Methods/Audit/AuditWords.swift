import Household
import Words

/// A record in words: one for programs and a text for people.
struct AuditWords {
    var what: String
    var say: Saying
    /// The child that a record of the household is about.
    var child: ChildID?

    /// - Parameters:
    ///   - names: the display name of a child.
    ///   - parents: the display name of somebody who is or was a parent.
    init(
        _ record: Record, names: (ChildID) -> String, parents: (ParentID) -> String = { $0.rawValue }
    ) {
        let owner: ChildID? = if case .child(let id) = record.by.role { id } else { nil }
        let told = record.facts.compactMap { fact in
            if case .household(.unlockFailed(let key, let counter, _)) = fact {
                return Self.wrong(key, counter.failures, from: record.by.uid, of: owner, names)
            }
            return Self.words(of: fact, parents)
        }
        what = told.first?.what ?? "other"
        child = told.first?.child
        let entry = Self.together(told.map(\.say)) ?? Saying("parent.audit.other")
        say =
            record.child.map {
                Saying("parent.audit.of", ["name": .text(names($0)), "entry": .saying(entry)])
            } ?? entry
    }

    /// Parts one after the other, "limits; lessons"; nil when there are none.
    static func together(_ parts: [Saying]) -> Saying? {
        parts.dropFirst().reduce(parts.first) { told, next in
            told.map { Saying("parent.audit.and", ["first": .saying($0), "next": .saying(next)]) }
        }
    }

    /// The word for programs of one fact; nil when it is not for the audit.
    static func word(of fact: Fact) -> String? { words(of: fact) { $0.rawValue }?.what }

    init(_ what: String, _ say: Saying, _ child: ChildID? = nil) {
        self.what = what
        self.say = say
        self.child = child
    }

    private static func words(of fact: Fact, _ parents: (ParentID) -> String) -> AuditWords? {
        switch fact {
        case .household(let fact): words(of: fact, parents)
        case .child(let fact): words(of: fact)
        case .time(let fact): words(of: fact)
        case .request(let fact): words(of: fact)
        case .challenge(let fact): words(of: fact)
        case .learning, .reward: nil
        }
    }

    private static func words(of fact: ChallengeFact) -> AuditWords? {
        func told(_ what: String, _ key: String, _ id: ChallengeID) -> AuditWords {
            AuditWords(what, Saying(key, ["challenge": .text(id.rawValue)]))
        }
        switch fact {
        case .assigned(let challenge): return AuditWords("challengeGiven", words(of: challenge))
        case .deactivated(let id, _): return told("challengeStopped", "parent.audit.challengeStopped", id)
        case .activated(let id, _): return told("challengeActivated", "parent.audit.challengeActivated", id)
        case .closed(let id, _): return told("challengeClosed", "parent.audit.challengeClosed", id)
        case .advanced, .ended, .completed: return nil
        }
    }

    private static func words(of challenge: Challenge) -> Saying {
        let name = Saying.Value.saying(challenge.name)
        let title =
            challenge.version > 1
            ? .saying(Saying("parent.audit.version", ["title": name, "version": .number(challenge.version)])) : name
        let (goal, bonus) = (Saying.Value.saying(challenge.goal.words), Saying.Value.number(challenge.bonusPercent))
        guard let end = challenge.end else {
            return Saying(
                "parent.audit.challenge",
                ["title": title, "goal": goal, "start": challenge.start.told, "bonus": bonus])
        }
        return Saying(
            "parent.audit.challengeUntil",
            [
                "title": title, "goal": goal, "start": challenge.start.told, "end": end.advanced(by: -1).told,
                "bonus": bonus,
            ])
    }

    private static func words(of fact: ChildFact) -> AuditWords? {
        switch fact {
        case .profileSet(let new): AuditWords("profileChanged", SettingText.state(of: new))
        case .policySet(let new): AuditWords("policyChanged", SettingText.state(of: new))
        case .filterSet(let new): AuditWords("filterChanged", SettingText.state(of: new))
        case .profileChanged(let change): AuditWords("profileChanged", SettingText.difference(of: change))
        case .policyChanged(let change): AuditWords("policyChanged", SettingText.difference(of: change))
        case .filterChanged(let change): AuditWords("filterChanged", SettingText.difference(of: change))
        case .boardSet(let board): AuditWords("leaderboardChanged", words(of: board))
        case .learningSet(let settings): AuditWords("learningChanged", settings.words)
        case .folded: nil
        case .analyticsSet(let isAllowed):
            AuditWords("consentChanged", Saying(isAllowed ? "parent.audit.analytics" : "parent.audit.noAnalytics"))
        case .logged, .logTrimmed: nil
        case .logCleared: AuditWords("logCleared", Saying("parent.audit.logCleared"))
        case .pauseEnded(let pause):
            AuditWords(
                "pauseEnded",
                Saying(
                    "parent.audit.pauseEnded",
                    ["subject": .text(pause.subject), "other": .text(pause.untilFinished ?? pause.subject)]))
        }
    }

    private static func words(of board: BoardMembership) -> Saying {
        if !board.isOptedIn { return Saying("parent.audit.notOnBoards") }
        return Saying(board.isRankedDespiteAge ? "parent.audit.onBoardsRanked" : "parent.audit.onBoards")
    }
}
