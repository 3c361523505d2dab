import Household

/// A policy as people read it.
enum PolicyText {
    static func text(_ policy: ScreenTimePolicy, _ page: Page) -> String {
        let quiet = policy.quietHours.map(QuietWindowText.text)
        return page.facts([
            ("A day", HumanDuration.limit(policy.dailyMinutes)),
            ("A week", HumanDuration.limit(policy.weeklyMinutes)),
            ("Quiet hours", quiet.isEmpty ? "none" : quiet.joined(separator: "; ")),
            ("When time ends", finishing(policy.finishing)),
        ])
    }

    private static func finishing(_ finishing: Finishing) -> String {
        let grace = HumanDuration.text(seconds: finishing.grace.secondsLeft)
        switch finishing {
        case .question: return "the open question may be finished, \(grace) at most"
        case .lesson: return "the lesson may be finished, \(grace) at most"
        case .none: return "nothing may be finished"
        }
    }
}
