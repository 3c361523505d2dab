/// Something that earns minutes where a parent has set a rate for it.
public enum EarnedMinutes: Hashable, Sendable {
    /// A finished lesson that counts.
    case lesson(LessonID, ActivityID)
    /// A challenge that was reached.
    case challenge(ChallengeID)

    /// What a fact earns minutes for; nil: nothing. A lesson of which nearly all was wrong or too quick earns nothing
    /// (``RewardRules``).
    public init?(by fact: Fact) {
        switch fact {
        case .learning(.finished(let finished)) where finished.kind == .lesson && finished.counts:
            self = .lesson(finished.summary.lesson, finished.summary.activity)
        case .challenge(.completed(let completion)): self = .challenge(completion.challenge)
        default: return nil
        }
    }

    /// As a grant keeps it.
    var origin: GrantOrigin {
        switch self {
        case .lesson(let lesson, _): .lesson(lesson)
        case .challenge(let challenge): .challenge(challenge)
        }
    }

    fileprivate func minutes(at rule: EarnedTime) -> Int {
        switch self {
        case .lesson: rule.minutesPerLesson
        case .challenge: rule.minutesPerChallenge ?? 0
        }
    }

    fileprivate func grantID(on day: Day) -> GrantID {
        switch self {
        case .lesson(_, let activity): GrantID(rawValue: "earned-" + activity.rawValue)
        case .challenge(let challenge): GrantID(rawValue: "earned-\(day)-\(challenge.rawValue)")
        }
    }
}

extension TimeBook {
    /// The minutes that were earned at an instant, to be told again; nil when none were.
    public func earnedMinutes(at instant: Instant) -> Int? {
        let earned = grants.filter { $0.grant.origin.isEarned && $0.grant.at == instant }
        return earned.isEmpty ? nil : earned.reduce(0) { $0 + $1.grant.minutes }
    }
}

extension ScreenTime {
    /// The minutes that something earns, as grants (Screen time, Grants and requests: earned time).
    ///
    /// They are for everything and end with the household day. Against collecting them without learning: the same lesson
    /// earns once a household day, and a day's cap counts what a parent has taken back, too, so that undoing opens
    /// nothing. What is earned always finds room, however many grants are usable.
    public func earnedGrants(by earned: [EarnedMinutes]) -> [Grant] {
        guard let rule = policy.earnedTime else { return [] }
        let today = calendar.day(at: moment.wall)
        var origins: Set<GrantOrigin> = []
        var left = rule.dailyCapMinutes
        for grant in book.grants.lazy.map(\.grant) where grant.origin.isEarned && calendar.day(at: grant.at) == today {
            origins.insert(grant.origin)
            left -= grant.minutes
        }
        return earned.compactMap { earned in
            let minutes = min(earned.minutes(at: rule), left)
            guard minutes > 0, origins.insert(earned.origin).inserted else { return nil }
            left -= minutes
            return Grant(
                id: earned.grantID(on: today), minutes: minutes, scope: .all, pastQuietHours: false,
                expires: calendar.end(of: today), at: moment.wall, by: Grant.earned, origin: earned.origin)
        }
    }
}
