extension DayStreak {
    /// What is shown of the streak on a day.
    ///
    /// - Parameter lessons: lessons finished on that day so far.
    public func status(on day: Day, lessons: Int = 0) -> StreakStatus {
        let state = standing(on: day)
        let repair = offer(on: day).map { lost in
            StreakRepair(
                value: lost.value, until: lost.repairDays.upperBound.advanced(by: -1),
                lessonsLeft: max(1, RewardRules.lessonsOfRepair - lessons))
        }
        return StreakStatus(
            state: state, value: state == .ended ? 0 : value, longest: longest, restDay: graces.last, repair: repair)
    }

    /// The state that learning days lead to, earliest first: for days from before the streak was written down, and for
    /// days after which the clock was set back.
    init(of days: some Sequence<LearningDay>, in calendar: HouseholdCalendar) {
        self.init()
        var week = Day(number: 0)..<Day(number: 0)
        var daysOfWeek = 0
        for day in days where day.counts {
            learn(day)
            if !week.contains(day.day) {
                week = calendar.week(of: day.day)
                daysOfWeek = 0
            }
            daysOfWeek += 1
            weeks.learn(days: daysOfWeek, in: week)
        }
    }
}
