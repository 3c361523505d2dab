import Testing
import Words

@testable import Household

/// Whether a challenge fits a child's limits (Rewards, Challenges).
@Suite struct ChallengeRoomTests {
    private let calendar = HouseholdCalendar(zone: .utc)
    /// A Monday.
    private let monday = Day(number: 20_773)

    private func obstacle(
        _ goal: ChallengeGoal, _ policy: ScreenTimePolicy = ScreenTimePolicy(), from start: Day? = nil, days: Int? = 7
    ) -> String? {
        let first = start ?? monday
        return ChallengeRoom(policy: policy, calendar: calendar)
            .obstacle(to: goal, from: first, to: days.map { first.advanced(by: $0) })?.description
    }

    @Test("With the limits of a new child, on each weekday, two templates do not fit and the others do")
    func templates() {
        let room = ChallengeRoom(policy: ScreenTimePolicy(), calendar: calendar)
        for offset in 0..<14 {
            let start = monday.advanced(by: offset)
            let unfit = ChallengeTemplate.all.filter { template in
                room.obstacle(to: template.goal, from: start, to: template.end(from: start, in: calendar)) != nil
            }
            #expect(unfit.map(\.id) == ["daily-dynamo", "weekend-warrior"])
            let largest = unfit.map { template in
                room.largestTarget(of: template.goal, from: start, to: template.end(from: start, in: calendar))
            }
            #expect(largest == [42, 120])
        }
    }

    @Test("The sum is shown")
    func sum() {
        #expect(
            obstacle(ChallengeGoal(.dailyMinutes, 60, daysRequired: 7))
                == "60 minutes on 7 days are 420 minutes. The limits leave 300 minutes on these days.")
        #expect(
            obstacle(ChallengeGoal(.weekendMinutes, 180))
                == "180 minutes on a weekend are wanted. The limits leave 120 minutes.")
    }

    @Test("Quiet hours, windows with allowances and dates of their own leave less than the limit")
    func windows() {
        var policy = ScreenTimePolicy(dailyMinutes: nil, weeklyMinutes: nil)
        // 07:00 to 20:00.
        #expect(obstacle(ChallengeGoal(.dailyMinutes, 780, daysRequired: 1), policy) == nil)
        #expect(obstacle(ChallengeGoal(.dailyMinutes, 781, daysRequired: 1), policy) != nil)
        policy.allowedWindows = [
            AllowedWindow(
                window: QuietWindow(
                    start: WallTime(minutes: 900) ?? .midnight, end: WallTime(minutes: 960) ?? .midnight),
                allowanceMinutes: 20)
        ]
        #expect(obstacle(ChallengeGoal(.dailyMinutes, 20, daysRequired: 7), policy) == nil)
        #expect(obstacle(ChallengeGoal(.dailyMinutes, 21, daysRequired: 1), policy) != nil)
        policy = ScreenTimePolicy()
        policy.dateOverrides = [
            DateOverride(
                first: monday.advanced(by: 1), last: monday.advanced(by: 1), priority: 0, name: nil, daily: .of(0))
        ]
        #expect(obstacle(ChallengeGoal(.dailyMinutes, 15, daysRequired: 6), policy) == nil)
        #expect(obstacle(ChallengeGoal(.dailyMinutes, 15, daysRequired: 7), policy) != nil)
        #expect(obstacle(ChallengeGoal(.streakDays, 7), policy) != nil)
        #expect(obstacle(ChallengeGoal(.dailyMinutes, 15, daysRequired: 7), policy, days: 8) == nil)
    }

    @Test("Budgets cap what is paid from them; what is free of charge is uncapped by limits")
    func budgets() {
        let games = ActivityRef(app: "supertux")
        var policy = ScreenTimePolicy(budgets: [ActivityBudget(name: "games", activities: [games], minutes: 20)])
        let goal = ChallengeGoal(.activityMinutes, 141, activities: [games], period: .week)
        #expect(obstacle(goal, policy) == "141 minutes in a week are wanted. The limits leave 140 minutes.")
        let both = ChallengeGoal(
            .activityMinutes, 300, activities: [games, ActivityRef(subject: "math")], period: .week)
        #expect(obstacle(both, policy) == nil)
        policy = ScreenTimePolicy(freeActivities: [ActivityRef(subject: "reading")])
        #expect(obstacle(ChallengeGoal(.dailyMinutes, 120, daysRequired: 7), policy) == nil)
        let reading = ChallengeGoal(.activityMinutes, 500, activities: [ActivityRef(subject: "reading")], period: .week)
        #expect(obstacle(reading, policy) == nil)
        let math = ChallengeGoal(.activityMinutes, 500, activities: [ActivityRef(subject: "math")], period: .week)
        #expect(obstacle(math, policy) != nil)
    }

    @Test("Without an end the days can lie weeks apart, and blocked is blocked")
    func open() {
        #expect(obstacle(ChallengeGoal(.dailyMinutes, 60, daysRequired: 7), days: nil) == nil)
        #expect(obstacle(ChallengeGoal(.dailyMinutes, 61, daysRequired: 1), days: nil) != nil)
        let blocked = ScreenTimePolicy(dailyMinutes: 0)
        #expect(obstacle(ChallengeGoal(.masteredSkills, 1), blocked, days: nil) != nil)
        #expect(
            ChallengeRoom(policy: blocked, calendar: calendar).largestTarget(
                of: ChallengeGoal(.dailyMinutes, 15, daysRequired: 1), from: monday, to: nil) == nil)
    }
}
