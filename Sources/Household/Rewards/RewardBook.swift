/// What is known of a fact of learning when it is about to be taken in.
struct LearningStep {
    /// The subject of the open activity, where it is known.
    var subject: String?
    /// Whether the lesson was never finished before so that it counts.
    var isFirstFinish = false
    /// How many skills are mastered for the first time by it.
    var newSkills = 0
    /// Whether a math fact is fluent for the first time by it.
    var isNewFact = false
}

/// What one child's learning adds up to, by day and by subject, and what was earned with it, rebuilt from facts. The
/// purse itself (stars, points) is in `LearningBook`.
public struct RewardBook: Hashable, Sendable {
    /// The household days on which something was learned, ascending; the latest `mostDays` of them.
    public package(set) var days: [LearningDay]
    /// The subjects in which something was done, in the order in which they came.
    public package(set) var subjects: [SubjectTotals]
    /// Scored first answers ever given, each question once a household day.
    public package(set) var firstAnswers: Int
    /// The right ones among them.
    public package(set) var right: Int
    /// Different lessons that were finished so that it counts.
    public package(set) var lessons: Int
    /// Days in a row, and weeks.
    public package(set) var streak: DayStreak
    /// The badges that the child has, in the order in which they were earned.
    public package(set) var badges: [EarnedBadge]
    /// The stickers that the child has, in the order in which they were given.
    public package(set) var stickers: [EarnedSticker]
    /// The kinds of questions that were answered, in the order in which they came.
    public package(set) var kinds: [QuestionKind]

    /// How many days are kept: ten years.
    public static let mostDays = 3_660

    /// A book; without arguments that of a child who begins.
    public init(
        days: [LearningDay] = [], subjects: [SubjectTotals] = [], firstAnswers: Int = 0, right: Int = 0,
        lessons: Int = 0, streak: DayStreak = DayStreak(), badges: [EarnedBadge] = [], stickers: [EarnedSticker] = [],
        kinds: [QuestionKind] = []
    ) {
        self.days = days
        self.subjects = subjects
        self.firstAnswers = firstAnswers
        self.right = right
        self.lessons = lessons
        self.streak = streak
        self.badges = badges
        self.stickers = stickers
        self.kinds = kinds
    }

    /// Whether the child has a badge.
    public func has(_ badge: BadgeKey) -> Bool { badges.contains { $0.badge == badge } }

    /// Takes in what was earned. Total: what the child has already is not earned again.
    public mutating func apply(_ fact: RewardFact) {
        switch fact {
        case .streakSet(let new): streak = new
        case .badgeEarned(let badge, let day, let at):
            if !has(badge) { badges.append(EarnedBadge(badge: badge, day: day, at: at)) }
        case .badgesSeen(let seen):
            for index in badges.indices where seen.contains(badges[index].badge) { badges[index].isSeen = true }
        case .stickerEarned(let sticker): stickers.append(sticker)
        case .kindUsed(let kind): if !kinds.contains(kind) { kinds.append(kind) }
        }
    }

    /// What was learned on a household day.
    public func day(_ day: Day) -> LearningDay {
        let index = index(of: day)
        return index < days.count && days[index].day == day ? days[index] : LearningDay(day: day)
    }

    /// Whether a household day counts for the day streak.
    func counts(on day: Day) -> Bool {
        let index = index(of: day)
        return index < days.count && days[index].day == day && days[index].counts
    }

    /// What the household days of a range come to.
    func sum(in range: Range<Day>, of totals: (LearningDay) -> PeriodTotals) -> PeriodTotals {
        var sum = PeriodTotals()
        // By index: a day is not copied for its numbers.
        for index in index(of: range.lowerBound)..<index(of: range.upperBound) { sum = sum + totals(days[index]) }
        return sum
    }

    /// What was learned on the household days of a range, days on which nothing was done left out.
    public func days(in range: Range<Day>) -> ArraySlice<LearningDay> {
        days[index(of: range.lowerBound)..<index(of: range.upperBound)]
    }

    /// Remembers what a completed challenge paid on the points of its days.
    mutating func take(_ completion: ChallengeCompletion) {
        for paid in completion.paid { change(paid.day) { $0.paid = paid.shares } }
    }

    /// Takes in what happened in learning. Total: it cannot fail.
    mutating func apply(_ fact: LearningFact, _ step: LearningStep) {
        let subject = step.subject
        switch fact {
        case .answered(let fact):
            let isNew = fact.isScored && fact.credit != .again
            if isNew {
                firstAnswers += 1
                if fact.outcome == .correct { right += 1 }
            }
            if let subject { change(subject) { $0.points += fact.points } }
            change(fact.day) { day in
                if isNew {
                    day.firstAnswers += 1
                    if fact.credit == .full { day.credited += 1 }
                    if fact.outcome == .correct { day.right += 1 }
                }
                if fact.makesLearningDay { day.isMadeByAnswers = true }
                day.newSkills += step.newSkills
                if step.isNewFact { day.newFacts += 1 }
                day.stars += fact.stars
                day.points += fact.points
            }
        case .finished(let fact):
            if let sprint = fact.summary.sprint {
                change(fact.day) { $0.sprintBest = max($0.sprintBest, sprint.right) }
            }
            if step.isFirstFinish {
                lessons += 1
                if let subject { change(subject) { $0.lessons += 1 } }
            }
            if fact.makesLearningDay || step.newSkills > 0 {
                change(fact.day) { day in
                    if fact.makesLearningDay { day.lessons += 1 }
                    day.newSkills += step.newSkills
                }
            }
        case .started, .shown, .hinted, .paused, .resumed, .returned, .goalSet, .abandoned: break
        }
    }

    private mutating func change(_ subject: String, _ body: (inout SubjectTotals) -> Void) {
        if let index = subjects.firstIndex(where: { $0.subject == subject }) {
            body(&subjects[index])
        } else {
            var totals = SubjectTotals(subject: subject)
            body(&totals)
            subjects.append(totals)
        }
    }

    private mutating func change(_ day: Day?, _ body: (inout LearningDay) -> Void) {
        guard let day else { return }
        let index = index(of: day)
        if index == days.count || days[index].day != day { days.insert(LearningDay(day: day), at: index) }
        body(&days[index])
        // The day just counted stays, even when a clock set back made it the oldest.
        if days.count > Self.mostDays { days.remove(at: index == 0 ? 1 : 0) }
    }

    /// The index of a day, or where it would be inserted.
    private func index(of day: Day) -> Int {
        // Mostly it is the last one.
        if days.isEmpty { return 0 }
        let last = days[days.count - 1].day
        if last <= day { return last == day ? days.count - 1 : days.count }
        var low = 0
        var high = days.count
        while low < high {
            let middle = (low + high) / 2
            if days[middle].day < day { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
