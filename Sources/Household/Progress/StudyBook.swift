/// What a child's learning came to on each of the last days, rebuilt from facts: what reports are made of. It decides
/// nothing.
///
/// Older days are told by ``LearningDay``, which has one sum for all subjects, and by folds.
public struct StudyBook: Hashable, Sendable {
    /// The days on which something was learned, ascending; the latest ``mostDays`` of them. They are kept by number, so that
    /// a date far in the future drops none but the oldest.
    public package(set) var days: [StudyDay]
    /// The last first answers of each skill that was tried.
    public package(set) var recent: [SkillID: RecentAnswers]
    /// When something was answered last.
    public package(set) var lastAt: Instant?
    /// Learning time that no day is known of yet: the next answer tells it.
    public package(set) var pending: Milliseconds

    /// Days that are kept: 18 weeks, or more where some are without learning.
    public static let mostDays = 126
    /// A longer pause ends a sitting.
    public static let sessionPause = 30 * Milliseconds.minute

    /// A book; without arguments that of a child who begins.
    public init(
        days: [StudyDay] = [], recent: [SkillID: RecentAnswers] = [:], lastAt: Instant? = nil,
        pending: Milliseconds = 0
    ) {
        self.days = days
        self.recent = recent
        self.lastAt = lastAt
        self.pending = pending
    }

    /// What was learned in a range of days, all days together; nil where nothing was.
    public func sum(in range: Range<Day>) -> StudyDay? {
        var sum: StudyDay?
        for day in days where range.contains(day.day) { sum = sum?.adding(day) ?? day }
        return sum
    }

    /// Takes in what happened in learning. Total: it cannot fail.
    ///
    /// - Parameter subject: of the activity, where it is known.
    mutating func apply(_ fact: LearningFact, subject: String?) {
        guard fact.tells else { return }
        // Nobody learned in the silence before something is given up, often a day later.
        if case .abandoned = fact { return }
        guard let day = fact.knownDay, !fact.isMark else {
            pending = pending.adding(clamped: fact.spent)
            return
        }
        let index = index(of: day)
        days[index].subjects.change(subject ?? "") { sum in
            sum.take(fact)
            sum.active = sum.active.adding(clamped: pending)
            // A hint has no day: the answer after it tells of it.
            if case .answered(let answer) = fact, answer.isScored { sum.hints += answer.hints }
        }
        pending = 0
        if case .answered(let answer) = fact { take(answer, at: index) }
        if case .finished(let finished) = fact, let lesson = FinishedLesson(finished) { days[index].takeOne(lesson) }
        // The day just counted stays, even when a clock set back made it the oldest.
        if days.count > Self.mostDays { days.remove(at: index == 0 ? 1 : 0) }
    }

    private mutating func take(_ answer: AnswerFact, at index: Int) {
        if lastAt.map({ answer.at.milliseconds - $0.milliseconds > Self.sessionPause }) ?? true {
            days[index].sessions += 1
        }
        lastAt = answer.at
        guard answer.isScored, let evidence = answer.evidence else { return }
        if let mistake = answer.mistakeClass { days[index].takeOne(mistake, in: evidence.skill) }
        let isRight = answer.outcome == .correct
        days[index].change(evidence.kind) { kind in
            kind.first += 1
            kind.right += isRight ? 1 : 0
            kind.hints += answer.hints
        }
        recent[evidence.skill, default: RecentAnswers()].take(
            RecentAnswer(
                presentation: answer.presentation, question: answer.question, kind: evidence.kind, isRight: isRight,
                hints: answer.hints, at: answer.at))
    }

    /// The place of a day, which is made where it is missing.
    private mutating func index(of day: Day) -> Int {
        let place = days.lastIndex { $0.day <= day }.map { $0 + 1 } ?? 0
        if place > 0, days[place - 1].day == day { return place - 1 }
        days.insert(StudyDay(day: day), at: place)
        return place
    }
}

/// The last first answers of a skill (Reports: skills that need help).
public struct RecentAnswers: Hashable, Sendable {
    /// How many there were, ``most`` at most.
    public package(set) var count: Int
    /// A bit for each wrong one, the newest lowest.
    public package(set) var wrongBits: Int
    /// The answers themselves, the newest last; fewer than ``count`` where some were given before they were kept.
    public package(set) var answers: [RecentAnswer]

    /// How many are remembered.
    public static let most = 10
    /// As many wrong ones among them ask for help.
    public static let wrongThatNeedHelp = 4

    /// All members; without arguments nothing was answered.
    public init(count: Int = 0, wrongBits: Int = 0, answers: [RecentAnswer] = []) {
        self.count = count
        self.wrongBits = wrongBits
        self.answers = answers
    }

    /// The wrong ones among them.
    public var wrong: Int { wrongBits.nonzeroBitCount }
    /// Whether so many are wrong that somebody should help.
    public var needsHelp: Bool { wrong >= Self.wrongThatNeedHelp }

    /// The right ones among them; nil: nothing was answered.
    public var accuracy: Accuracy? { Accuracy(right: count - wrong, of: count) }

    mutating func take(_ answer: RecentAnswer) {
        count = min(Self.most, count + 1)
        wrongBits = (wrongBits << 1 | (answer.isRight ? 0 : 1)) & (1 << Self.most - 1)
        if answers.count >= Self.most { answers.removeFirst(answers.count - Self.most + 1) }
        answers.append(answer)
    }
}

extension StudyDay {
    /// This day and another one together.
    func adding(_ other: StudyDay) -> StudyDay {
        var sum = self
        sum.add(other)
        return sum
    }
}

extension LearningFact {
    /// Whether it only marks a moment of an activity.
    fileprivate var isMark: Bool {
        switch self {
        case .paused, .resumed, .abandoned: true
        default: false
        }
    }
}
