import Testing

@testable import Household

@Suite("Where target80 leads simulated children")
struct AdaptivityReachTests {
    /// An item is known, half known, hardly known or guessed; not what the rule thinks of children.
    ///
    /// - Parameter gap: the ability less the difficulty, in thousandths of a level.
    private func percent(gap: Int) -> Int {
        switch gap {
        case 1_000...: 96
        case 0...: 80
        case (-1_000)...: 50
        default: 25
        }
    }

    /// Right answers of a thousand from the tenth question on, of children whose abilities lie evenly over those for
    /// which some level has four of five right. The questions of a level are not all equally hard.
    private func perMille(_ policy: AdaptivePolicy, children: Int, seed: UInt64) -> Int {
        var random = SeededRandom(seed: seed)
        var (right, count) = (0, 0)
        for child in 0..<children {
            let ability = 1_500 + 4_000 * child / children
            var state = AdaptiveState()
            for question in 0..<100 {
                let difficulty = state.level * 1_000 - 500 + random.number(below: 1_000)
                let isRight = random.number(below: 100) < percent(gap: ability - difficulty)
                let mark = AdaptiveRule.mark(of: state, policy, isRight: isRight, difficulty: state.level)
                state.apply(mark, at: Instant(milliseconds: Int64(question)))
                guard question >= 9 else { continue }
                right += isRight ? 1 : 0
                count += 1
            }
        }
        return right * 1_000 / count
    }

    @Test("About four of five are right from the tenth question on", arguments: 1...5 as ClosedRange<UInt64>)
    func reach(seed: UInt64) {
        let share = perMille(.target80, children: 400, seed: seed)
        #expect((750...850).contains(share), "\(share)")
    }
}
