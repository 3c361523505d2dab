import Household
import RealModule

/// How likely a simulated learner answers questions of one skill rightly, over days. Constants are chosen here.
enum MasteryLearner {
    /// Always with the same chance.
    case constant(Double)
    /// The way from 0.25 to 0.95 gets shorter with every question, and a night takes part of what the day brought.
    case growing(shareOfQuestion: Double, shareOfNight: Double)
    /// From 0.25 to 0.95 at once, with this chance at every question.
    case leaping(Double)

    /// The name in tables.
    var name: String {
        switch self {
        case .constant(let chance): "always \(chance)"
        case .growing(let share, 0): "grows by \(share) of the way with each question, forgets nothing"
        case .growing(let share, let night): "grows by \(share), loses \(night) of the day's gain each night"
        case .leaping(let chance): "leaps, with a chance of \(chance) at each question"
        }
    }

    private static let lowest = 0.25
    private static let highest = 0.95

    /// The chance of a right answer at each question, by days of some questions.
    func chances(days: Int, questionsOfDay: Int, from random: inout SeededRandom) -> [[Double]] {
        var now = Self.lowest
        if case .constant(let chance) = self { now = chance }
        return (0..<days).map { _ in
            let morning = now
            let day = (0..<questionsOfDay).map { _ -> Double in
                let chance = now
                switch self {
                case .constant: break
                case .growing(let share, _): now += share * (Self.highest - now)
                case .leaping(let chance): if random.chance() < chance { now = Self.highest }
                }
                return chance
            }
            if case .growing(_, let night) = self { now -= night * (now - morning) }
            return day
        }
    }
}

/// One learner under all criteria.
struct MasterySimulation {
    /// Questions that each learner answers at most.
    static let items = 40

    let learner: MasteryLearner
    let questionsOfDay: Int
    let seed: UInt64

    /// What came of one learner and one criterion.
    struct Outcome {
        /// Questions up to the declaration; nil: not declared.
        let declaredAfter: Int?
        /// The chance of a right answer on the day after the declaration, before anything was asked.
        let chanceNextDay: Double?
        /// The same after the last question, declared or not.
        let chanceAtEnd: Double
    }

    /// The same answers for all criteria.
    func outcomes(number: Int) -> [Outcome] {
        var random = SeededRandom(seed: seed, stream: UInt64(number))
        let days = Self.items / questionsOfDay
        let chances = learner.chances(days: days + 1, questionsOfDay: questionsOfDay, from: &random)
        let answers = chances.map { $0.map { random.chance() < $0 } }
        return MasteryCriterionKind.allCases.map { kind in
            let after = Self.declaredAfter(kind, answers.prefix(days))
            let day = after.map { ($0 - 1) / questionsOfDay }
            return Outcome(
                declaredAfter: after, chanceNextDay: day.map { chances[$0 + 1][0] }, chanceAtEnd: chances[days][0])
        }
    }

    private static func declaredAfter(_ kind: MasteryCriterionKind, _ days: ArraySlice<[Bool]>) -> Int? {
        var criterion = kind.criterion
        var asked = 0
        for (day, answers) in days.enumerated() {
            for isRight in answers {
                criterion.take(isRight: isRight, day: day)
                asked += 1
                if criterion.isDeclared { return asked }
            }
            criterion.endDay()
            if criterion.isDeclared { return asked }
        }
        return nil
    }
}
