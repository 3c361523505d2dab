/// What can happen with a child's challenges. All amounts are inside: applying a fact computes no rule.
public enum ChallengeFact: Hashable, Sendable {
    /// A parent gave the child a challenge, or a new version of it.
    case assigned(Challenge)
    /// It has come further by at least a percent.
    case advanced(ChallengeID, ChallengeMark)
    /// A parent stopped it for now.
    case deactivated(ChallengeID, ChallengeMark)
    /// A parent let it go on.
    case activated(ChallengeID, at: Instant)
    /// A parent took it back, or put a new version in its place: it pays nothing any more.
    case closed(ChallengeID, ChallengeMark)
    /// It was not reached, and cannot be any more.
    case ended(ChallengeID, ChallengeMark)
    /// It was reached, and paid.
    case completed(ChallengeCompletion)
}

/// How far a challenge had come at some time.
public struct ChallengeMark: Hashable, Sendable {
    /// As it is counted: milliseconds, days, skills or facts.
    public var value: Int
    /// When.
    public var at: Instant

    /// All members.
    public init(value: Int, at: Instant) {
        self.value = value
        self.at = at
    }
}

/// How a challenge was reached and what it paid (Rewards, Challenges).
public struct ChallengeCompletion: Hashable, Sendable {
    /// Which one.
    public var challenge: ChallengeID
    /// What it had come to.
    public var value: Int
    /// The household day.
    public var day: Day
    /// When.
    public var at: Instant
    /// The percent beside its own, for the weeks of the day streak.
    public var streakPercent: Int
    /// The points that it paid.
    public var points: Int
    /// The base points from which they come.
    public var basePoints: Int
    /// What is paid on the points of each of its days from now on.
    public var paid: [PaidDay]

    /// All members.
    public init(
        challenge: ChallengeID, value: Int, day: Day, at: Instant, streakPercent: Int, points: Int, basePoints: Int,
        paid: [PaidDay]
    ) {
        self.challenge = challenge
        self.value = value
        self.day = day
        self.at = at
        self.streakPercent = streakPercent
        self.points = points
        self.basePoints = basePoints
        self.paid = paid
    }
}

/// What challenges have paid on the points of a household day.
public struct PaidDay: Hashable, Sendable {
    /// The household day.
    public var day: Day
    /// Its points for which something was paid, those of the same percentages together.
    public var shares: [PaidPoints]

    /// All members.
    public init(day: Day, shares: [PaidPoints]) {
        self.day = day
        self.shares = shares
    }
}

/// Base points with the percent that was paid on them.
public struct PaidPoints: Hashable, Sendable {
    /// How many.
    public var points: Int
    /// Percent that challenges paid.
    public var challengePercent: Int
    /// Percent that streaks paid beside them.
    public var streakPercent: Int

    /// All members.
    public init(points: Int, challengePercent: Int, streakPercent: Int) {
        self.points = points
        self.challengePercent = challengePercent
        self.streakPercent = streakPercent
    }

    /// Percent paid in all.
    var percent: Int { challengePercent + streakPercent }
}
