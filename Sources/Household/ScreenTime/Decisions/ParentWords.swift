/// The sentences that a parent reads about time: the exact rule.
enum ParentWords {
    /// "Granted 15 minutes, but quiet hours last until tomorrow 07:00."
    static func granted(_ grant: Grant, _ decision: Decision, at now: Instant, _ zone: Zone) -> String {
        let scope = if case .activity(let activity) = grant.scope { RequestWords.scope(activity) } else { "" }
        let minutes = RequestWords.minutes(grant.minutes) + scope
        let obstacle = obstacle(decision, at: now, zone).map { ", but " + $0 } ?? ""
        return "Granted \(minutes)\(obstacle)." + (isForApp(grant) ? " " + appsAreNotKnown : "")
    }

    private static func isForApp(_ grant: Grant) -> Bool {
        if case .activity(let activity) = grant.scope { activity.app != nil } else { false }
    }

    /// Of subjects, lessons and packs kidd knows which there are.
    private static let appsAreNotKnown =
        "kidd does not know which apps there are: it counts one by the name that it gives."

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
