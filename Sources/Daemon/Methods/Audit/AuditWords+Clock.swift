import Household

/// What happened to the clock, in words.
extension AuditWords {
    static func words(of jump: ClockJump) -> String {
        let step = "the machine's clock was set " + distance(from: jump.from, to: jump.to)
        if jump.trust == .trusted { return step + "; it is synchronized, and kidd goes by it" }
        return step
            + "; kidd goes on by its own clock and begins no new day until it is synchronized or a parent confirms it"
    }

    static func wordsOfConfirming(_ now: Instant, from before: Instant) -> String {
        abs(now - before) < .minute
            ? "the clock was confirmed"
            : "the clock was confirmed, " + distance(from: before, to: now) + " from kidd's own"
    }

    static func words(of source: ClockSource) -> String {
        switch source {
        case .ntp: "after the machine was off, a time server or a parent has to confirm the clock"
        case .rtc: "after the machine was off, its own clock is believed if it goes on from the stored time"
        }
    }

    /// `forward by 1 day 2 h`, `back by 3 min`.
    private static func distance(from: Instant, to: Instant) -> String {
        let minutes = abs(to - from) / .minute
        let (days, hours) = (minutes / 1440, minutes / 60 % 24)
        var parts: [String] = []
        if days > 0 { parts.append(days == 1 ? "1 day" : "\(days) days") }
        if hours > 0 { parts.append("\(hours) h") }
        if days == 0, minutes % 60 > 0 || hours == 0 { parts.append("\(minutes % 60) min") }
        return (to < from ? "back by " : "forward by ") + parts.joined(separator: " ")
    }
}
