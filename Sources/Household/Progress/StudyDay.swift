/// What a child learned on one household day, by subject, by kind of question and by mistake (Reports, Parent dashboard).
public struct StudyDay: Hashable, Sendable {
    /// The household day.
    public var day: Day
    /// Sittings that began on it: a pause of half an hour ends one.
    public var sessions: Int
    /// By subject, in the order of their names; an empty name stands for what belongs to none.
    public var subjects: [FoldedSubject]
    /// By kind of question, in the order in which they came.
    public var kinds: [KindTotals]
    /// Classes of mistakes behind wrong first answers, in the order in which they came.
    public var mistakes: [MistakeTotals]
    /// Lessons that were finished, passed or not, in the order in which they came.
    public var finished: [FinishedLesson]

    /// A day; without numbers one on which nothing was done.
    public init(
        day: Day, sessions: Int = 0, subjects: [FoldedSubject] = [], kinds: [KindTotals] = [],
        mistakes: [MistakeTotals] = [], finished: [FinishedLesson] = []
    ) {
        self.day = day
        self.sessions = sessions
        self.subjects = subjects
        self.kinds = kinds
        self.mistakes = mistakes
        self.finished = finished
    }

    /// Adds what another day came to; the day stays.
    mutating func add(_ other: StudyDay) {
        sessions += other.sessions
        for subject in other.subjects { subjects.change(subject.subject) { $0.add(subject) } }
        for kind in other.kinds { change(kind.kind) { $0.add(kind) } }
        for mistake in other.mistakes { take(mistake) }
        for lesson in other.finished { take(lesson) }
    }

    mutating func change(_ kind: QuestionKind, _ body: (inout KindTotals) -> Void) {
        if let index = kinds.firstIndex(where: { $0.kind == kind }) { return body(&kinds[index]) }
        var totals = KindTotals(kind: kind)
        body(&totals)
        kinds.append(totals)
    }

    /// So many classes of mistakes in skills are told apart on a day; a day of learning has far fewer.
    static let mostMistakes = 40

    /// Takes in one mistake, unless the day is full of others.
    mutating func takeOne(_ mistake: MistakeClass, in skill: SkillID) {
        let one = MistakeTotals(mistake: mistake, skill: skill, count: 1)
        if mistakes.count < Self.mostMistakes || mistakes.contains(where: one.isSame) { take(one) }
    }

    /// So many lessons are told apart on a day; a day of learning has far fewer.
    static let mostFinished = 40

    /// Takes in one finish, unless the day is full of others.
    mutating func takeOne(_ lesson: FinishedLesson) {
        if finished.count < Self.mostFinished || finished.contains(where: { $0.lesson == lesson.lesson }) {
            take(lesson)
        }
    }

    private mutating func take(_ lesson: FinishedLesson) {
        guard let index = finished.firstIndex(where: { $0.lesson == lesson.lesson }) else {
            return finished.append(lesson)
        }
        finished[index].times += lesson.times
        finished[index].bestPercent = max(finished[index].bestPercent, lesson.bestPercent)
        finished[index].lastAt = max(finished[index].lastAt, lesson.lastAt)
    }

    private mutating func take(_ totals: MistakeTotals) {
        if let index = mistakes.firstIndex(where: totals.isSame) {
            mistakes[index].count += totals.count
        } else {
            mistakes.append(totals)
        }
    }
}

/// A lesson that was finished, once or again.
public struct FinishedLesson: Hashable, Sendable {
    /// Which one.
    public var lesson: LessonID
    /// How often.
    public var times: Int
    /// The best result.
    public var bestPercent: Int
    /// The last time.
    public var lastAt: Instant

    /// All members.
    public init(lesson: LessonID, times: Int, bestPercent: Int, lastAt: Instant) {
        self.lesson = lesson
        self.times = times
        self.bestPercent = bestPercent
        self.lastAt = lastAt
    }

    /// One finish of a lesson; nil when it was something else: a quiz, a review, a sprint.
    init?(_ fact: ActivityFinished) {
        guard fact.kind == .lesson else { return nil }
        self.init(lesson: fact.summary.lesson, times: 1, bestPercent: fact.summary.percent, lastAt: fact.at)
    }
}

/// How questions of one kind were answered.
public struct KindTotals: Hashable, Sendable {
    /// The kind of the questions.
    public var kind: QuestionKind
    /// Scored first answers.
    public var first: Int
    /// The right ones among them.
    public var right: Int
    /// Hints before those answers.
    public var hints: Int

    /// A kind; without numbers one that was not answered.
    public init(kind: QuestionKind, first: Int = 0, right: Int = 0, hints: Int = 0) {
        self.kind = kind
        self.first = first
        self.right = right
        self.hints = hints
    }

    mutating func add(_ other: KindTotals) {
        first += other.first
        right += other.right
        hints += other.hints
    }
}

/// How often mistakes of one class were made in one skill.
public struct MistakeTotals: Hashable, Sendable {
    /// The class.
    public var mistake: MistakeClass
    /// The skill.
    public var skill: SkillID
    /// How often.
    public var count: Int

    /// All members.
    public init(mistake: MistakeClass, skill: SkillID, count: Int) {
        self.mistake = mistake
        self.skill = skill
        self.count = count
    }

    /// Days of before classes counted mistakes in math facts alone; nil for what is no known mistake.
    public init?(_ mistake: FactMistake, count: Int) {
        guard let mistake = mistake.mistakeClass else { return nil }
        self.init(mistake: mistake, skill: MathFactsLesson.skill, count: count)
    }

    fileprivate func isSame(as other: MistakeTotals) -> Bool { mistake == other.mistake && skill == other.skill }
}

extension FoldedSubject {
    mutating func add(_ other: FoldedSubject) {
        answers += other.answers
        first += other.first
        right += other.right
        hints += other.hints
        active = active.adding(clamped: other.active)
        lessons += other.lessons
        stars += other.stars
        starsPaid += other.starsPaid
        points += other.points
    }

    /// Takes in what happened in learning.
    mutating func take(_ fact: LearningFact) {
        switch fact {
        case .answered(let answer):
            if !answer.isRapid { answers += 1 }
            if answer.isScored {
                first += 1
                if answer.outcome == .correct { right += 1 }
            }
            stars += answer.stars
            points += answer.points
        case .hinted(let hint):
            hints += 1
            starsPaid += hint.starsPaid
        case .finished(let finished): if finished.makesLearningDay { lessons += 1 }
        case .shown, .paused, .resumed, .abandoned, .started, .returned, .goalSet: break
        }
        active = active.adding(clamped: fact.spent)
    }
}

extension LearningFact {
    /// Learning time since the fact before, in milliseconds.
    var spent: Milliseconds {
        switch self {
        case .answered(let fact): fact.spentMilliseconds
        case .hinted(let fact): fact.spentMilliseconds
        case .finished(let fact): fact.spentMilliseconds
        case .shown(let fact): fact.spentMilliseconds
        case .paused(let mark), .resumed(let mark), .abandoned(let mark): mark.spentMilliseconds
        case .started, .returned, .goalSet: 0
        }
    }

    /// The household day that stands in it; nil where none does.
    var knownDay: Day? {
        switch self {
        case .answered(let fact): fact.day
        case .finished(let fact): fact.day
        case .paused(let mark), .resumed(let mark), .abandoned(let mark): mark.day
        case .hinted, .shown, .started, .returned, .goalSet: nil
        }
    }

    /// Whether it says anything about what a day came to.
    var tells: Bool {
        switch self {
        case .answered, .hinted, .finished: true
        case .shown, .paused, .resumed, .abandoned: spent != 0
        case .started, .returned, .goalSet: false
        }
    }
}

extension [FoldedSubject] {
    /// Changes what is known of a subject; subjects stay in the order of their names.
    mutating func change(_ subject: String, _ body: (inout FoldedSubject) -> Void) {
        let place = firstIndex { $0.subject >= subject } ?? count
        if place == count || self[place].subject != subject { insert(FoldedSubject(subject: subject), at: place) }
        body(&self[place])
    }
}
