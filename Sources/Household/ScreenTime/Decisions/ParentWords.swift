import Words

/// The sentences that a parent reads about time: the exact rule.
enum ParentWords {
    /// "Granted 15 minutes, but quiet hours last until 07:00 tomorrow. These minutes will be over by then."
    ///
    /// - Parameter ahead: what is in the way although the child may go on now.
    static func granted(
        _ grant: Grant, _ decision: Decision, _ ahead: GrantObstacle?, at now: Instant, _ zone: Zone
    ) -> Saying {
        let minutes = Saying.Value.saying(RequestWords.minutes(grant.minutes, for: grant.scope.activity))
        let still = obstacle(decision, at: now, zone) ?? ahead.map { words(of: $0, at: now, zone) }
        var granted =
            still.map { Saying("parent.grant.but", ["minutes": minutes, "obstacle": .saying($0)]) }
            ?? Saying("parent.grant", ["minutes": minutes])
        if let end = endOfObstacle(decision), end >= grant.expires {
            granted = granted + Saying("parent.grant.overByThen")
        }
        return isForApp(grant) ? granted + Saying("parent.grant.appsAreNotKnown") : granted
    }

    private static func isForApp(_ grant: Grant) -> Bool {
        if case .activity(let activity) = grant.scope { activity.app != nil } else { false }
    }

    private static func words(of obstacle: GrantObstacle, at now: Instant, _ zone: Zone) -> Saying {
        func told(_ key: String) -> Saying {
            guard let end = obstacle.at else { return Saying("parent.obstacle.\(key)") }
            return Saying("parent.obstacle.\(key)At", ["time": .saying(clock(end, at: now, zone))])
        }
        switch obstacle.kind {
        case .free: return Saying("parent.obstacle.free")
        case .noLimit: return Saying("parent.obstacle.noLimit")
        case .allowanceUsed: return Saying("parent.obstacle.allowanceUsed")
        case .quietHours: return told("quietHours")
        case .windowCloses: return told("windowCloses")
        case .expiry: return told("expiry")
        case .other: return told("other")
        }
    }

    /// When that ends which lets the child do nothing now; nil: nobody knows, or the child may go on.
    private static func endOfObstacle(_ decision: Decision) -> Instant? {
        func end(_ rule: LimitRule, _ end: KeyPath<LimitView, Instant?> = \.endsAt) -> Instant? {
            decision.limits.first { $0.rule == rule }?[keyPath: end]
        }
        return switch decision.state {
        case .lockedByParent: end(.lock)
        case .quietHours: end(.quietHours)
        case .outsideAllowedWindow: end(.allowedWindow, \.beginsAt)
        case .sessionLimitReached: end(.session)
        default: nil
        }
    }

    private static func obstacle(_ decision: Decision, at now: Instant, _ zone: Zone) -> Saying? {
        func told(_ key: String) -> Saying {
            guard let end = endOfObstacle(decision) else { return Saying("parent.blocked.\(key)") }
            return Saying("parent.blocked.\(key)Until", ["time": .saying(clock(end, at: now, zone))])
        }
        switch decision.state {
        case .active, .warning: return nil
        case .lockedByParent: return told("lock")
        case .quietHours: return told("quietHours")
        case .outsideAllowedWindow: return told("windows")
        case .sessionLimitReached: return told("break")
        case .budgetReached: return Saying("parent.blocked.budget")
        case .dailyLimitReached: return Saying("parent.blocked.day")
        case .weeklyLimitReached: return Saying("parent.blocked.week")
        case .notAllowed: return Saying("parent.blocked.filter")
        case .sealed, .damaged: return Saying("parent.blocked.other")
        }
    }

    /// "Locked until 18:30.", and when it is not the lock that was asked for: that it stands.
    static func locked(_ lock: ScreenLock, isEarlier: Bool, at now: Instant, _ zone: Zone) -> Saying {
        let by = Saying.Value.text(lock.by)
        guard let end = lock.until.map({ Saying.Value.saying(clock($0, at: now, zone)) }) else {
            return isEarlier ? Saying("parent.lock.earlier", ["by": by]) : Saying("parent.lock")
        }
        return isEarlier
            ? Saying("parent.lock.earlierUntil", ["by": by, "time": end]) : Saying("parent.lock.until", ["time": end])
    }

    /// What an answer for a later time takes for granted.
    static func assumption(isToday: Bool, usedSeconds: Int) -> Saying {
        guard isToday else { return Saying("parent.assumption.later") }
        guard usedSeconds > 0 else { return Saying("parent.assumption.nothing") }
        if usedSeconds < 60 { return Saying("parent.assumption.lessThanAMinute") }
        return Saying("parent.assumption.used", ["minutes": .number(usedSeconds / 60)])
    }

    /// "07:00", "07:00 tomorrow", or with its date.
    static func clock(_ instant: Instant, at now: Instant, _ zone: Zone) -> Saying {
        let face = zone.local(at: instant)
        let time = Saying.Value.timetable(minutes: face.minuteOfDay)
        switch zone.local(at: now).day.distance(to: face.day) {
        case 0: return Saying("parent.when.today", ["time": time])
        case 1: return Saying("parent.when.tomorrow", ["time": time])
        default: return Saying("parent.when.date", ["date": face.day.told, "time": time])
        }
    }
}
