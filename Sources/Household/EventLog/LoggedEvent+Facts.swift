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

    /// The event with the names of kidd's own record: where a front-end names a question of kidd's by the presentation
    /// that it was shown, the item and its activity are told instead.
    public func named(_ event: LoggedEvent) -> LoggedEvent {
        switch event {
        case .base10BlockMoved(var move):
            move.place = named(move.place)
            return .base10BlockMoved(move)
        case .clockHandMoved(var move):
            move.place = named(move.place)
            return .clockHandMoved(move)
        case .coinDragged(var drag):
            drag.place = named(drag.place)
            return .coinDragged(drag)
        case .fractionShaded(var shade):
            shade.place = named(shade.place)
            return .fractionShaded(shade)
        case .screenAppeared, .itemAnswered, .hintUsed, .badgeEarned, .sessionStart, .sessionStop: return event
        }
    }

    private func named(_ place: LoggedPlace) -> LoggedPlace {
        guard let item = place.item else { return place }
        let shown = PresentationID(rawValue: item)
        for activity in learning.openActivities + learning.closed.reversed() {
            guard let number = shown.number(in: activity.id) else { continue }
            let isOpen = activity.current?.number == number
            guard let question = isOpen ? activity.current?.question : activity.answer(to: shown)?.question else {
                return place
            }
            return LoggedPlace(activity: activity.id.rawValue, item: question.rawValue)
        }
        return place
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

extension AnswerFact.Content {
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
