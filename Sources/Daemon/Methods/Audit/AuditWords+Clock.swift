import Household
import Words

/// What happened to the clock, in words.
extension AuditWords {
    static func words(of jump: ClockJump) -> Saying {
        let key = jump.to < jump.from ? "parent.audit.clockSetBack" : "parent.audit.clockSetForward"
        let step = Saying(key, ["length": .saying(distance(from: jump.from, to: jump.to))])
        let trust = Saying(jump.trust == .trusted ? "parent.audit.clockBelieved" : "parent.audit.clockNotBelieved")
        return together([step, trust]) ?? step
    }

    static func wordsOfConfirming(_ now: Instant, from before: Instant) -> Saying {
        guard abs(now - before) >= .minute else { return Saying("parent.audit.clockConfirmed") }
        let key = now < before ? "parent.audit.clockConfirmedBack" : "parent.audit.clockConfirmedForward"
        return Saying(key, ["length": .saying(distance(from: before, to: now))])
    }

    /// `1 day 2 h`, `3 min`.
    private static func distance(from: Instant, to: Instant) -> Saying {
        let minutes = Int(abs(to - from) / .minute)
        let (days, hours) = (minutes / 1440, minutes / 60 % 24)
        if days == 0 { return RequestWords.length(minutes) }
        if hours == 0 { return Saying("unit.days", ["count": .number(days)]) }
        return Saying("unit.daysAndH", ["days": .number(days), "hours": .number(hours)])
    }
}
