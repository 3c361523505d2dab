import Household

/// What declares a skill mastered.
protocol MasteryCriterion {
    /// Takes in a first answer, without hints.
    ///
    /// - Parameter day: one activity each.
    mutating func take(isRight: Bool, day: Int)
    /// Takes in that the activity of a day is over.
    mutating func endDay()
    /// Whether it was declared, now or before.
    var isDeclared: Bool { get }
}

extension MasteryCriterion {
    /// Most look at answers alone.
    mutating func endDay() {}
}

/// The criteria of the report.
enum MasteryCriterionKind: String, CaseIterable {
    case ours = "kidd"
    case fiveInRow = "5 right in a row, once"
    case eightOfTen = "8 of the last 10"
    case tracing = "BKT at 0.95"
    case tracingWithGuess = "BKT at 0.95, guess 0.25"

    /// At the beginning.
    var criterion: any MasteryCriterion {
        switch self {
        case .ours: SkillCriterion()
        case .fiveInRow: RunCriterion(right: 5, of: 5)
        case .eightOfTen: RunCriterion(right: 8, of: 10)
        case .tracing: TracingCriterion(guess: 0.1)
        case .tracingWithGuess: TracingCriterion(guess: 0.25)
        }
    }
}

/// Mastery as kidd decides it, by its own code, with the standard rubric.
struct SkillCriterion: MasteryCriterion {
    private var skill = SkillMastery()
    private var given: [(answer: MasteryAnswer, day: Day)] = []

    mutating func take(isRight: Bool, day: Int) {
        let activity = ActivityID(rawValue: "\(day)")
        let number = given.count
        let answer = MasteryAnswer(
            presentation: PresentationID(activity, number + 1), question: "q",
            percent: MasteryRule.percent(isRight: isRight, hints: 0), hints: 0,
            at: Instant(seconds: Int64(day) * 86_400 + Int64(number) * 10))
        let day = Day(number: day)
        skill.apply(answer, skill.mark(of: answer, on: day), in: activity, on: day)
        given.append((answer, day))
    }

    mutating func endDay() {
        guard let activity = skill.activity else { return }
        let right = given.count { $0.answer.percent > 0 }
        let mark = skill.mark(
            of: "skill", given, in: activity,
            isPassed: right * 100 >= given.count * LearningRules.passingPercent, isWritten: { _ in false }, .standard,
            .ladder)
        if let mark { skill.apply(mark, given, in: activity) }
        given = []
    }

    var isDeclared: Bool { skill.firstMasteredAt != nil }
}

/// So many right of the last so many, at any time.
struct RunCriterion: MasteryCriterion {
    private let right: Int
    private let count: Int
    private var last: [Bool] = []
    private(set) var isDeclared = false

    init(right: Int, of count: Int) {
        self.right = right
        self.count = count
    }

    mutating func take(isRight: Bool, day: Int) {
        last = last.suffix(count - 1) + [isRight]
        isDeclared = isDeclared || last.count == count && last.count { $0 } >= right
    }
}

/// Bayesian knowledge tracing (Corbett and Anderson 1995) with a constant of 0.1 for known before, learned with a
/// question, slip and guess: what OATutor takes where nothing was fitted (`defaultBKTParams.json`).
struct TracingCriterion: MasteryCriterion {
    private static let transit = 0.1
    private static let slip = 0.1
    private static let threshold = 0.95
    private let guess: Double
    private var known = 0.1
    private(set) var isDeclared = false

    init(guess: Double) { self.guess = guess }

    mutating func take(isRight: Bool, day: Int) {
        let ifKnown = isRight ? 1 - Self.slip : Self.slip
        let ifNot = isRight ? guess : 1 - guess
        let after = known * ifKnown / (known * ifKnown + (1 - known) * ifNot)
        known = after + (1 - after) * Self.transit
        isDeclared = isDeclared || known >= Self.threshold
    }
}
