extension Challenge {
    /// How far it has come by what is known of a child and what is about to be recorded, as it is counted.
    ///
    /// - Parameter days: the days to look at, from its start on; of what counts weeks or weekends those that they touch.
    func measure(_ child: ChildState, adding gain: ChallengeGain, on days: Range<Day>, _ calendar: HouseholdCalendar)
        -> Int
    {
        let (first, last) = (days.lowerBound, days.upperBound.advanced(by: -1))
        guard first <= last else { return 0 }
        switch goal.kind {
        case .dailyMinutes: return daysReached(child, gain, days)
        case .weeklyMinutes:
            return most(in: calendar.weeks(touching: days), through: last) { learning(child, gain, $0) }
        case .weekendMinutes:
            return most(in: calendar.weekends(touching: days), through: last) { learning(child, gain, $0) }
        case .activityMinutes:
            let periods =
                switch goal.period ?? .week {
                case .day: days.map { $0..<$0.advanced(by: 1) }
                case .week: calendar.weeks(touching: days)
                case .whole: [start..<days.upperBound]
                }
            return most(in: periods, through: last) { counted(child, gain, $0) }
        case .streakDays: return streak(child, gain, through: last)
        case .masteredSkills:
            return child.rewards.days(in: self.days(through: last)).reduce(counts(gain) ? gain.skills : 0) {
                $0 + $1.newSkills
            }
        case .fluentFacts:
            return child.rewards.days(in: self.days(through: last)).reduce(counts(gain) ? gain.facts : 0) {
                $0 + $1.newFacts
            }
        }
    }

    /// Whether what is about to be recorded can have brought it further. Most of it has not.
    func mayAdvance(_ child: ChildState, by gain: ChallengeGain) -> Bool {
        switch goal.kind {
        case .dailyMinutes:
            gain.used.contains { used in
                guard used.learning > 0, contains(used.day) else { return false }
                let before = child.time.use(on: used.day).learning
                return before < dailyMilliseconds && before + gain.learning(on: used.day) >= dailyMilliseconds
            }
        case .weeklyMinutes, .weekendMinutes: gain.used.contains { $0.learning > 0 && contains($0.day) }
        case .activityMinutes:
            gain.used.contains { used in
                contains(used.day) && used.counters.contains { $0.name == counterName }
            }
        case .streakDays: gain.streak != nil
        case .masteredSkills: gain.skills > 0
        case .fluentFacts: gain.facts > 0
        }
    }

    /// Whether what is learned by it belongs to its days.
    private func counts(_ gain: ChallengeGain) -> Bool { gain.day.map(contains) ?? false }

    /// Of `dailyMinutes`: the time of a day that counts.
    var dailyMilliseconds: Milliseconds { Milliseconds(goal.target) * .minute }

    func daysReached(_ child: ChildState, _ gain: ChallengeGain, _ days: Range<Day>) -> Int {
        let known = child.time.use(in: days)
        var reached = Set(
            known.filter { $0.learning + gain.learning(on: $0.day) >= dailyMilliseconds }.map(\.day))
        for used in gain.used where days.contains(used.day) && gain.learning(on: used.day) >= dailyMilliseconds {
            reached.insert(used.day)
        }
        return reached.count
    }

    /// The most of some stretches of days, each as far as it belongs to the challenge and has come.
    private func most(
        in stretches: [Range<Day>], through last: Day, amount: (Range<Day>) -> Milliseconds
    ) -> Int {
        let whole = days(through: last)
        return stretches.map { Int(amount($0.clamped(to: whole))) }.max() ?? 0
    }

    private func learning(_ child: ChildState, _ gain: ChallengeGain, _ days: Range<Day>) -> Milliseconds {
        child.time.learning(in: days) + gain.learning(in: days)
    }

    private func counted(_ child: ChildState, _ gain: ChallengeGain, _ days: Range<Day>) -> Milliseconds {
        child.time.counted(counterName, in: days) + gain.counted(counterName, in: days)
    }

    /// The days in a row, as far as they are learning days from its start to its end.
    private func streak(_ child: ChildState, _ gain: ChallengeGain, through last: Day) -> Int {
        let streak = gain.streak ?? child.rewards.streak
        guard let latest = streak.last else { return 0 }
        func learned(in days: Range<Day>) -> Int {
            let known = child.rewards.days(in: days).count { $0.counts }
            let isNew = gain.streak != nil && days.contains(latest) && !child.rewards.day(latest).counts
            return known + (isNew ? 1 : 0)
        }
        let days = days(through: last)
        // What the streak came to after its end is none of it.
        let later = learned(in: days.upperBound..<max(days.upperBound, latest.advanced(by: 1)))
        return max(0, min(streak.value - later, learned(in: days)))
    }
}

extension HouseholdCalendar {
    /// The weekend to which a day belongs; nil: to none. As in ``weekends(touching:)``.
    func weekend(of day: Day) -> Range<Day>? {
        guard isWeekend(day) else { return nil }
        if weekendDays.count == Weekday.allCases.count { return week(of: day) }
        var first = day
        while isWeekend(first.advanced(by: -1)) { first = first.advanced(by: -1) }
        var next = day.advanced(by: 1)
        while isWeekend(next) { next = next.advanced(by: 1) }
        return first..<next
    }

    /// The household weeks that some days touch.
    func weeks(touching days: Range<Day>) -> [Range<Day>] {
        var weeks: [Range<Day>] = []
        var first = week(of: days.lowerBound).lowerBound
        while first < days.upperBound {
            weeks.append(first..<first.advanced(by: 7))
            first = first.advanced(by: 7)
        }
        return weeks
    }

    /// The weekends that some days touch, each all weekend days that follow each other. A household without weekends has
    /// none; where each day is one of the weekend, a weekend is a household week.
    func weekends(touching days: Range<Day>) -> [Range<Day>] {
        if weekendDays.isEmpty { return [] }
        if weekendDays.count == Weekday.allCases.count { return weeks(touching: days) }
        var weekends: [Range<Day>] = []
        var day = days.lowerBound
        while isWeekend(day), isWeekend(day.advanced(by: -1)) { day = day.advanced(by: -1) }
        while day < days.upperBound {
            guard isWeekend(day) else {
                day = day.advanced(by: 1)
                continue
            }
            let first = day
            while isWeekend(day) { day = day.advanced(by: 1) }
            weekends.append(first..<day)
        }
        return weekends
    }
}
