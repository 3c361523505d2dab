/// One activity of a child: its plan, where it stands and every answer so far.
public struct Activity: Hashable, Sendable {
    /// What names it.
    public var id: ActivityID
    /// What kind it is.
    public var kind: ActivityKind
    /// The lesson.
    public var lesson: LessonID
    /// The subject of the lesson, where it was written down.
    public var subject: String?
    /// The pack it came from.
    public var pack: PackID
    /// The version of the pack at the start.
    public var packVersion: String
    /// The edition of the lesson with which it goes on, where it was written down.
    public var edition: LessonEdition?
    /// Where all random choices of the activity come from.
    public var seed: UInt64
    /// The skill that a review looks back at.
    public var skill: SkillID?
    /// The questions that can be asked; of a lesson and a review in the order in which they are.
    public var plan: [QuestionID]
    /// Of a quiz: how many of them are asked, and how long it may take.
    public var quiz: QuizTerms?
    /// Of a quiz over a subject: its lessons.
    public var mix: LessonMix?
    /// Of math facts.
    public var facts: FactTerms?
    /// When it began.
    public var startedAt: Instant
    /// Where it stands.
    public var state: ActivityState
    /// What the child looks at; nil once the last answer is given.
    public var current: Presentation?
    /// What is known of when the question became visible.
    public var timing: PresentationTiming
    /// In the order of their presentations. One that gave way to another has none.
    public var answers: [AnswerFact]
    /// The sums so far.
    public var tally: ActivityTally
    /// The place of the last choice, and how many choices running were at it (guessing guard).
    public var lastPlace: Int?
    /// How many choices running were at the last place.
    public var samePlaces: Int
    /// When the last fact happened.
    public var lastAt: Instant
    /// Time spent up to `lastAt`.
    public var activeMilliseconds: Int64
    /// How often it was paused.
    public var pauses: Int
    /// The result of a finished activity.
    public var summary: ActivitySummary?

    /// The activity that a start makes.
    public init(_ fact: ActivityStarted) {
        id = fact.activity
        kind = fact.kind
        lesson = fact.lesson
        subject = fact.subject
        pack = fact.pack
        packVersion = fact.packVersion
        edition = fact.edition
        seed = fact.seed
        skill = fact.skill
        plan = fact.plan
        quiz = fact.quiz
        mix = fact.mix
        facts = fact.facts
        startedAt = fact.at
        state = .running
        current = fact.first
        timing = .unseen
        answers = []
        tally = ActivityTally(maximum: fact.maximum)
        lastPlace = nil
        samePlaces = 0
        lastAt = fact.at
        activeMilliseconds = 0
        pauses = 0
        summary = nil
    }

    /// The answer given to a presentation, if there is one.
    public func answer(to presentation: PresentationID) -> AnswerFact? {
        answers.index(of: presentation, in: id).map { answers[$0] }
    }

    /// What was shown after an answer; nil when that was the last.
    func presentation(after fact: AnswerFact) -> Presentation? {
        guard let number = fact.presentation.number(in: id), let index = answers.index(of: fact.presentation, in: id)
        else {
            return nil
        }
        let place = answers.prefix(index).reduce(0) { place, answer in
            switch answer.next {
            case .following, .chosen, .rest: answer.isExtra ? place : place + 1
            case .question(let shown): shown.place
            case .retry, .again, .finished, .summary: place
            }
        }
        let answered = Presentation(
            number: number, question: fact.question, place: place, total: total, attempt: fact.attempt, order: [],
            rightPlaces: [], hintsGiven: fact.hints, isExtra: fact.isExtra)
        return shown(by: fact.next, after: answered)
    }

    /// What follows a presentation that was answered.
    func shown(by step: NextStep, after answered: Presentation?) -> Presentation? {
        switch step {
        case .retry(let arrangement): return answered?.retry(arranged: arrangement)
        case .again(let arrangement): return answered?.again(arranged: arrangement)
        case .following(let arrangement):
            guard let answered, plan.indices.contains(answered.nextPlace) else { return nil }
            return answered.next(plan[answered.nextPlace], arranged: arrangement)
        case .chosen(let question, let arrangement, let part):
            return answered?.next(question, arranged: arrangement, part: part)
        case .rest(let rest): return answered?.next(rest.question, arranged: rest.arrangement, isExtra: true)
        case .question(let presentation): return presentation
        case .finished, .summary: return nil
        }
    }

    /// How many questions are asked.
    public var total: Int { quiz?.count ?? plan.count }

    /// The question that it stands at, from 1.
    public var number: Int { (current?.place ?? total - 1) + 1 }

    /// Whether it was given up without an answer.
    var isUntouched: Bool { state == .abandoned && answers.isEmpty }

    /// The first answers, which are the scored ones and the only evidence.
    public var firstAnswers: [AnswerFact] { answers.filter { $0.isScored } }

    /// The last answer that the question in hand, or the try at it, came after. Rapid ones leave it as it is.
    private var lastTaken: AnswerFact? { answers.last { if case .again = $0.next { false } else { true } } }

    /// When the question in hand, or the try at it, was opened.
    var questionOpenSince: Instant { lastTaken?.at ?? startedAt }

    /// The answer before a retry; nil at the first try.
    var answerBeforeRetry: AnswerFact? {
        guard let current, current.attempt > 1, let last = lastTaken else { return nil }
        return last.question == current.question ? last : nil
    }

    /// The numbers, from 1, of the planned questions that have no first answer yet.
    public var openNumbers: [Int] {
        guard let current else { return [] }
        // Of a sprint nobody has to answer them all.
        if kind == .timed { return [current.place + 1] }
        let first = current.attempt == 1 ? current.place : current.nextPlace
        return Array((first..<max(first, total)).map { $0 + 1 })
    }

    /// Planned questions without those whose first answer was not graded.
    var gradedQuestions: Int {
        guard kind.isScored else { return 0 }
        let asked = kind.countsUnreached ? total : firstAnswers.count
        return asked - ungradedQuestions
    }

    /// Planned questions whose first answer was not graded.
    var ungradedQuestions: Int {
        answers.count { $0.outcome == .participated && $0.attempt == 1 && !$0.isExtra }
    }

    /// Whether enough was right at first that its finish counts for rewards. What was guessed is not right, and where
    /// nothing was graded nothing is counted.
    var counts: Bool {
        // One question of one's own choice is no work. A mix that has fewer is all that there is to ask.
        let most = mix == nil ? RewardRules.questionsOfWork : min(RewardRules.questionsOfWork, plan.count)
        let least = [.quiz, .practice].contains(kind) ? most : 1
        return gradedQuestions >= least && tally.right * 100 >= gradedQuestions * RewardRules.percentThatCounts
    }

    /// Whether of what was graded too little was right at first, by the share from which on a finish counts.
    var wentBadly: Bool {
        gradedQuestions > 0 && tally.right * 100 < gradedQuestions * RewardRules.percentThatCounts
    }

    /// The milliseconds of learning between the last fact and now, as the next fact carries them. A quiz with a limit has a
    /// clock that counts all of it, but for the pauses that stop it.
    func spent(until now: Instant) -> Int64 {
        let silence = max(0, now - lastAt)
        if hasLimit { return state == .running || !pauseStopsClock ? silence : 0 }
        return state == .running ? min(silence, LearningRules.longestSilenceMilliseconds) : 0
    }
}

extension [AnswerFact] {
    /// Where the answer to a presentation of an activity stands: at its number, but for those before it that gave way.
    func index(of presentation: PresentationID, in activity: ActivityID) -> Int? {
        guard let number = presentation.number(in: activity), number > 0, !isEmpty else { return nil }
        var index = Swift.min(number, count) - 1
        while index >= 0 {
            if self[index].presentation == presentation { return index }
            guard let found = self[index].presentation.number(in: activity), found > number else { return nil }
            index -= 1
        }
        return nil
    }
}

// MARK: What happened

extension Activity {
    mutating func apply(_ fact: PresentationShown) {
        advance(to: fact.at, spent: fact.spentMilliseconds)
        timing = .shown(mono: fact.mono, boot: fact.boot)
    }

    mutating func apply(_ fact: AnswerFact) {
        advance(to: fact.at, spent: fact.spentMilliseconds)
        answers.append(fact)
        tally.add(fact)
        lastPlace = fact.place
        samePlaces = fact.samePlaces
        timing = .unseen
        current = shown(by: fact.next, after: current)
    }

    mutating func apply(_ fact: HintFact) {
        advance(to: fact.at, spent: fact.spentMilliseconds)
        current?.hintsGiven = fact.number
        tally.hints += 1
    }

    mutating func apply(_ mark: ActivityMark, changing newState: ActivityState) {
        advance(to: mark.at, spent: mark.spentMilliseconds)
        state = newState
        if newState == .paused { pauses += 1 }
        timing = .unmeasured
    }

    /// The absence is not charged. A presentation that gave way keeps its number, unanswered.
    mutating func apply(_ fact: QuizReturn) {
        advance(to: fact.at, spent: 0)
        timing = .unmeasured
        guard let question = fact.question, let shown = current else { return }
        current = shown.replaced(by: question, arranged: fact.arrangement)
        timing = .unseen
    }

    mutating func apply(_ fact: ActivityFinished) {
        advance(to: fact.at, spent: fact.spentMilliseconds)
        state = .finished
        current = nil
        summary = fact.summary
    }

    private mutating func advance(to instant: Instant, spent: Int64) {
        lastAt = instant
        activeMilliseconds += spent
    }
}
