import Household

/// So many of so many.
struct Share {
    private(set) var part = 0
    private(set) var whole = 0

    mutating func take(_ isPart: Bool) {
        part += isPart ? 1 : 0
        whole += 1
    }

    /// 0 to 1; nil of none.
    var value: Double? { whole == 0 ? nil : Double(part) / Double(whole) }
}

/// Learners of one model under policies, each learner the same one under all of them.
struct LevelSimulation {
    /// Questions that each learner answers.
    static let items = 100
    /// Those before the tenth count for no success rate: all but level 3 and random begin at the lowest level.
    private static let firstCounted = 9
    /// From here on most have found their level.
    private static let firstSettled = 49
    /// So many running within one level of the right one, and the level is found.
    private static let runToFind = 5

    /// What came of one learner.
    struct Outcome {
        /// The right level at the first item.
        let firstRight: Int
        /// Items before the level was found; all of them where it was not.
        let itemsToFind: Int
        /// Right answers of those within reach of the levels, from the tenth on.
        var counted = Share()
        /// The same from the fiftieth on.
        var settled = Share()
        /// The same from the tenth on, by the right level of the moment.
        var byRight: [Int: Share] = [:]
        /// Items, from the first on, of a level of which fewer than half would be right.
        var tooHard = Share()
        /// Changes of the level.
        let changes: Int
    }

    let model: LearnerModel
    private let seed: UInt64
    private let learners: [LevelLearner]

    init(_ model: LearnerModel, learners: Int, seed: UInt64) {
        self.model = model
        self.seed = seed
        self.learners = (0..<learners).map { number in
            var random = SeededRandom(seed: seed, stream: UInt64(number) * 2)
            return LevelLearner(model, items: Self.items, from: &random)
        }
    }

    /// What came of every learner.
    func outcomes(_ policy: LevelPolicy) -> [Outcome] {
        learners.enumerated().map { number, learner in
            var luck = SeededRandom(seed: seed, stream: UInt64(number) * 2 + 1)
            return outcome(policy, learner, &luck)
        }
    }

    private func outcome(_ policy: LevelPolicy, _ learner: LevelLearner, _ luck: inout SeededRandom) -> Outcome {
        var state = AdaptiveState()
        var (levels, answers) = ([Int](), [Bool]())
        for item in 0..<Self.items {
            let level = level(policy, state, learner, item, &luck)
            let isRight = learner.answers(at: item, level: level, from: &luck)
            state = next(policy, state, isRight: isRight, difficulty: level)
            levels.append(level)
            answers.append(isRight)
        }
        var outcome = Outcome(
            firstRight: learner.rightLevel(at: 0), itemsToFind: itemsToFind(levels, learner),
            changes: zip(levels, levels.dropFirst()).count { $0 != $1 })
        for item in levels.indices {
            outcome.tooHard.take(learner.chance(at: item, level: levels[item]) < 0.5)
            guard learner.isWithinReach(at: item), item >= Self.firstCounted else { continue }
            outcome.counted.take(answers[item])
            outcome.byRight[learner.rightLevel(at: item), default: Share()].take(answers[item])
            if item >= Self.firstSettled { outcome.settled.take(answers[item]) }
        }
        return outcome
    }

    private func level(
        _ policy: LevelPolicy, _ state: AdaptiveState, _ learner: LevelLearner, _ item: Int,
        _ luck: inout SeededRandom
    ) -> Int {
        switch policy {
        case .rule, .staircase: state.level
        case .fixed(let level): level
        case .random: 1 + luck.number(below: AdaptiveRule.levels.count)
        case .oracle: learner.rightLevel(at: item)
        }
    }

    private func next(
        _ policy: LevelPolicy, _ state: AdaptiveState, isRight: Bool, difficulty: Int
    ) -> AdaptiveState {
        switch policy {
        case .rule(let rule):
            let mark = AdaptiveRule.mark(of: state, rule, isRight: isRight, difficulty: difficulty)
            let change = mark.reason.map {
                LevelChange(from: state.level, to: mark.level, reason: $0, at: Instant(seconds: 0))
            }
            return AdaptiveState(
                level: mark.level, ability: mark.ability, right: mark.right, wrong: mark.wrong,
                history: (state.history + (change.map { [$0] } ?? [])).suffix(AdaptiveState.mostChanges))
        case .staircase(let staircase): return staircase.next(state, isRight: isRight, difficulty: difficulty)
        case .fixed, .random, .oracle: return state
        }
    }

    private func itemsToFind(_ levels: [Int], _ learner: LevelLearner) -> Int {
        var run = 0
        for (item, level) in levels.enumerated() {
            run = abs(level - learner.rightLevel(at: item)) <= 1 ? run + 1 : 0
            if run == Self.runToFind { return item + 1 - Self.runToFind }
        }
        return levels.count
    }
}
