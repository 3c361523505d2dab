import Household

/// Challenges, and what came with them.
extension Samples {
    static let challenge = Challenge(
        id: ChallengeID(rawValue: "clock-week"), version: 2, title: "Clock week", description: "All about clocks.",
        icon: "clock",
        goal: ChallengeGoal(
            .activityMinutes, 40, activities: [ActivityRef(subject: "math"), ActivityRef(app: "gcompris")],
            period: .week),
        bonusPercent: 25, start: Day(number: 20_778), end: Day(number: 20_785), by: anna, at: at)
    static let bareChallenge = Challenge(
        id: ChallengeID(rawValue: "goal"), title: "Goal", icon: "rocket",
        goal: ChallengeGoal(.dailyMinutes, 15, daysRequired: 3), bonusPercent: 10, start: Day(number: 20_778), by: anna,
        at: at)
    static let completion = ChallengeCompletion(
        challenge: challenge.id, value: 2_400_000, day: Day(number: 20_779), at: at, streakPercent: 5, points: 66,
        basePoints: 220,
        paid: [
            PaidDay(
                day: Day(number: 20_778),
                shares: [
                    PaidPoints(points: 100, challengePercent: 25, streakPercent: 5),
                    PaidPoints(points: 20, challengePercent: 50, streakPercent: 10),
                ]),
            PaidDay(
                day: Day(number: 20_779), shares: [PaidPoints(points: 100, challengePercent: 25, streakPercent: 5)]),
        ])

    private static let reached = ChallengeMark(value: 3, at: at)

    static let challengeFacts: [ChallengeFact] = [
        .assigned(challenge), .assigned(bareChallenge), .advanced(challenge.id, reached),
        .deactivated(challenge.id, reached),
        .activated(challenge.id, at: at), .completed(completion), .closed(bareChallenge.id, reached),
        .ended(bareChallenge.id, reached),
    ]

    static let countedTime = UsedTime(
        day: Day(number: 20_778), ordinary: 60_000, learning: 60_000,
        counters: [UsedTime.InBudget(name: "challenge:clock-week:2", milliseconds: 60_000)])

    static let learningPolicy = ScreenTimePolicy(
        dailyMinutes: nil, weeklyMinutes: nil, quietHours: [],
        earnedTime: EarnedTime(minutesPerLesson: 5, dailyCapMinutes: 30, minutesPerChallenge: 10),
        learningApps: ["gcompris"],
        learningGoals: [LearningGoal(subject: "math", weeklyMinutes: 30), LearningGoal(weeklyMinutes: 120)])

    static let challengeGrant = Grant(
        id: GrantID(rawValue: "earned-2026-11-21-goal"), minutes: 10, scope: .all, pastQuietHours: false,
        expires: at + 1, at: at, by: Grant.earned, origin: .challenge(ChallengeID(rawValue: "goal")))

    static let factsWithChallenges: [Fact] =
        challengeFacts.map(Fact.challenge) + [
            .time(.used(countedTime)), .child(.policySet(learningPolicy)), .time(.granted(challengeGrant)),
        ]
}
