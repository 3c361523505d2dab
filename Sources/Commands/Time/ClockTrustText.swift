import API
import Household
import Words

/// How far the clock is believed, for people.
enum ClockTrustText {
    /// What confirming did.
    static func text(_ result: TimeConfirmClock.Result, _ page: Page) -> String {
        var text = page.say("trust.isNow", ["time": .text(page.clock.full(result.now))]) + "\n"
        if abs(result.now - result.before) > HouseholdClock.tolerance {
            text += page.say("trust.before", ["time": .text(page.clock.full(result.before))]) + "\n"
        }
        if result.was == .trusted { text = page.say("trust.wasAlready") + " " + text }
        if result.source == .rtc { text += page.say("trust.rtc") + "\n" }
        return text + page.advice(page.say("trust.else"), .dim)
    }

    /// A note under a decision; nil while the clock is trusted, and while the household is sealed: nobody can confirm
    /// the clock then.
    static func note(_ reply: TimeMayI.Result, _ page: Page) -> String? {
        reply.decision.state == .sealed ? nil : note(reply.clock, page)
    }

    static func note(_ trust: ClockTrust, _ page: Page) -> String? {
        let what: String
        switch trust {
        case .trusted: return nil
        case .drifted: what = "trust.drifted"
        case .unknown: what = "trust.unknown"
        }
        return page.advice(page.say("trust.noNewDay", ["what": .key("kidctl." + what)]), .yellow)
    }
}
