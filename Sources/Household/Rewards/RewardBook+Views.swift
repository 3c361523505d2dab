import Words

extension ChildState {
    /// Lifetime points, those that challenges paid among them: levels come from them.
    public var points: Int { learning.points + challenges.bonusPoints }

    /// What was earned at one instant: an answer that is sent again tells it again.
    ///
    /// - Parameter badges: those of the household.
    public func news(at instant: Instant, on day: Day, badges: BadgeSet) -> RewardNews {
        var news = rewards.news(at: instant, on: day, badges: badges)
        news.challenges = challenges.reached(at: instant)
        return news
    }
}

extension RewardBook {
    /// The day streak as it is shown on a day.
    public func status(on day: Day) -> StreakStatus { streak.status(on: day, lessons: self.day(day).lessons) }

    /// How many days of a day's calendar month counted.
    public func learningDays(inMonthOf day: Day) -> Int {
        let first = day.advanced(by: 1 - day.day)
        // From the first of a month, 31 days ahead lie in the next one.
        let next = first.advanced(by: 31)
        return days(in: first..<next.advanced(by: 1 - next.day)).count { $0.counts }
    }

    /// "12 learning days this month."
    public static func sentence(learningDays count: Int) -> Saying { RewardWords.month(count) }
}
