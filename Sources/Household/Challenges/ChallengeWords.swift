import Words

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

    var say: Saying {
        switch state {
        case .completed: Saying("challenge.reached", ["title": .saying(challenge.name)])
        case .inactive: Saying("challenge.resting") + done
        case .ended: progress.value == 0 ? Saying("challenge.over") : Saying("challenge.over") + done
        case .closed: done
        case .running where day < challenge.start: Saying("challenge.begins", ["date": challenge.start.told])
        case .running: today.map { done + $0 } ?? done
        }
    }

    /// "3 of 7 days done."
    private var done: Saying {
        let (key, scale) =
            switch progress.unit {
            case .seconds: ("challenge.done.minutes", 60)
            case .days: ("challenge.done.days", 1)
            case .skills: ("challenge.done.skills", 1)
            case .facts: ("challenge.done.facts", 1)
            }
        return Saying(
            key, ["done": .number(progress.value / scale), "target": .number(progress.target / scale)])
    }

    private var today: Saying? {
        guard let seconds = progress.todaySeconds else { return nil }
        if seconds >= challenge.goal.target * 60 { return Saying("challenge.todayDone") }
        return Saying(
            "challenge.today",
            ["done": .number(ToldMinutes.done(seconds: seconds)), "target": .number(challenge.goal.target)])
    }

    /// What is wanted, for people: "15 minutes of learning on 7 days".
    static func goal(_ goal: ChallengeGoal) -> Saying {
        let count = Saying.Value.number(goal.target)
        switch goal.kind {
        case .dailyMinutes:
            return Saying("goal.dailyMinutes", ["count": count, "days": .number(goal.daysRequired ?? 1)])
        case .activityMinutes:
            let names = goal.activities.compactMap { $0.subject ?? $0.pack ?? $0.app }
            return Saying(
                "goal.activityMinutes.\((goal.period ?? .week).rawValue)",
                ["count": count, "names": .list(names.map { .text($0) })])
        case .weeklyMinutes, .weekendMinutes, .streakDays, .masteredSkills, .fluentFacts:
            return Saying("goal.\(goal.kind.rawValue)", ["count": count])
        }
    }
}

extension ChallengeGoal {
    /// What is wanted, for people: "15 minutes of learning on 7 days".
    public var words: Saying { ChallengeWords.goal(self) }
}
