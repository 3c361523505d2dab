/// The sentences that a parent reads about time: the exact rule.
enum ParentWords {
    /// "Granted 15 minutes, but quiet hours last until tomorrow 07:00."
    ///
    /// - Parameter ahead: what is in the way although the child may go on now.
    static func granted(
        _ grant: Grant, _ decision: Decision, _ ahead: GrantObstacle?, at now: Instant, _ zone: Zone
    ) -> String {
        let scope = if case .activity(let activity) = grant.scope { RequestWords.scope(activity) } else { "" }
        let minutes = RequestWords.minutes(grant.minutes) + scope
        let still = obstacle(decision, at: now, zone) ?? ahead.map { words(of: $0, at: now, zone) }
        let obstacle = still.map { ", but " + $0 } ?? ""
        return "Granted \(minutes)\(obstacle)." + (isForApp(grant) ? " " + appsAreNotKnown : "")
    }

    private static func isForApp(_ grant: Grant) -> Bool {
        if case .activity(let activity) = grant.scope { activity.app != nil } else { false }
    }

    /// Of subjects, lessons and packs kidd knows which there are.
    private static let appsAreNotKnown =
        "kidd does not know which apps there are: it counts one by the name that it gives."

    private static func words(of obstacle: GrantObstacle, at now: Instant, _ zone: Zone) -> String {
        func time(_ word: String) -> String { obstacle.at.map { " \(word) " + clock($0, at: now, zone) } ?? "" }
        switch obstacle.kind {
        case .free: return "this is free of charge and needs no minutes"
        case .noLimit: return "no limit holds that they would lift"
        case .quietHours: return "quiet hours begin" + time("at")
        case .windowCloses: return "the allowed window ends" + time("at")
        case .allowanceUsed: return "the minutes of the allowed window are used up before"
        case .expiry: return "they end" + time("at")
        case .other: return "another limit ends the time" + time("at")
        }
    }

    private static func obstacle(_ decision: Decision, at now: Instant, _ zone: Zone) -> String? {
        func end(_ rule: LimitRule) -> String? {
            decision.limits.first { $0.rule == rule }?.endsAt.map { "until " + clock($0, at: now, zone) }
        }
        func begin(_ rule: LimitRule) -> String? {
            decision.limits.first { $0.rule == rule }?.beginsAt.map { " until " + clock($0, at: now, zone) }
        }
        switch decision.state {
        case .active, .warning: return nil
        case .lockedByParent: return "screen time is locked " + (end(.lock) ?? "by a parent")
        case .quietHours: return "quiet hours last " + (end(.quietHours) ?? "all day")
        case .outsideAllowedWindow: return "the allowed windows are closed" + (begin(.allowedWindow) ?? "")
        case .sessionLimitReached: return "a break lasts " + (end(.session) ?? "some minutes")
        case .budgetReached: return "the minutes of the budget are used"
        case .dailyLimitReached: return "the daily limit is reached and the minutes are used"
        case .weeklyLimitReached: return "the weekly limit is reached and the minutes are used"
        case .notAllowed: return "the filter does not allow it"
        case .sealed, .damaged: return "something else still blocks"
        }
    }

    /// "Locked until 18:30.", and when it is not the lock that was asked for: that it stands.
    static func locked(_ lock: ScreenLock, isEarlier: Bool, at now: Instant, _ zone: Zone) -> String {
        let end = lock.until.map { "until " + clock($0, at: now, zone) } ?? "until a parent unlocks"
        guard isEarlier else { return "Locked \(end)." }
        return "An earlier lock by \(lock.by) lasts longer and stands: locked \(end)."
    }

    /// What an answer for a later time takes for granted.
    static func assumption(isToday: Bool, usedSeconds: Int) -> String {
        guard isToday else { return "This assumes that nothing is used until then." }
        guard usedSeconds > 0 else { return "Nothing was used today so far. This assumes that it stays so until then." }
        let used = usedSeconds < 60 ? "less than a minute" : RequestWords.minutes(usedSeconds / 60)
        return "This counts what was used today so far (\(used)) and assumes that nothing more is used until then."
    }

    /// "07:00", "tomorrow 07:00", or with its date.
    static func clock(_ instant: Instant, at now: Instant, _ zone: Zone) -> String {
        let face = zone.local(at: instant)
        let time = "\((face.minuteOfDay / 60).padded(2)):\((face.minuteOfDay % 60).padded(2))"
        switch zone.local(at: now).day.distance(to: face.day) {
        case 0: return time
        case 1: return "tomorrow \(time)"
        default: return "\(face.day) \(time)"
        }
    }
}
