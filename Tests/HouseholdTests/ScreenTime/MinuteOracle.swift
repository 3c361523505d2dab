import Household

/// Screen time worked out the slow, obvious way: minute by minute, with counters, on the clock face.
struct MinuteOracle {
    struct Granted {
        var expires: Instant
        var pastQuiet: Bool
        var left: Int
    }

    let policy: ScreenTimePolicy
    let zone: Zone
    let weekStart: Int
    let dayStart: Int
    /// Days since 1970 of the household day, moved on when the clock face reaches the next one.
    var today: Int
    var ordinary: [Int: Int] = [:]
    var granted: [Int: Int] = [:]
    var grants: [Granted] = []
    var lock: Instant?
    var isLocked = false

    init(policy: ScreenTimePolicy, zone: Zone, weekStart: Weekday, dayStart: Int, from start: Instant) {
        self.policy = policy
        self.zone = zone
        self.weekStart = weekStart.rawValue
        self.dayStart = dayStart
        today = 0
        today = (face(start) - dayStart) / 1440
    }

    /// Minutes since 1970 on the clock face.
    func face(_ at: Instant) -> Int {
        var offset = 0
        for shift in zone.shifts where shift.at <= at.seconds || shift == zone.shifts.first { offset = shift.offset }
        return (Int(at.seconds) + offset) / 60
    }

    mutating func tick(_ at: Instant) {
        if face(at) >= (today + 1) * 1440 + dayStart { today += 1 }
        if let end = lock, at >= end {
            lock = nil
            isLocked = false
        }
    }

    func isQuiet(_ at: Instant) -> Bool {
        // 1970-01-05 was a Monday.
        let minuteOfWeek = (face(at) - 4 * 1440) % 10_080
        return policy.quietHours.contains { window in
            let length = (window.end.minutes - window.start.minutes + 1440) % 1440
            return window.days.contains { weekday in
                let start = (weekday.rawValue - 1) * 1440 + window.start.minutes
                return (minuteOfWeek - start + 10_080) % 10_080 < (length == 0 ? 1440 : length)
            }
        }
    }

    /// The daily limit of a day, `.max` without one. Day 4, 1970-01-05, was a Monday.
    func limit(of day: Int) -> Int {
        for (weekday, minutes) in policy.dailyByWeekday where (day - 4) % 7 == weekday.rawValue - 1 {
            return minutes ?? .max
        }
        return policy.dailyMinutes ?? .max
    }

    /// Minutes that the limits leave today.
    func ordinaryLeft() -> Int { ordinaryLeft(of: today) }

    /// Minutes that the limits leave of a day.
    func ordinaryLeft(of today: Int) -> Int {
        let sinceWeekStart = ((today + 3) % 7 + 1 - weekStart + 7) % 7
        let week = (today - sinceWeekStart..<today - sinceWeekStart + 7).reduce(0) { $0 + ordinary[$1, default: 0] }
        let daily = limit(of: today) == .max ? .max : limit(of: today) - ordinary[today, default: 0]
        return max(0, min(daily, policy.weeklyMinutes.map { $0 - week } ?? .max))
    }

    /// Takes one minute from a grant; false when there is none.
    static func take(_ grants: inout [Granted], at: Instant, pastQuiet: Bool) -> Bool {
        var best: Int?
        for (index, grant) in grants.enumerated() {
            guard grant.left > 0, at < grant.expires, grant.pastQuiet || !pastQuiet else { continue }
            if let other = best, grants[other].expires <= grant.expires { continue }
            best = index
        }
        guard let best else { return false }
        grants[best].left -= 1
        return true
    }

    /// A minute of use, allowed or not.
    mutating func use(_ at: Instant) {
        if isQuiet(at), Self.take(&grants, at: at, pastQuiet: true) {
            granted[today, default: 0] += 1
        } else if ordinaryLeft() > 0 {
            ordinary[today, default: 0] += 1
        } else if Self.take(&grants, at: at, pastQuiet: false) {
            granted[today, default: 0] += 1
        } else {
            ordinary[today, default: 0] += 1
        }
    }

    /// Minutes that a child could go on from now, up to six, with today's minutes; after the day's end with tomorrow's
    /// when these are fewer.
    func minutesLeft(_ at: Instant) -> Int {
        var pot = ordinaryLeft()
        var day = today
        var grants = grants
        for minute in 0..<6 {
            let then = at + Milliseconds(minute) * .minute
            if face(then) >= (day + 1) * 1440 + dayStart {
                day += 1
                pot = min(pot, ordinaryLeft(of: day))
            }
            if isQuiet(then) {
                if !Self.take(&grants, at: then, pastQuiet: true) { return minute }
            } else if pot > 0 {
                pot -= 1
            } else if !Self.take(&grants, at: then, pastQuiet: false) {
                return minute
            }
        }
        return 6
    }

    func state(_ at: Instant) -> TimeState {
        if isLocked { return .lockedByParent }
        let left = minutesLeft(at)
        if left > 0 { return left <= 5 ? .warning : .active }
        if isQuiet(at) { return .quietHours }
        return ordinary[today, default: 0] >= limit(of: today) ? .dailyLimitReached : .weeklyLimitReached
    }

    /// What the answer says of the day's limit and of the days to come, if that is wrong.
    func problem(with decision: Decision) -> String? {
        let told = decision.limits.first { $0.rule == .daily }?.limitMinutes ?? .max
        if told != limit(of: today) { return "a limit of \(told) min, the slow way says \(limit(of: today))" }
        guard decision.state == .dailyLimitReached else { return nil }
        let lifts = decision.liftedBy.filter { $0 != .grant }
        let open = (today + 1...today + 14).first { ordinaryLeft(of: $0) > 0 }
        let newWeek = (today + 1...today + 7).first { ($0 + 3) % 7 + 1 == weekStart }
        let expected: [Lift] = open.map { $0 == today + 1 ? [.newDay] : $0 == newWeek ? [.newWeek] : [.laterDay] } ?? []
        return lifts == expected ? nil : "lifted by \(lifts), the slow way says \(expected)"
    }
}
