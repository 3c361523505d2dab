/// The sentences that a parent reads about time: the exact rule.
enum ParentWords {
    /// "Granted 15 minutes, quiet hours until 07:00."
    static func granted(_ grant: Grant, _ decision: Decision, at now: Instant, _ zone: Zone) -> String {
        let minutes = grant.minutes == 1 ? "1 minute" : "\(grant.minutes) minutes"
        guard let obstacle = obstacle(decision, at: now, zone) else { return "Granted \(minutes)." }
        return "Granted \(minutes), \(obstacle)."
    }

    private static func obstacle(_ decision: Decision, at now: Instant, _ zone: Zone) -> String? {
        func end(_ rule: LimitRule) -> String {
            guard let end = decision.limits.first(where: { $0.rule == rule })?.endsAt else { return "" }
            return " until " + clock(end, at: now, zone)
        }
        switch decision.state {
        case .active, .warning: return nil
        case .lockedByParent: return "locked by a parent" + end(.lock)
        case .quietHours: return "quiet hours" + end(.quietHours)
        case .dailyLimitReached: return "but the daily limit is reached and the minutes are used"
        case .weeklyLimitReached: return "but the weekly limit is reached and the minutes are used"
        case .notAllowed, .sealed, .damaged: return "but something else still blocks"
        }
    }

    /// "07:00", with the date when it is more than a day away.
    private static func clock(_ instant: Instant, at now: Instant, _ zone: Zone) -> String {
        let face = zone.local(at: instant)
        let time = "\((face.minuteOfDay / 60).padded(2)):\((face.minuteOfDay % 60).padded(2))"
        return instant - now > .day ? "\(face.day) \(time)" : time
    }
}
