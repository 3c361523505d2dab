import Words

/// What a child's limits leave for a challenge (Rewards, Challenges): over the required days the smaller of limit and
/// allowed minutes, capped by the weekly limit and by budgets; activities that are free of charge are uncapped.
///
/// It looks at the limits alone: at whole days, not at what was used already. The weekly limit holds for each seven days
/// from the start of the challenge, so that the answer does not hang on the weekday on which it begins.
public struct ChallengeRoom: Sendable {
    private let policy: ScreenTimePolicy
    private let calendar: HouseholdCalendar

    /// What the limits leave.
    public init(policy: ScreenTimePolicy, calendar: HouseholdCalendar) {
        self.policy = policy
        self.calendar = calendar
    }

    /// Why a goal cannot be met, with the sum, for a parent; nil: it can.
    ///
    /// - Parameter end: the first day that counts no more; nil: there is none.
    public func obstacle(to goal: ChallengeGoal, from start: Day, to end: Day?) -> Saying? {
        let days = start..<(end ?? start.advanced(by: Challenge.mostDays))
        let room = minutes(for: goal, on: days)
        switch goal.kind {
        case .dailyMinutes: return dailyObstacle(goal, room)
        case .streakDays:
            let possible = room.byDay.count { $0 > 0 }
            guard possible < goal.target else { return nil }
            return Saying("parent.room.streak", ["wanted": .number(goal.target), "possible": .number(possible)])
        case .masteredSkills, .fluentFacts:
            return room.byDay.contains { $0 > 0 } ? nil : Saying("parent.room.noTime")
        case .weeklyMinutes:
            return obstacle(goal, most(of: calendar.weeks(touching: days), days, room), "week")
        case .weekendMinutes:
            return obstacle(goal, most(of: calendar.weekends(touching: days), days, room), "weekend")
        case .activityMinutes:
            switch goal.period ?? .week {
            case .day: return obstacle(goal, room.byDay.max() ?? 0, "day")
            case .week: return obstacle(goal, most(of: calendar.weeks(touching: days), days, room), "week")
            case .whole: return obstacle(goal, room.sum(of: 0..<room.byDay.count), "whole")
            }
        }
    }

    /// The largest target with which a goal can be met; nil: there is none.
    public func largestTarget(of goal: ChallengeGoal, from start: Day, to end: Day?) -> Int? {
        func fits(_ target: Int) -> Bool {
            var other = goal
            other.target = target
            return obstacle(to: other, from: start, to: end) == nil
        }
        guard fits(1) else { return nil }
        var (low, high) = (1, goal.target + 1)
        while high - low > 1 {
            let middle = (low + high) / 2
            if fits(middle) { low = middle } else { high = middle }
        }
        return low
    }

    /// Minutes that can be used for a goal.
    private struct Room {
        /// On each day.
        var byDay: [Int]
        /// In each seven days; nil: no limit.
        var weekly: Int?

        /// Minutes of some of the days.
        func sum(of days: Range<Int>) -> Int {
            var sum = 0
            var first = days.lowerBound
            while first < days.upperBound {
                let next = min(days.upperBound, (first / 7 + 1) * 7)
                let ofDays = byDay[first..<next].reduce(0, +)
                sum += weekly.map { min($0, ofDays) } ?? ofDays
                first = next
            }
            return sum
        }
    }

    private func dailyObstacle(_ goal: ChallengeGoal, _ room: Room) -> Saying? {
        let (target, wanted) = (goal.target, goal.daysRequired ?? 1)
        var possible = 0
        var first = 0
        while first < room.byDay.count {
            let next = min(room.byDay.count, first + 7)
            let days = room.byDay[first..<next].count { $0 >= target }
            possible += room.weekly.map { min($0 / target, days) } ?? days
            first = next
        }
        guard possible < wanted else { return nil }
        // The best days of the challenge, as far as the limits go.
        let first7 = room.byDay.prefix(7).sorted(by: >).prefix(min(wanted, 7))
        let ofDays = first7.reduce(0) { $0 + min($1, target) }
        let left = room.weekly.map { min($0, ofDays) } ?? ofDays
        return Saying(
            wanted <= 7 ? "parent.room.days" : "parent.room.manyDays",
            [
                "minutes": .number(target), "days": .number(wanted), "sum": .number(target * wanted),
                "left": .number(left), "possible": .number(possible),
            ])
    }

    private func obstacle(_ goal: ChallengeGoal, _ most: Int, _ when: String) -> Saying? {
        guard most < goal.target else { return nil }
        return Saying("parent.room.\(when)", ["minutes": .number(goal.target), "left": .number(most)])
    }

    /// The most minutes of some stretches of days, as far as they belong to the days of the goal.
    private func most(of stretches: [Range<Day>], _ days: Range<Day>, _ room: Room) -> Int {
        stretches.map { stretch in
            let own = stretch.clamped(to: days)
            let first = days.lowerBound.distance(to: own.lowerBound)
            let minutes = room.byDay[first..<first + own.count].reduce(0, +)
            return room.weekly.map { min($0, minutes) } ?? minutes
        }.max() ?? 0
    }

    private func minutes(for goal: ChallengeGoal, on days: Range<Day>) -> Room {
        let isFree = isFree(goal)
        let budget = budget(of: goal)
        var usual: [Weekday: Int] = [:]
        let plan = DayPlan(
            policy: policy, calendar: calendar, from: days.lowerBound, to: days.lowerBound.advanced(by: 7))
        let byDay = days.map { day in
            var minutes: Int
            // A day without rules of its own is like each other one of its weekday.
            let isUsual = (-1...1).allSatisfy { policy.dateOverride(on: day.advanced(by: $0)) == nil }
            if isUsual, let known = usual[day.weekday] {
                minutes = known
            } else {
                let near = days.lowerBound.distance(to: day) < 7
                let own = near ? plan : DayPlan(policy: policy, calendar: calendar, from: day, to: day)
                minutes = own.openMinutes(of: day)
                if isUsual { usual[day.weekday] = minutes }
            }
            if let budget { minutes = min(minutes, budget) }
            guard !isFree, let limit = policy.dailyMinutes(on: day) else { return minutes }
            return min(minutes, limit)
        }
        return Room(byDay: byDay, weekly: isFree ? nil : policy.weeklyMinutes)
    }

    /// Whether something that counts is free of charge.
    private func isFree(_ goal: ChallengeGoal) -> Bool {
        goal.kind == .activityMinutes
            ? goal.activities.contains(where: policy.isFree) : policy.freeActivities.contains(where: policy.isLearning)
    }

    /// Minutes a day that budgets leave when all that counts is paid from one; nil: not all of it is.
    private func budget(of goal: ChallengeGoal) -> Int? {
        guard !goal.activities.isEmpty else { return nil }
        var budgets: Set<ActivityBudget> = []
        for activity in goal.activities {
            let own = policy.budgets.filter { $0.includes(activity) }
            guard let least = own.min(by: { $0.minutes < $1.minutes }) else { return nil }
            budgets.insert(least)
        }
        return budgets.reduce(0) { $0 + $1.minutes }
    }
}
