/// Shares out what completed challenges pay on the base points of some days (Rewards, Challenges).
///
/// Each base line remembers what was paid on it: lines of a day on which the same was paid are kept together.
struct ChallengeBonus {
    /// The points of a household day.
    private struct DayPoints {
        let day: Day
        /// Points with what is paid on them; all points of the day are among them.
        var shares: [PaidPoints]
    }

    private var days: [DayPoints]

    /// The base points of some days, with what is about to be recorded.
    init(of book: RewardBook, in range: Range<Day>, adding gain: ChallengeGain) {
        days = book.days(in: range).map { DayPoints(day: $0.day, shares: $0.shares) }
        guard let day = gain.day, gain.points > 0, range.contains(day) else { return }
        let new = PaidPoints(points: gain.points, challengePercent: 0, streakPercent: 0)
        if let index = days.firstIndex(where: { $0.day == day }) {
            days[index].shares.take(new)
        } else {
            days.append(DayPoints(day: day, shares: [new]))
        }
    }

    /// Pays for a completed challenge, and remembers it.
    ///
    /// - Returns: the points that it pays, the base points on which it pays something, and what is paid on the days.
    mutating func pay(
        bonus: Int, streak: Int, in range: Range<Day>
    ) -> (points: Int, basePoints: Int, paid: [PaidDay]) {
        var hundredths = 0
        var base = 0
        var paid: [PaidDay] = []
        for index in days.indices where range.contains(days[index].day) {
            var shares: [PaidPoints] = []
            for share in days[index].shares {
                var new = share
                let own = min(
                    bonus, RewardRules.mostChallengePercent - share.challengePercent,
                    RewardRules.mostBonusPercent - share.percent)
                new.challengePercent += max(0, own)
                new.streakPercent += max(0, min(streak, RewardRules.mostBonusPercent - new.percent))
                hundredths += share.points * (new.percent - share.percent)
                if new.percent > share.percent { base += share.points }
                shares.take(new)
            }
            days[index].shares = shares
            let told = shares.filter { $0.percent > 0 }
            if !told.isEmpty { paid.append(PaidDay(day: days[index].day, shares: told)) }
        }
        return (hundredths / 100, base, paid)
    }
}

extension [PaidPoints] {
    /// Adds points to those of the same percentages.
    fileprivate mutating func take(_ new: PaidPoints) {
        let same = firstIndex {
            $0.challengePercent == new.challengePercent && $0.streakPercent == new.streakPercent
        }
        if let same { self[same].points += new.points } else { append(new) }
    }
}

extension LearningDay {
    /// All points of the day with what is paid on them.
    fileprivate var shares: [PaidPoints] {
        let rest = points - paid.reduce(0) { $0 + $1.points }
        return paid + (rest > 0 ? [PaidPoints(points: rest, challengePercent: 0, streakPercent: 0)] : [])
    }
}
