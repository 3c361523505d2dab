extension ChildState {
    /// Whether kidd has an event in the child's record anyway: answers and hints of its own activities, their
    /// beginning and end, open leases, badges. The export makes such events from that record, so the log does not keep
    /// them once more.
    public func knows(_ event: LoggedEvent) -> Bool {
        switch event {
        case .itemAnswered(let answer): hasActivity(answer.activity)
        case .hintUsed(let hint): hasActivity(hint.activity)
        case .badgeEarned(let badge): rewards.has(BadgeKey(rawValue: badge))
        case .sessionStart(let session), .sessionStop(let session, _):
            hasActivity(session) || time.leases.contains { $0.id.rawValue == session }
        case .screenAppeared, .base10BlockMoved, .clockHandMoved, .coinDragged, .fractionShaded: false
        }
    }

    private func hasActivity(_ id: String) -> Bool {
        learning.openActivities.contains { $0.id.rawValue == id } || learning.closed.contains { $0.id.rawValue == id }
    }
}

extension LoggedEvent {
    /// What a fact of kidd's own record is as an event; nil: nothing that the log tells of.
    public init?(_ fact: Fact) {
        switch fact {
        case .learning(let fact): self.init(fact)
        case .reward(.badgeEarned(let key, _, _)): self = .badgeEarned(badge: key.rawValue)
        case .time(.leaseBegan(let lease)): self = .sessionStart(session: lease.id.rawValue)
        case .time(.leaseEnded(let id)), .time(.leaseExpired(let id)):
            self = .sessionStop(session: id.rawValue, seconds: nil)
        default: return nil
        }
    }

    private init?(_ fact: LearningFact) {
        switch fact {
        case .started(let started): self = .sessionStart(session: started.activity.rawValue)
        case .finished(let finished):
            self = .sessionStop(
                session: finished.summary.activity.rawValue, seconds: finished.summary.durationSeconds)
        case .abandoned(let mark): self = .sessionStop(session: mark.activity.rawValue, seconds: nil)
        case .hinted(let hint):
            self = .hintUsed(
                HintUsed(activity: hint.activity.rawValue, item: hint.question.rawValue, number: hint.number))
        case .answered(let answer):
            self = .itemAnswered(
                ItemAnswered(
                    activity: answer.activity.rawValue, skill: answer.evidence?.skill.rawValue,
                    item: answer.question.rawValue, kind: answer.evidence?.kind.rawValue, correct: answer.wasRight,
                    attempt: max(1, answer.attempt), hints: answer.hints,
                    responseMilliseconds: answer.responseMilliseconds.map { Int($0) },
                    difficulty: answer.evidence?.difficulty))
        case .shown, .paused, .resumed, .returned, .goalSet: return nil
        }
    }
}

extension AnswerFact {
    /// Whether it was right; nil where nobody graded it, or its outcome does not tell.
    fileprivate var wasRight: Bool? {
        if isRapid { return nil }
        switch outcome {
        case .correct: return true
        case .tryAgain, .explained: return false
        case .participated, .late: return nil
        }
    }
}
