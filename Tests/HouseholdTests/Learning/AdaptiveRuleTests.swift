import Testing

@testable import Household

@Suite("Difficulty follows answers: every row of the three policies")
struct AdaptiveRuleTests {
    private func play(
        _ policy: AdaptivePolicy, _ answers: [Bool], from start: Int = 1, difficulty: Int? = nil, quick: Bool = false
    ) -> AdaptiveState {
        var state = AdaptiveState(level: start, ability: start * 1000)
        for (number, isRight) in answers.enumerated() {
            let mark = AdaptiveRule.mark(
                of: state, policy, isRight: isRight, difficulty: difficulty ?? state.level,
                responseMilliseconds: quick ? 2_999 : 3_000)
            state.apply(mark, at: Instant(milliseconds: Int64(number)))
        }
        return state
    }

    @Test(
        "So many right in a row lead up, two wrong in a row down, and each change begins to count anew",
        arguments: [
            (.steady, [true, true], 2, 2), (.steady, [true, true, true], 2, 3),
            (.steady, [true, true, false, true, true], 2, 2),
            (.steady, [true, true, true, true, true, true], 2, 4), (.steady, [false], 2, 2),
            (.steady, [false, false], 2, 1), (.steady, [false, true, false], 2, 2),
            (.steady, [true, true, true, true, true, false, false], 2, 2),
            (.early, [true], 2, 2), (.early, [true, true], 2, 3), (.early, [true, true, true, true], 2, 4),
            (.early, [false, false], 2, 1), (.early, [false, false, false, false], 2, 1),
            (.steady, Array(repeating: true, count: 30), 2, 5),
        ] as [(AdaptivePolicy, [Bool], Int, Int)])
    func rows(policy: AdaptivePolicy, answers: [Bool], from: Int, to: Int) {
        #expect(play(policy, answers, from: from).level == to)
    }

    @Test("A right answer in under three seconds to an easier question counts twice")
    func quick() {
        #expect(play(.steady, [true, true], from: 3, difficulty: 2, quick: true).level == 4)
        #expect(play(.early, [true], from: 3, difficulty: 2, quick: true).level == 4)
        // Not at three seconds, not on its own level, and not where the policy has no rows.
        #expect(play(.steady, [true, true], from: 3, difficulty: 2).level == 3)
        #expect(play(.steady, [true, true], from: 3, difficulty: 3, quick: true).level == 3)
        #expect(
            play(.target80, [true], from: 3, difficulty: 2, quick: true)
                == play(.target80, [true], from: 3, difficulty: 2))
    }

    @Test("The chance of a right answer is that of the formula")
    func chance() {
        #expect(abs(AdaptiveRule.chance(ability: 2_000, level: 2) - 0.5) < 0.000_001)
        // 1 / (1 + e^(-1.4))
        #expect(abs(AdaptiveRule.chance(ability: 3_000, level: 2) - 0.802_183_9) < 0.000_001)
        let mark = AdaptiveRule.mark(of: AdaptiveState(), .target80, isRight: true, difficulty: 1)
        // Half of a first step of 4, and of a usual one of 0.6; after the first fall right answers move as little.
        #expect(mark.ability == 3_000)
        #expect(AdaptiveRule.mark(of: AdaptiveState(), .target80, isRight: false, difficulty: 1).ability == 700)
        let fallen = AdaptiveState(
            history: [LevelChange(from: 2, to: 1, reason: .tooHard, at: Instant(milliseconds: 0))])
        #expect(AdaptiveRule.mark(of: fallen, .target80, isRight: true, difficulty: 1).ability == 1_300)
    }

    @Test("The level of an ability is the one with a chance nearest to four of five, over the whole scale")
    func best() {
        for ability in stride(from: -1_000, through: 7_000, by: 50) {
            let best = AdaptiveRule.bestLevel(ability: ability)
            let off = AdaptiveRule.levels.map { abs(AdaptiveRule.chance(ability: ability, level: $0) - 0.8) }
            #expect(off[best - 1] == off.min())
        }
    }

    @Test("Whatever is answered, the level changes one step at most, stays in 1 to 5, and the history is bounded")
    func bounds() {
        var random = SeededRandom(seed: 5)
        for policy in AdaptivePolicy.allCases {
            var state = AdaptiveState()
            for number in 0..<3_000 {
                let before = state.level
                let mark = AdaptiveRule.mark(
                    of: state, policy, isRight: random.number(below: 3) > 0, difficulty: 1 + random.number(below: 5),
                    responseMilliseconds: Int64(random.number(below: 6_000)))
                state.apply(mark, at: Instant(milliseconds: Int64(number)))
                #expect(abs(state.level - before) <= 1 && AdaptiveRule.levels.contains(state.level))
                #expect((mark.reason == nil) == (state.level == before))
                #expect((-1_000...7_000).contains(state.ability))
            }
            #expect(state.history.count == AdaptiveState.mostChanges)
            #expect(zip(state.history, state.history.dropFirst()).allSatisfy { $0.to == $1.from })
        }
    }

    @Test("Another policy begins to count anew, with the level and the ability that are known")
    func newPolicy() {
        var book = LearningBook(levels: ["math": AdaptiveState(level: 2, ability: 2_500, right: 7)])
        book.follow(LearningSettings(adaptive: ["math": .steady]))
        #expect(book.level(of: "math") == AdaptiveState(level: 2, ability: 2_500))
    }
}
