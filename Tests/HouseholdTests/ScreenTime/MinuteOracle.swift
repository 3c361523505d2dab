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

    /// Minutes that the limits leave today.
    func ordinaryLeft() -> Int {
        let sinceWeekStart = ((today + 3) % 7 + 1 - weekStart + 7) % 7
        let week = (today - sinceWeekStart..<today - sinceWeekStart + 7).reduce(0) { $0 + ordinary[$1, default: 0] }
        let daily = policy.dailyMinutes.map { $0 - ordinary[today, default: 0] } ?? .max
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

    /// Minutes that a child could go on from now, up to six, with today's minutes.
    func minutesLeft(_ at: Instant) -> Int {
        var pot = ordinaryLeft()
        var grants = grants
        for minute in 0..<6 {
            let then = at + Milliseconds(minute) * .minute
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
        return ordinary[today, default: 0] >= policy.dailyMinutes ?? .max ? .dailyLimitReached : .weeklyLimitReached
    }
}
