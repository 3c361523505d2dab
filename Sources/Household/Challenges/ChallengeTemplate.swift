/// A challenge that is ready to be given (Rewards, Challenges).
public struct ChallengeTemplate: Hashable, Sendable {
    /// What names it, such as `daily-dynamo`.
    public var id: String
    /// What it is called.
    public var title: String
    /// A sentence about it.
    public var description: String
    /// The name of a picture that front-ends know.
    public var icon: String
    /// What is wanted; of `app-master` the parent chooses the activities.
    public var goal: ChallengeGoal
    /// The bonus in percent.
    public var bonusPercent: Int
    /// Days that it lasts; of what counts weeks or weekends until the first whole one is over.
    public var days: Int

    /// All members.
    public init(
        id: String, title: String, description: String, icon: String, goal: ChallengeGoal, bonusPercent: Int, days: Int
    ) {
        self.id = id
        self.title = title
        self.description = description
        self.icon = icon
        self.goal = goal
        self.bonusPercent = bonusPercent
        self.days = days
    }

    /// All templates, in the order in which they are shown.
    public static let all = [
        ChallengeTemplate(
            id: "quick-start", title: "Quick Start", description: "Learn for 15 minutes a day, on 7 days.",
            icon: "kite", goal: ChallengeGoal(.dailyMinutes, 15, daysRequired: 7), bonusPercent: 5, days: 7),
        ChallengeTemplate(
            id: "daily-dynamo", title: "Daily Dynamo", description: "Learn for an hour a day, on 7 days.",
            icon: "rocket", goal: ChallengeGoal(.dailyMinutes, 60, daysRequired: 7), bonusPercent: 10, days: 7),
        ChallengeTemplate(
            id: "weekend-warrior", title: "Weekend Warrior", description: "Learn for 3 hours on one weekend.",
            icon: "shield", goal: ChallengeGoal(.weekendMinutes, 180), bonusPercent: 15, days: 7),
        ChallengeTemplate(
            id: "app-master", title: "App Master", description: "Spend 5 hours of a week with one pack or app.",
            icon: "puzzle", goal: ChallengeGoal(.activityMinutes, 300, period: .week), bonusPercent: 20, days: 7),
        ChallengeTemplate(
            id: "streak-champion", title: "Streak Champion", description: "Learn on 7 days in a row.",
            icon: "flame", goal: ChallengeGoal(.streakDays, 7), bonusPercent: 25, days: 14),
    ]

    /// The first day that counts no more when it begins on a day.
    public func end(from start: Day, in calendar: HouseholdCalendar) -> Day {
        let near = start..<start.advanced(by: 14)
        let stretches: [Range<Day>] =
            switch goal.kind {
            case .weeklyMinutes, .activityMinutes: calendar.weeks(touching: near)
            case .weekendMinutes: calendar.weekends(touching: near)
            case .dailyMinutes, .streakDays, .masteredSkills, .fluentFacts: []
            }
        return stretches.first { $0.lowerBound >= start }?.upperBound ?? start.advanced(by: days)
    }

    /// Its sentence, while it is true of a goal; nil: the goal has other numbers.
    public func description(for other: ChallengeGoal) -> String? {
        var same = goal
        same.activities = other.activities
        return same == other ? description : nil
    }

    /// The template with an id.
    public static func named(_ id: String) -> ChallengeTemplate? { all.first { $0.id == id } }
}

extension ChallengeGoal.Kind {
    /// The picture of a challenge for which nobody chose one.
    public var icon: String {
        switch self {
        case .dailyMinutes: "rocket"
        case .weeklyMinutes: "calendar"
        case .weekendMinutes: "shield"
        case .activityMinutes: "puzzle"
        case .streakDays: "flame"
        case .masteredSkills: "compass"
        case .fluentFacts: "abacus"
        }
    }
}
