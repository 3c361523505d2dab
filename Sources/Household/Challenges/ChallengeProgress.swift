import Words

/// How far a child is with a challenge, as it is shown (Rewards, Challenges). No number of it ever falls.
public struct ChallengeProgress: Hashable, Sendable {
    /// What was reached, at most the target: seconds, days, skills or facts.
    public var value: Int
    /// What reaches it.
    public var target: Int
    /// What both are counted in.
    public var unit: ChallengeUnit
    /// Whole percent of the target.
    public var percent: Int
    /// Of days with so many minutes: seconds of learning today, as far as they count.
    public var todaySeconds: Int?
    /// Whether it, or today's part of it, is nearly done: from 90 percent on.
    public var isNear: Bool
    /// When something about it was last written down.
    public var updatedAt: Instant

    /// All members.
    public init(
        value: Int, target: Int, unit: ChallengeUnit, percent: Int, todaySeconds: Int? = nil, updatedAt: Instant,
        isNear: Bool? = nil
    ) {
        self.value = value
        self.target = target
        self.unit = unit
        self.percent = percent
        self.todaySeconds = todaySeconds
        self.updatedAt = updatedAt
        self.isNear = isNear ?? Self.isNear(percent)
    }

    /// What is still wanted.
    public var remaining: Int { target - value }
    static func isNear(_ percent: Int) -> Bool { (90..<100).contains(percent) }
}

/// One challenge of a child as it is shown.
public struct ChallengeView: Hashable, Sendable {
    /// The challenge.
    public var challenge: Challenge
    /// Where it stands.
    public var state: ChallengeState
    /// How far the child is.
    public var progress: ChallengeProgress
    /// How it was reached; nil: not yet.
    public var completion: ChallengeEntry.Completion?
    /// A sentence for the child.
    public var say: Saying
    /// Why it can no longer be met, by the child's limits or its filter, with the sum; for parents.
    public var obstacle: Saying?

    /// All members.
    public init(
        challenge: Challenge, state: ChallengeState, progress: ChallengeProgress,
        completion: ChallengeEntry.Completion? = nil, say: Saying, obstacle: Saying? = nil
    ) {
        self.challenge = challenge
        self.state = state
        self.progress = progress
        self.completion = completion
        self.say = say
        self.obstacle = obstacle
    }
}

extension ChildState {
    /// A challenge as it stands on a day. Seconds are told as they are counted, not as they were last written down.
    public func view(of entry: ChallengeEntry, on day: Day, in calendar: HouseholdCalendar) -> ChallengeView {
        let challenge = entry.challenge
        let goal = challenge.goal
        var value = entry.value
        var state = entry.state
        if state == .running {
            let days = challenge.days(through: day)
            value = max(value, challenge.measure(self, adding: ChallengeGain(), on: days, calendar))
            if challenge.isPast(self, on: day, calendar) { state = .ended }
        }
        let percent = entry.completion != nil ? 100 : min(99, ChallengeEntry.percent(value, of: goal))
        let isSeconds = goal.unit == .seconds
        let shown = isSeconds ? Int(Milliseconds(value) / .second) : value
        let target = isSeconds ? goal.target * 60 : goal.amount
        let today = state == .running ? secondsToday(of: challenge, on: day) : nil
        let progress = ChallengeProgress(
            value: min(shown, target), target: target, unit: goal.unit, percent: percent,
            todaySeconds: today, updatedAt: entry.updatedAt,
            isNear: ChallengeProgress.isNear(percent)
                || today.map { ChallengeProgress.isNear($0 * 100 / max(1, goal.target * 60)) } ?? false)
        return ChallengeView(
            challenge: challenge, state: state, progress: progress, completion: entry.completion,
            say: ChallengeWords(challenge, state, progress, on: day).say)
    }

    private func secondsToday(of challenge: Challenge, on day: Day) -> Int? {
        guard challenge.goal.kind == .dailyMinutes, challenge.contains(day) else { return nil }
        return Int(min(time.use(on: day).learning, challenge.dailyMilliseconds) / .second)
    }

    /// How far an open challenge has come, to be written down when a parent stops it.
    public func mark(of entry: ChallengeEntry, on day: Day, at now: Instant, in calendar: HouseholdCalendar)
        -> ChallengeMark
    {
        guard entry.state == .running else { return ChallengeMark(value: entry.value, at: now) }
        let value = entry.challenge.measure(
            self, adding: ChallengeGain(), on: entry.challenge.days(through: day), calendar)
        return ChallengeMark(value: max(entry.value, value), at: now)
    }
}
