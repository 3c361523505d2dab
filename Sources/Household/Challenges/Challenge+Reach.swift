extension Challenge {
    /// Whether its days are over, or those that are left cannot bring it to its goal any more.
    ///
    /// Goals that count days go by what the days before this one came to and by each day from it on, so the answer of a day
    /// is the same from its start to its end. Limits and filters have no part in it: parents change them.
    func isPast(
        _ child: ChildState, adding gain: ChallengeGain = ChallengeGain(), on day: Day, _ calendar: HouseholdCalendar
    )
        -> Bool
    {
        guard let end else { return false }
        if end <= day { return true }
        let left = max(start, day)..<end
        let before = start..<max(start, day)
        switch goal.kind {
        case .dailyMinutes:
            return left.count < goal.amount && daysReached(child, gain, before) + left.count < goal.amount
        case .streakDays:
            guard left.count < goal.amount else { return false }
            let streak = gain.streak ?? child.rewards.streak
            let learned = child.rewards.days(in: before).count { $0.counts }
            return min(streak.most(from: day, days: left.count), learned + left.count) < goal.amount
        case .weekendMinutes: return !left.contains(where: calendar.isWeekend)
        case .weeklyMinutes, .activityMinutes, .masteredSkills, .fluentFacts: return false
        }
    }
}
