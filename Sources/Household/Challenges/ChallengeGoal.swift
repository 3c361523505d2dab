/// What a challenge counts, and how much of it is wanted (Rewards, Challenges).
public struct ChallengeGoal: Hashable, Sendable {
    /// What is counted.
    public enum Kind: String, CaseIterable, Sendable {
        /// Household days with so many minutes of learning.
        case dailyMinutes
        /// Minutes of learning in one household week.
        case weeklyMinutes
        /// Minutes of learning on one weekend: weekend days that follow each other, whatever day weeks begin on.
        case weekendMinutes
        /// Minutes in some subjects, packs or apps.
        case activityMinutes
        /// Days in a row, counted from the start of the challenge.
        case streakDays
        /// Skills that are mastered for the first time.
        case masteredSkills
        /// Math facts that are fluent for the first time.
        case fluentFacts
    }

    /// The time in which minutes in some activities are wanted.
    public enum Period: String, CaseIterable, Sendable {
        /// On one household day.
        case day
        /// In one household week.
        case week
        /// From the start of the challenge on.
        case whole
    }

    /// What is counted.
    public var kind: Kind
    /// How much: minutes, days, skills or facts. Of `dailyMinutes` the minutes of each day.
    public var target: Int
    /// Of `dailyMinutes`: the days that are wanted.
    public var daysRequired: Int?
    /// Of `activityMinutes`: each a subject, a pack or an app.
    public var activities: [ActivityRef]
    /// Of `activityMinutes`.
    public var period: Period?

    /// A goal; ``faults`` tells whether there can be such a one.
    public init(
        _ kind: Kind, _ target: Int, daysRequired: Int? = nil, activities: [ActivityRef] = [], period: Period? = nil
    ) {
        self.kind = kind
        self.target = target
        self.daysRequired = daysRequired
        self.activities = activities
        self.period = period
    }

    /// Most activities of a goal.
    public static let mostActivities = 10
    /// Days that can be wanted.
    public static let possibleDays = 1...366

    /// The targets of a kind that there can be.
    public static func possibleTargets(of kind: Kind) -> ClosedRange<Int> {
        switch kind {
        case .dailyMinutes: 1...ScreenTimePolicy.mostDailyMinutes
        case .weeklyMinutes, .weekendMinutes, .activityMinutes: 1...ScreenTimePolicy.mostWeeklyMinutes
        case .streakDays: possibleDays
        case .masteredSkills: 1...500
        case .fluentFacts: 1...FactDomain.allCases.reduce(0) { $0 + $1.records.count }
        }
    }

    /// What its progress is counted in.
    public var unit: ChallengeUnit {
        switch kind {
        case .dailyMinutes, .streakDays: .days
        case .weeklyMinutes, .weekendMinutes, .activityMinutes: .seconds
        case .masteredSkills: .skills
        case .fluentFacts: .facts
        }
    }

    /// What its progress has to come to, as it is counted: milliseconds for minutes.
    public var amount: Int {
        switch unit {
        case .seconds: target * Int(Milliseconds.minute)
        case .days: kind == .dailyMinutes ? daysRequired ?? 1 : target
        case .skills, .facts: target
        }
    }

    /// Everything that is wrong with it, by field; empty when there can be such a goal.
    public var faults: [PolicyFault] {
        var faults: [PolicyFault] = []
        let targets = Self.possibleTargets(of: kind)
        if !targets.contains(target) {
            faults.append(
                PolicyFault(path: "target", message: "Allowed are \(targets.lowerBound) to \(targets.upperBound)."))
        }
        faults += dayFaults
        guard kind == .activityMinutes else {
            let only = "Only activityMinutes has it."
            if !activities.isEmpty { faults.append(PolicyFault(path: "activities", message: only)) }
            if period != nil { faults.append(PolicyFault(path: "period", message: only)) }
            return faults
        }
        return faults + activityFaults
    }

    private var dayFaults: [PolicyFault] {
        guard kind == .dailyMinutes else {
            return daysRequired == nil ? [] : [PolicyFault(path: "daysRequired", message: "Only dailyMinutes has it.")]
        }
        guard let daysRequired else {
            return [PolicyFault(path: "daysRequired", message: "Say on how many days.")]
        }
        if Self.possibleDays.contains(daysRequired) { return [] }
        let days = Self.possibleDays
        return [
            PolicyFault(path: "daysRequired", message: "Allowed are \(days.lowerBound) to \(days.upperBound) days.")
        ]
    }

    private var activityFaults: [PolicyFault] {
        var faults: [PolicyFault] = []
        if activities.isEmpty {
            faults.append(PolicyFault(path: "activities", message: "Name at least one subject, pack or app."))
        } else if activities.count > Self.mostActivities {
            faults.append(
                PolicyFault(path: "activities", message: "At most \(Self.mostActivities) activities are possible."))
        }
        for (index, activity) in activities.enumerated() {
            let named = [activity.subject, activity.app, activity.pack].compactMap { $0 }
            if named.count == 1, activity.lesson == nil { continue }
            faults.append(
                PolicyFault(path: "activities[\(index)]", message: "It must be a subject, a pack or an app."))
        }
        return faults
    }
}

/// What the progress of a challenge is counted in.
public enum ChallengeUnit: String, CaseIterable, Sendable {
    /// Seconds on the wire; milliseconds while they are counted.
    case seconds
    /// Household days.
    case days
    /// Skills that are mastered.
    case skills
    /// Math facts that are fluent.
    case facts
}
