extension TimeBook {
    /// The minutes that a lesson earned at an instant, to be told again; nil when none did.
    public func earnedMinutes(at instant: Instant) -> Int? {
        let account = grants.last { account in
            if case .lesson = account.grant.origin { account.grant.at == instant } else { false }
        }
        return account?.grant.minutes
    }
}

extension ScreenTime {
    /// The minutes that a finished lesson earns; nil when it earns none (Screen time, Grants and requests: earned time).
    ///
    /// They are a grant for everything that ends with the household day. Against collecting them without learning: a
    /// lesson of which nearly all was wrong or too quick earns nothing (``RewardRules``), the same lesson earns once a
    /// household day, and a day's cap counts what a parent has taken back, too, so that undoing opens nothing. What is
    /// earned always finds room, however many grants are usable.
    public func earnedGrant(by finished: ActivityFinished) -> Grant? {
        guard let rule = policy.earnedTime, finished.kind == .lesson, finished.counts else { return nil }
        let today = calendar.day(at: moment.wall)
        var left = rule.dailyCapMinutes
        for grant in book.grants.lazy.map(\.grant) {
            guard case .lesson(let lesson) = grant.origin, calendar.day(at: grant.at) == today else { continue }
            if lesson == finished.summary.lesson { return nil }
            left -= grant.minutes
        }
        let minutes = min(rule.minutesPerLesson, left)
        guard minutes > 0 else { return nil }
        return Grant(
            id: GrantID(rawValue: "earned-" + finished.summary.activity.rawValue), minutes: minutes, scope: .all,
            pastQuietHours: false, expires: calendar.end(of: today), at: moment.wall, by: Grant.earned,
            origin: .lesson(finished.summary.lesson))
    }
}
