/// The sentences about a challenge for a child: what is done and what is there to do; nothing about what was missed.
struct ChallengeWords {
    private let challenge: Challenge
    private let state: ChallengeState
    private let progress: ChallengeProgress
    private let day: Day

    init(_ challenge: Challenge, _ state: ChallengeState, _ progress: ChallengeProgress, on day: Day) {
        self.challenge = challenge
        self.state = state
        self.progress = progress
        self.day = day
    }

    var say: String {
        switch state {
        case .completed: "You made it: \(challenge.title)!"
        case .inactive: "This challenge is resting. \(done)"
        case .ended, .closed: done
        case .running where day < challenge.start: "This challenge begins on \(challenge.start)."
        case .running: [done, today].compactMap { $0 }.joined(separator: " ")
        }
    }

    /// "3 of 7 days done."
    private var done: String {
        switch progress.unit {
        case .seconds: "\(progress.value / 60) of \(minutes(progress.target / 60)) done."
        case .days: "\(progress.value) of \(Self.count(progress.target, "day", "days")) done."
        case .skills: "\(progress.value) of \(Self.count(progress.target, "skill", "skills")) mastered."
        case .facts: "\(progress.value) of \(Self.count(progress.target, "math fact", "math facts")) fluent."
        }
    }

    private var today: String? {
        guard let seconds = progress.todaySeconds else { return nil }
        if seconds >= challenge.goal.target * 60 { return "Today is done!" }
        return "Today: \(seconds / 60) of \(minutes(challenge.goal.target))."
    }

    private func minutes(_ count: Int) -> String { Self.count(count, "minute", "minutes") }

    private static func count(_ count: Int, _ one: String, _ many: String) -> String {
        "\(count) \(count == 1 ? one : many)"
    }

    /// What is wanted, for people: "15 minutes of learning on 7 days".
    static func goal(_ goal: ChallengeGoal) -> String {
        let minutes = count(goal.target, "minute", "minutes")
        switch goal.kind {
        case .dailyMinutes: return "\(minutes) of learning on \(count(goal.daysRequired ?? 1, "day", "days"))"
        case .weeklyMinutes: return "\(minutes) of learning in a week"
        case .weekendMinutes: return "\(minutes) of learning on a weekend"
        case .activityMinutes:
            let names = goal.activities.compactMap { $0.subject ?? $0.pack ?? $0.app }.joined(separator: ", ")
            let when =
                switch goal.period ?? .week {
                case .day: "on a day"
                case .week: "in a week"
                case .whole: "in all"
                }
            return "\(minutes) with \(names) \(when)"
        case .streakDays: return "\(count(goal.target, "learning day", "learning days")) in a row"
        case .masteredSkills: return "\(count(goal.target, "new skill", "new skills")) mastered"
        case .fluentFacts: return "\(count(goal.target, "new math fact", "new math facts")) fluent"
        }
    }
}

extension ChallengeGoal {
    /// What is wanted, for people: "15 minutes of learning on 7 days".
    public var words: String { ChallengeWords.goal(self) }
}
