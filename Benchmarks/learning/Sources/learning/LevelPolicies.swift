import Household
import RealModule

/// What decides how hard the next question is.
enum LevelPolicy: Hashable {
    /// A rule of kidd, by its own code.
    case rule(AdaptivePolicy)
    /// `target80` with other constants.
    case staircase(Staircase)
    /// The same level always.
    case fixed(Int)
    /// Any level, each equally likely.
    case random
    /// Whoever knows the learner: the level with four of five right.
    case oracle

    /// The name in tables.
    var name: String {
        switch self {
        case .rule(let policy): policy.rawValue
        case .staircase(let staircase): staircase.name
        case .fixed(let level): "level \(level)"
        case .random: "random"
        case .oracle: "who knows the learner"
        }
    }

    /// Whether it is one that kidd has; the others are for comparison.
    var isOurs: Bool {
        if case .rule = self { return true }
        return false
    }
}

/// The form of `target80` with constants of its own.
struct Staircase: Hashable {
    /// How far one answer moves the ability.
    let step: Double
    /// How steeply the chance of a right answer falls with the level.
    let slope: Double
    /// The share of right answers that it aims at.
    let target: Double
    /// How far a right answer moves it until the level falls for the first time; nil: as far as any. Not in the form of
    /// `target80`.
    var firstStep: Double?

    var name: String {
        let first = firstStep.map { "\($0) up to the first fall, then " } ?? ""
        return "step \(first)\(step), slope \(slope), target \(target)"
    }

    func next(_ state: AdaptiveState, isRight: Bool, difficulty: Int) -> AdaptiveState {
        let off = (isRight ? 1 : 0) - chance(state.ability, difficulty)
        let step = isRight && state.wrong == 0 ? firstStep ?? step : step
        let ability = min(max(state.ability + Int((step * 1000 * off).rounded()), -1_000), 7_000)
        let best = AdaptiveRule.levels.min {
            abs(chance(ability, $0) - target) < abs(chance(ability, $1) - target)
        }
        let level = state.level + ((best ?? state.level) - state.level).signum()
        // Here the counter says whether the level ever fell.
        return AdaptiveState(level: level, ability: ability, wrong: level < state.level ? 1 : state.wrong)
    }

    private func chance(_ ability: Int, _ level: Int) -> Double {
        1 / (1 + Double.exp(-slope * (Double(ability) / 1000 - Double(level))))
    }
}
