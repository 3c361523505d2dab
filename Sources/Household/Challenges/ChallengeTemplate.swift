import Words

/// A challenge that is ready to be given (Rewards, Challenges).
public struct ChallengeTemplate: Hashable, Sendable {
    /// What names it, such as `daily-dynamo`.
    public var id: String
    /// What it is called.
    public var title: Saying
    /// A sentence about it.
    public var description: Saying
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
        id: String, title: Saying? = nil, description: Saying? = nil, icon: String, goal: ChallengeGoal,
        bonusPercent: Int, days: Int
    ) {
        self.id = id
        self.title = title ?? Saying("template.\(id).title")
        self.description = description ?? Saying("template.\(id).description")
        self.icon = icon
        self.goal = goal
        self.bonusPercent = bonusPercent
        self.days = days
    }

    /// All templates, in the order in which they are shown.
    public static let all = [
        ChallengeTemplate(
            id: "quick-start",
            icon: "kite", goal: ChallengeGoal(.dailyMinutes, 15, daysRequired: 7), bonusPercent: 5, days: 7),
        ChallengeTemplate(
            id: "daily-dynamo",
            icon: "rocket", goal: ChallengeGoal(.dailyMinutes, 60, daysRequired: 7), bonusPercent: 10, days: 7),
        ChallengeTemplate(
            id: "weekend-warrior",
            icon: "shield", goal: ChallengeGoal(.weekendMinutes, 180), bonusPercent: 15, days: 7),
        ChallengeTemplate(
            id: "app-master",
            icon: "puzzle", goal: ChallengeGoal(.activityMinutes, 300, period: .week), bonusPercent: 20, days: 7),
        ChallengeTemplate(
            id: "streak-champion",
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
    public func description(for other: ChallengeGoal) -> Saying? {
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
