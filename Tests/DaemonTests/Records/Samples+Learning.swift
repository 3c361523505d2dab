import Household
import QuestionKinds

/// Facts of quizzes, reviews and forecasts.
extension Samples {
    static let learningSettings = LearningSettings(
        scheduler: .memory, adaptive: ["math": .steady, "art": .early])
    static let quizTerms = QuizTerms(count: 2, limitSeconds: 300, levels: [1, 2, 2], bridges: ["q2"])
    static let quizStarted = ActivityStarted(
        activity: "z9", kind: .quiz, lesson: "counting", subject: "math", pack: "p", packVersion: "1", edition: "0f",
        seed: 1, plan: ["q1", "q2", "q3"], maximum: 20, first: barePresentation, at: at, quiz: quizTerms)
    static let mix = LessonMix(lessons: ["counting", "adding"], editions: ["0f", "1e"], places: [0, 1, 0])
    static let mixStarted = ActivityStarted(
        activity: "z7", kind: .quiz, lesson: "counting", subject: "math", pack: "p", packVersion: "1", edition: "0f",
        seed: 1, plan: ["q1", "q2", "q3"], maximum: 20, first: barePresentation, at: at, quiz: quizTerms, mix: mix)
    static let mixSummary = ActivitySummary(
        activity: "z7", lesson: "counting", score: 20, maximum: 20, percent: 100, isPassed: true, questions: 2,
        right: 2, stars: 2, points: 20, longestRun: nil, hints: 0, durationSeconds: 40, isNewBest: false,
        celebration: Celebration(percent: 100, tier: .preteen, isStill: false), kind: .quiz, subject: "math")
    static let reviewStarted = ActivityStarted(
        activity: "z8", kind: .review, lesson: "counting", subject: "math", pack: "p", packVersion: "1", edition: "0f",
        seed: 1, plan: ["q1", "q2", "q3"], maximum: 30, first: barePresentation, at: at, skill: "k.count")
    static let reviewSummary = ActivitySummary(
        activity: "z8", lesson: "counting", score: 30, maximum: 30, percent: 100, isPassed: true, questions: 3,
        right: 3,
        stars: 3, points: 30, longestRun: nil, hints: 0, durationSeconds: 40, isNewBest: false,
        celebration: Celebration(percent: 100, tier: .preschool, isStill: true), kind: .review, reviewInDays: 7)
    static let skillMemory = SkillMemory(
        stability: 2_306_500, difficulty: 2_118_104, day: Day(number: 20_778), repeats: 2)
    static let forecast = Forecast(
        memory: Prediction(tenThousandths: 8_712), ladder: Prediction(tenThousandths: 9_000),
        mean: Prediction(tenThousandths: 8_500), rung: 1)

    /// The first answer of a quiz after a day without the skill: it raises the level.
    static let quizAnswer = AnswerFact(.option("b")) {
        $0.activity = "a7k2"
        $0.presentation = "a7k2.1"
        $0.question = "q1"
        $0.told = .words(.praise1, isExplained: false)
        $0.stars = 1
        $0.points = 10
        $0.sums = .change(score: 10, lost: 0, run: 1)
        $0.evidence = evidence
        $0.next = .chosen("q2", arrangement)
        $0.at = at
        $0.day = Day(number: 20_778)
        $0.credit = .answered
        $0.mastery = MasteryMark(percent: 100)
        $0.memory = MemoryMark(memory: skillMemory, forecast: forecast)
        $0.level = LevelMark(level: 2, ability: 2_489, reason: .tooEasy)
    }

    /// The third wrong one in a row: an easier question follows.
    static let restAnswer = AnswerFact(.option("b")) {
        $0.activity = "a7k2"
        $0.presentation = "a7k2.1"
        $0.question = "q1"
        $0.outcome = .explained
        $0.told = .words(.together, isExplained: true)
        $0.evidence = evidence
        $0.next = .rest(RestQuestion(question: "q0", arrangement: arrangement, reason: .misses))
        $0.at = at
        $0.day = Day(number: 20_778)
        $0.credit = .answered
        $0.memory = MemoryMark(
            memory: SkillMemory(stability: 212_000, difficulty: 6_413_300, day: Day(number: 20_778)))
        $0.level = LevelMark(level: 1, ability: -200, right: 0, wrong: 3)
    }

    /// The answer to that one, which is beside the plan.
    static let extraAnswer = AnswerFact(.option("b")) {
        $0.activity = "a7k2"
        $0.presentation = "a7k2.1"
        $0.question = "q0"
        $0.isScored = false
        $0.told = .words(.praise1, isExplained: false)
        $0.evidence = evidence
        $0.next = .following(arrangement)
        $0.at = at
        $0.day = Day(number: 20_778)
        $0.credit = .answered
        $0.isExtra = true
    }

    /// The second slow one: a rest is offered without a question.
    static let slowAnswer = AnswerFact(.option("b")) {
        $0.activity = "a7k2"
        $0.presentation = "a7k2.1"
        $0.question = "q1"
        $0.told = .words(.praise1, isExplained: false)
        $0.stars = 1
        $0.points = 10
        $0.sums = .change(score: 10, lost: 0, run: 1)
        $0.responseMilliseconds = 90_000
        $0.evidence = evidence
        $0.next = .following(arrangement)
        $0.at = at
        $0.day = Day(number: 20_778)
        $0.rest = .slow
    }

    /// A wrong one that shows a known mistake.
    static let mistakenAnswer = AnswerFact(.option("b")) {
        $0.activity = "a7k2"
        $0.presentation = "a7k2.1"
        $0.question = "q1"
        $0.outcome = .tryAgain
        $0.told = .words(.feedback, isExplained: false)
        $0.responseMilliseconds = 9_000
        $0.evidence = evidence
        $0.next = .retry(arrangement)
        $0.at = at
        $0.day = Day(number: 20_778)
        $0.mistake = .tensForOnes
    }

    /// An answer to an item of a list.
    static let itemAnswer = masteryAnswer(MasteryMark(percent: 100, item: .right))

    /// The end of an activity that shows that a skill is mastered, and of another one.
    static let masteryFinish = ActivityFinished(
        summary: drawnSummary, at: at, day: Day(number: 20_778), spentMilliseconds: 0,
        mastery: [
            SkillMark(
                skill: "k.count", percent: 100, window: SkillMark.Window(last: 7, answers: 5, reviewAfterDays: 3)),
            SkillMark(skill: "k.add", percent: 60),
        ])

    static let practiceStarted = ActivityStarted(
        activity: "z6", kind: .practice, lesson: "math-facts", subject: "math", pack: "math-facts",
        packVersion: "1.0.0", edition: "math-facts-1", seed: 1, plan: [], maximum: 200, first: factPresentation, at: at,
        quiz: QuizTerms(count: 20, levels: []),
        facts: FactTerms(drill: FactDrill(strategy: .bridgeTen, band: .fifth)))
    static let factPresentation: Presentation = {
        var first = barePresentation
        first.part = .placement
        return first
    }()
    static let sprintStarted = ActivityStarted(
        activity: "z5", kind: .timed, lesson: "math-facts", subject: "math", pack: "math-facts",
        packVersion: "1.0.0", edition: "math-facts-1", seed: 1, plan: [], maximum: 1500, first: barePresentation,
        at: at, quiz: QuizTerms(count: 150, limitSeconds: 60, levels: []), facts: FactTerms(goal: 12))
    /// A typed answer that passes the gate of a band.
    static let factAnswer = AnswerFact(.text("13")) {
        $0.activity = "z6"
        $0.presentation = "z6.1"
        $0.question = "fact.8+5"
        $0.told = .words(.praise1, isExplained: false)
        $0.stars = 1
        $0.points = 10
        $0.sums = .change(score: 10, lost: 0, run: 1)
        $0.responseMilliseconds = 2_900
        $0.evidence = AnswerEvidence(skill: "math-facts", kind: FillInBlank.kind, difficulty: 5, validity: .timed)
        $0.next = .chosen("fact.13-5", arrangement, part: .challenge)
        $0.at = at
        $0.day = Day(number: 20_778)
        $0.credit = .answered
        $0.fact = FactMark(
            part: .due, netMilliseconds: 1_900, isFast: true,
            memory: MemoryMark(memory: skillMemory, forecast: forecast),
            band: FactBandChange(to: .sixth, reason: .passed))
    }
    static let sprintSummary = ActivitySummary(
        activity: "z5", lesson: "math-facts", score: 130, maximum: 140, percent: 92, isPassed: true, questions: 14,
        right: 13, stars: 0, points: 130, longestRun: 9, hints: 0, durationSeconds: 60, isNewBest: true,
        celebration: Celebration(percent: 92, tier: .preteen, isStill: false), kind: .timed,
        sprint: SprintResult(
            right: 13, answers: 14, before: 11, goal: 12, missed: [MissedFact(fact: "8+5", mistake: .miscount)]))
    static let copyingSummary = ActivitySummary(
        activity: "z4", lesson: "math-facts", score: 0, maximum: 200, percent: 100, isPassed: true, questions: 20,
        right: 0, stars: 0, points: 0, longestRun: nil, hints: 0, durationSeconds: 60, isNewBest: false,
        celebration: Celebration(percent: 100, tier: .preteen, isStill: false), kind: .copying)
    /// One of three was a drawing.
    static let drawnSummary = ActivitySummary(
        activity: "z3", lesson: "counting", score: 20, maximum: 20, percent: 100, isPassed: true, questions: 3,
        right: 2, stars: 2, points: 20, longestRun: nil, hints: 0, durationSeconds: 40, isNewBest: false,
        celebration: Celebration(percent: 100, tier: .elementary, isStill: false), ungraded: 1)
    /// What practices and sprints left behind.
    static let factsPlayed: [LearningFact] = [
        .started(practiceStarted), .answered(factAnswer), .started(sprintStarted),
        .finished(
            ActivityFinished(summary: sprintSummary, at: at, day: Day(number: 20_778), spentMilliseconds: 0)),
        .finished(
            ActivityFinished(
                summary: copyingSummary, at: at, day: Day(number: 20_778), spentMilliseconds: 0,
                typingMilliseconds: 1_000)),
        .goalSet(FactGoalSet(goal: 14, at: at)),
        .answered(slowAnswer),
    ]
}
