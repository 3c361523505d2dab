/// All that is known about one child's learning, rebuilt from facts. The decide functions (`start`, `answer`, …) read
/// it and return facts; `apply` is the only thing that changes it.
public struct LearningBook: Hashable, Sendable {
    /// The open activities, one of each kind at most: the lesson first, then the others in the order in which they began.
    public package(set) var openActivities: [Activity]
    /// The last finished and abandoned activities, the newest last.
    public package(set) var closed: [Activity]
    /// What was finished, by lesson.
    public package(set) var history: [LessonID: LessonHistory]
    /// Stars in the child's purse.
    public package(set) var stars: Int
    /// Stars ever earned; never falls.
    public package(set) var starsEarned: Int
    /// Reward points ever earned; never falls.
    public package(set) var points: Int
    /// When a lesson of a pack was started last.
    public package(set) var packsUsed: [PackID: Instant]

    /// What was answered on the last household day.
    public package(set) var today: LearnedToday

    /// What was finished of quizzes, by lesson.
    public package(set) var quizzes: [LessonID: QuizHistory]

    /// How hard questions are for the child, by subject.
    public package(set) var levels: [String: AdaptiveState]

    /// How the forecasts of answers have fitted.
    public package(set) var forecasts: ForecastRecord

    /// What a parent has decided.
    public package(set) var settings: LearningSettings

    /// What is known of the child and the math facts.
    public package(set) var facts: FactBooks

    /// What answers tell about each skill that was tried.
    public package(set) var mastery: [SkillID: SkillMastery]

    /// The skills that have gone badly.
    public package(set) var struggles: [SkillID: SkillStruggle]

    /// A book; without arguments that of a child who begins.
    public init(
        open: [Activity] = [], closed: [Activity] = [], history: [LessonID: LessonHistory] = [:], stars: Int = 0,
        starsEarned: Int = 0, points: Int = 0, packsUsed: [PackID: Instant] = [:], today: LearnedToday = LearnedToday(),
        mastery: [SkillID: SkillMastery] = [:], quizzes: [LessonID: QuizHistory] = [:],
        levels: [String: AdaptiveState] = [:], forecasts: ForecastRecord = ForecastRecord(),
        settings: LearningSettings = LearningSettings(), facts: FactBooks = FactBooks(),
        struggles: [SkillID: SkillStruggle] = [:]
    ) {
        openActivities = open
        self.closed = closed
        self.history = history
        self.stars = stars
        self.starsEarned = starsEarned
        self.points = points
        self.packsUsed = packsUsed
        self.today = today
        self.mastery = mastery
        self.quizzes = quizzes
        self.levels = levels
        self.forecasts = forecasts
        self.settings = settings
        self.facts = facts
        self.struggles = struggles
    }

    /// The open lesson.
    public var open: Activity? { open(.lesson) }

    /// The open activities, the one in which something happened last first.
    public var openByUse: [Activity] {
        openActivities.enumerated().sorted { ($0.element.lastAt, $0.offset) > ($1.element.lastAt, $1.offset) }
            .map(\.element)
    }

    /// The open activity of a kind.
    public func open(_ kind: ActivityKind) -> Activity? {
        openActivities.firstIndex { $0.kind == kind }.map { openActivities[$0] }
    }

    /// The open activity with this id.
    public func openActivity(withID id: ActivityID) -> Activity? { openIndex(of: id).map { openActivities[$0] } }

    /// The subject of the open activity with this id, where it was written down.
    public func openSubject(of id: ActivityID) -> String? { openIndex(of: id).flatMap { openActivities[$0].subject } }

    /// The activity with this id, if it is open or one of the last closed ones.
    public func activity(_ id: ActivityID) -> Activity? { openActivity(withID: id) ?? closedActivity(withID: id) }

    /// The answer that was given to a presentation of an activity, if there is one.
    public func answer(to presentation: PresentationID, of id: ActivityID) -> AnswerFact? {
        if let index = openIndex(of: id) {
            let answers = openActivities[index].answers
            return answers.index(of: presentation, in: id).map { answers[$0] }
        }
        return closedActivity(withID: id)?.answer(to: presentation)
    }

    // By index: an activity is many texts, and looking for one copies none.
    private func openIndex(of id: ActivityID) -> Int? { openActivities.firstIndex { $0.id == id } }

    private func closedActivity(withID id: ActivityID) -> Activity? {
        closed.lastIndex { $0.id == id }.map { closed[$0] }
    }

    /// The plan with which an edition of a lesson was begun before, in an activity of the same kind, as far as that is
    /// remembered.
    func plan(of edition: LessonEdition?, _ kind: ActivityKind) -> [QuestionID]? {
        guard let edition else { return nil }
        return (closed + openActivities).last {
            $0.edition == edition && $0.kind == kind && $0.mix == nil && !$0.plan.isEmpty
        }?.plan
    }

    /// The editions of lessons that are gone on with, or told of again.
    public var editions: Set<LessonEdition> { Set((openActivities + closed).flatMap(\.editions)) }

    /// Takes in what happened. Total: a fact about an activity that is not open changes only the ledgers.
    public mutating func apply(_ fact: LearningFact) {
        switch fact {
        case .started(let fact):
            var activity = Activity(fact)
            if fact.plan.isEmpty { activity.plan = plan(of: fact.edition, fact.kind) ?? [] }
            openActivities.removeAll { $0.kind == fact.kind }
            openActivities.insert(activity, at: fact.kind == .lesson ? 0 : openActivities.count)
            packsUsed[fact.pack] = fact.at
            if fact.kind == .timed { facts[activity.factDomain].sprints.begin(goal: fact.facts?.goal, at: fact.at) }
        case .shown(let fact): change(fact.activity) { $0.apply(fact) }
        case .answered(let fact):
            stars += fact.stars
            starsEarned += fact.stars
            points += fact.points
            if fact.isScored, let day = fact.day, let index = openIndex(of: fact.activity) {
                today.take(fact, of: openActivities[index].lesson(of: fact.question), on: day)
            }
            learn(from: fact)
            change(fact.activity) { $0.apply(fact) }
        case .hinted(let fact):
            stars -= fact.starsPaid
            change(fact.activity) { $0.apply(fact) }
        case .paused(let mark): change(mark.activity) { $0.apply(mark, changing: .paused) }
        case .resumed(let mark): change(mark.activity) { $0.apply(mark, changing: .running) }
        case .returned(let fact): change(fact.activity) { $0.apply(fact) }
        case .goalSet(let fact): facts[fact.domain].sprints.set(fact.goal, at: fact.at)
        case .finished(let fact):
            remember(fact)
            if let mark = fact.struggle, let day = fact.day {
                struggles[mark.skill, default: SkillStruggle()].apply(mark, on: day)
            }
            change(fact.summary.activity) { $0.apply(fact) }
            close(fact.summary.activity)
        case .abandoned(let mark):
            if let review = mark.review, let day = mark.day { mastery[review.skill]?.apply(review, on: day) }
            change(mark.activity) { $0.apply(mark, changing: .abandoned) }
            close(mark.activity)
        }
    }

    /// Takes in what a parent decides.
    mutating func follow(_ settings: LearningSettings) {
        // What counts under one policy counts nothing under another.
        for subject in levels.keys where settings.adaptive[subject] != self.settings.adaptive[subject] {
            levels[subject]?.right = 0
            levels[subject]?.wrong = 0
        }
        self.settings = settings
    }

    /// Takes in what an answer tells about its skill and its subject.
    private mutating func learn(from fact: AnswerFact) {
        if let level = fact.level, let subject = openSubject(of: fact.activity) {
            levels[subject, default: AdaptiveState()].apply(level, at: fact.at)
        }
        if let mark = fact.fact, let day = fact.day, let known = FactQuestion(fact.question)?.fact {
            let isRight = fact.outcome == .correct
            facts[known.domain].apply(mark, to: known, isRight: isRight, on: day)
            if let forecast = mark.memory?.forecast { forecasts.take(forecast, isRight: isRight) }
        }
        guard let skill = fact.evidence?.skill else { return }
        if let mark = fact.mastery, let day = fact.day {
            mastery[skill, default: SkillMastery()].apply(
                fact.masteryAnswer(mark), mark, in: fact.activity, on: day)
        }
        guard let mark = fact.memory else { return }
        mastery[skill, default: SkillMastery()].apply(mark)
        if let forecast = mark.forecast { forecasts.take(forecast, isRight: fact.outcome == .correct) }
    }

    private mutating func change(_ id: ActivityID, _ body: (inout Activity) -> Void) {
        guard let index = openIndex(of: id) else { return }
        body(&openActivities[index])
    }

    private mutating func remember(_ fact: ActivityFinished) {
        let summary = fact.summary
        if let index = openIndex(of: summary.activity) {
            for mark in fact.mastery {
                mastery[mark.skill, default: SkillMastery()].apply(
                    mark, openActivities[index].masteryAnswers(of: mark.skill), in: summary.activity)
            }
        }
        switch fact.kind {
        // Its best would be one of other questions.
        case .quiz where summary.subject != nil: return
        case .quiz: return quizzes[summary.lesson, default: QuizHistory()].take(summary, counts: fact.counts)
        case .review:
            guard let review = fact.review, let day = fact.day else { return }
            mastery[review.skill]?.apply(review, on: day)
            return
        case .timed:
            if let result = summary.sprint { facts[FactDomain(summary.lesson) ?? .addSubtract].sprints.take(result) }
            return
        case .copying:
            if let day = fact.day, let time = fact.typingMilliseconds {
                facts.typing = FactTyping(milliseconds: time, day: day)
            }
            return
        case .practice: return
        default: break
        }
        let before = history[summary.lesson]
        history[summary.lesson] = LessonHistory(
            timesFinished: (before?.timesFinished ?? 0) + 1,
            bestPercent: summary.isNewBest ? summary.percent : before?.bestPercent ?? 0, lastFinishedAt: fact.at,
            isCounted: fact.counts || before?.isCounted == true)
    }

    private mutating func close(_ id: ActivityID) {
        guard let index = openIndex(of: id) else { return }
        let activity = openActivities.remove(at: index)
        // What was begun and given up without an answer takes no place of what was learned.
        if activity.isUntouched { closed.removeAll(where: \.isUntouched) }
        closed.append(activity)
        if closed.count > LearningRules.closedActivities { closed.removeFirst() }
    }
}
