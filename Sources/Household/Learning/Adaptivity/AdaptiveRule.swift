import RealModule

/// How difficulty follows answers (Learning, Adaptive difficulty).
public enum AdaptiveRule {
    /// The levels.
    public static let levels = 1...5
    /// Where a child begins.
    public static let firstLevel = 1
    /// The share of right answers that `target80` aims at.
    static let target = 0.8
    /// How steeply the chance of a right answer falls with the level.
    static let slope = 1.4
    // The steps were chosen by simulation (Benchmarks, `learning levels`).
    /// How far one answer moves the ability.
    static let step = 0.6
    /// How far a right answer moves it until the level falls for the first time: who begins at the lowest level and can more
    /// is soon asked more.
    static let firstStep = 4.0
    /// Abilities, in thousandths: nobody is further from the levels than a few questions can bring back.
    static let abilities = -1_000...7_000
    /// Right answers in a row that lead up.
    static func rightToRise(_ policy: AdaptivePolicy) -> Int { policy == .early ? 2 : 3 }
    /// Wrong answers in a row that lead down.
    static let wrongToFall = 2
    /// A right answer to an easier question that came faster counts twice, in milliseconds.
    static let quickMilliseconds: Int64 = 3_000

    /// The chance that somebody of this ability answers a question of this level rightly, 0 to 1.
    ///
    /// - Parameter ability: in thousandths.
    public static func chance(ability: Int, level: Int) -> Double {
        1 / (1 + Double.exp(-slope * (Double(ability) / 1000 - Double(level))))
    }

    /// What a first answer does.
    ///
    /// - Parameters:
    ///   - difficulty: of the question that was answered, 1 to 5.
    ///   - responseMilliseconds: nil where it cannot be told.
    public static func mark(
        of state: AdaptiveState, _ policy: AdaptivePolicy, isRight: Bool, difficulty: Int,
        responseMilliseconds: Int64? = nil
    ) -> LevelMark {
        let chance = chance(ability: state.ability, level: difficulty)
        let step = isRight && !state.hasFallen ? firstStep : step
        let moved = state.ability + Int((step * 1000 * ((isRight ? 1 : 0) - chance)).rounded())
        let ability = min(max(moved, abilities.lowerBound), abilities.upperBound)
        let isQuick = responseMilliseconds.map { $0 < quickMilliseconds } ?? false
        let weight = policy != .target80 && isQuick && difficulty < state.level ? 2 : 1
        let stayed = LevelMark(
            level: state.level, ability: ability, right: isRight ? state.right + weight : 0,
            wrong: isRight ? 0 : state.wrong + 1)
        guard let (level, reason) = change(from: stayed, policy), levels.contains(level) else { return stayed }
        return LevelMark(level: level, ability: ability, reason: reason)
    }

    private static func change(
        from mark: LevelMark, _ policy: AdaptivePolicy
    ) -> (level: Int, reason: LevelReason)? {
        switch policy {
        case .steady, .early:
            if mark.right >= rightToRise(policy) { return (mark.level + 1, .rightInRow) }
            return mark.wrong >= wrongToFall ? (mark.level - 1, .wrongInRow) : nil
        case .target80:
            let best = bestLevel(ability: mark.ability)
            if best > mark.level { return (mark.level + 1, .tooEasy) }
            return best < mark.level ? (mark.level - 1, .tooHard) : nil
        }
    }

    /// The level at which the chance of a right answer is nearest to the target; of two the lower one.
    static func bestLevel(ability: Int) -> Int {
        levels.min {
            abs(chance(ability: ability, level: $0) - target) < abs(chance(ability: ability, level: $1) - target)
        }
            ?? firstLevel
    }
}
