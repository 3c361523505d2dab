import Household
import RealModule

/// How likely simulated learners answer rightly. Policies never see it; they see answers. Constants are chosen here;
/// none of the models is that of `target80`, which knows neither guesses nor slips.
enum LearnerModel: String, CaseIterable {
    /// Log-odds are straight over the ability, between guesses and slips.
    case logistic
    /// A normal ogive, between guesses and slips; steeper.
    case ogive
    /// An item is known, half known, hardly known or guessed, with nothing in between.
    case steps

    /// One of four options by chance.
    private static let guess = 0.25
    /// What is known and answered wrongly all the same.
    private static let slip = 0.04

    /// The chance of a right answer.
    ///
    /// - Parameters:
    ///   - gap: the ability less the difficulty of the item, in levels.
    ///   - steepness: of the learner; the usual one is 1.
    func chance(gap: Double, steepness: Double) -> Double {
        let room = 1 - Self.guess - Self.slip
        switch self {
        case .logistic: return Self.guess + room / (1 + Double.exp(-1.2 * steepness * gap))
        case .ogive: return Self.guess + room * (1 + Double.erf(0.9 * steepness * gap / 2.squareRoot())) / 2
        case .steps:
            switch gap * steepness {
            case 1...: return 1 - Self.slip
            case 0...: return 0.8
            case (-1)...: return 0.5
            default: return Self.guess
            }
        }
    }
}

/// One simulated learner, whose ability grows slowly, with days better and worse.
struct LevelLearner {
    /// Half of the spread of the items of a level: they lie evenly this far around it.
    static let spread = 0.5
    private static let itemsOfDay = 12
    private static let spreadOfDays = 0.3

    let model: LearnerModel
    private let steepness: Double
    /// At each item, in levels.
    let abilities: [Double]
    /// The abilities for which there is a level with four of five right.
    let range: ClosedRange<Double>
    /// The share of each level that is answered rightly with the ability at an item.
    private let chances: [[Double]]

    /// - Parameter items: how many are answered.
    init(_ model: LearnerModel, items: Int, from random: inout SeededRandom) {
        self.model = model
        let steepness = Double.exp(0.2 * random.normal())
        self.steepness = steepness
        let lowest = Self.ability(model, steepness, rightFourOfFiveAt: 1)
        range = lowest...(lowest + 4)
        let start = lowest + 4 * random.chance()
        let growth = 0.005 * random.chance()
        var day = 0.0
        let abilities = (0..<items).map { item in
            if item % Self.itemsOfDay == 0 { day = Self.spreadOfDays * random.normal() }
            return start + growth * Double(item) + day
        }
        self.abilities = abilities
        chances = abilities.map { ability in
            AdaptiveRule.levels.map { Self.chance(model, steepness, gap: ability - Double($0)) }
        }
    }

    /// Whether there is a level with four of five right at an item.
    func isWithinReach(at item: Int) -> Bool { range.contains(abilities[item]) }

    /// The share of the items of a level that are answered rightly with the ability at an item.
    func chance(at item: Int, level: Int) -> Double { chances[item][level - 1] }

    /// The level at which that share is nearest to four of five; of two the lower one.
    func rightLevel(at item: Int) -> Int {
        AdaptiveRule.levels.min {
            abs(chance(at: item, level: $0) - 0.8) < abs(chance(at: item, level: $1) - 0.8)
        } ?? AdaptiveRule.firstLevel
    }

    /// Answers an item of a level.
    func answers(at item: Int, level: Int, from random: inout SeededRandom) -> Bool {
        let difficulty = Double(level) + Self.spread * (2 * random.chance() - 1)
        return random.chance() < model.chance(gap: abilities[item] - difficulty, steepness: steepness)
    }

    private static func chance(_ model: LearnerModel, _ steepness: Double, gap: Double) -> Double {
        let parts = 20
        return (0..<parts).reduce(0.0) { sum, part in
            let off = spread * (2 * (Double(part) + 0.5) / Double(parts) - 1)
            return sum + model.chance(gap: gap - off, steepness: steepness)
        } / Double(parts)
    }

    private static func ability(
        _ model: LearnerModel, _ steepness: Double, rightFourOfFiveAt level: Double
    ) -> Double {
        var (low, high) = (level - 10, level + 10)
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if chance(model, steepness, gap: middle - level) < 0.8 { low = middle } else { high = middle }
        }
        return high
    }
}
