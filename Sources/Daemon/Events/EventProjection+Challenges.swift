import API
import Household

extension EventProjection {
    /// `challenge.progress` and `challenge.completed`.
    func challengeEvent(_ fact: ChallengeFact, in record: Record) -> Event? {
        guard let child = record.child, let state = family.child(child),
            let challenge = record.assigned(fact.challenge)
                ?? state.challenges.latest(fact.challenge)?.challenge
        else { return nil }
        let known = state.challenges.openEntry(challenge.id)?.value ?? 0
        let value = max(known, fact.value ?? 0)
        let percent = fact.isCompleted ? 100 : min(99, challenge.goal.percent(of: value))
        var news = ChallengeNews(
            challenge: challenge.id, title: challenge.name, state: fact.state, percent: percent,
            say: EventWords.challenge(fact, challenge.name, percent))
        if case .completed(let completion) = fact { news.bonusPoints = completion.points }
        var told = news
        told.say = EventWords.challenge(fact, challenge.name, percent, of: state.profile.name)
        let at = record.stamp.at
        if fact.isCompleted {
            return Event(
                .challengeCompleted(told), child: child, to: .family, at: at, topic: .challengeCompleted,
                forChild: .challengeCompleted(news))
        }
        // A version that another one replaces in the same record is not told: the new one is.
        if case .closed = fact, record.assigned(challenge.id) != nil { return nil }
        return Event(
            .challengeProgress(told), child: child, to: .family, at: at, topic: .challengeProgress,
            forChild: .challengeProgress(news))
    }
}

extension Record {
    /// The version of a challenge that it gives to the child.
    fileprivate func assigned(_ id: ChallengeID) -> Challenge? {
        for case .challenge(.assigned(let challenge)) in facts where challenge.id == id { return challenge }
        return nil
    }
}

extension ChallengeFact {
    fileprivate var challenge: ChallengeID {
        switch self {
        case .assigned(let challenge): challenge.id
        case .advanced(let id, _), .deactivated(let id, _), .activated(let id, _), .closed(let id, _),
            .ended(let id, _):
            id
        case .completed(let completion): completion.challenge
        }
    }

    fileprivate var value: Int? {
        switch self {
        case .assigned, .activated: nil
        case .advanced(_, let mark), .deactivated(_, let mark), .closed(_, let mark), .ended(_, let mark): mark.value
        case .completed(let completion): completion.value
        }
    }

    fileprivate var isCompleted: Bool { if case .completed = self { true } else { false } }

    fileprivate var state: ChallengeState {
        switch self {
        case .assigned, .advanced, .activated: .running
        case .deactivated: .inactive
        case .closed: .closed
        case .ended: .ended
        case .completed: .completed
        }
    }
}
