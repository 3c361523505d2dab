import Testing

@testable import Household

@Suite("Difficulty over many answers: counters, history, the ends of the scale, and what is asked next")
struct AdaptivityTests {
    /// A child in one subject, who is asked at its level.
    private struct Pupil {
        var state = AdaptiveState()
        var number: Int64 = 0

        @discardableResult
        mutating func answer(
            _ policy: AdaptivePolicy, _ isRight: Bool, difficulty: Int? = nil, milliseconds: Int64? = nil
        ) -> LevelMark {
            number += 1
            let mark = AdaptiveRule.mark(
                of: state, policy, isRight: isRight, difficulty: difficulty ?? state.level,
                responseMilliseconds: milliseconds)
            state.apply(mark, at: Instant(milliseconds: number))
            return mark
        }

        mutating func answer(_ policy: AdaptivePolicy, _ answers: [Int]) {
            for isRight in answers { answer(policy, isRight == 1) }
        }
    }

    @Test("Each change is written down with where from, where to, why and when") func history() {
        var pupil = Pupil()
        pupil.answer(.steady, [1, 1, 1, 1, 1, 0, 1, 1, 1, 0, 0])
        func change(_ from: Int, _ to: Int, _ reason: LevelReason, _ at: Int64) -> LevelChange {
            LevelChange(from: from, to: to, reason: reason, at: Instant(milliseconds: at))
        }
        #expect(
            pupil.state.history == [
                change(1, 2, .rightInRow, 3), change(2, 3, .rightInRow, 9), change(3, 2, .wrongInRow, 11),
            ])
        #expect(pupil.state.level == 2)
    }

    @Test("Counters tell what was right or wrong running; a change sets both to nothing, and is fresh for one answer")
    func counters() {
        var pupil = Pupil()
        #expect(!pupil.state.isFresh)
        let expected: [(isRight: Int, right: Int, wrong: Int, isFresh: Bool)] = [
            (1, 1, 0, false), (1, 2, 0, false), (0, 0, 1, false), (1, 1, 0, false), (1, 2, 0, false), (1, 0, 0, true),
            (0, 0, 1, false), (0, 0, 0, true), (1, 1, 0, false),
        ]
        for (number, row) in expected.enumerated() {
            pupil.answer(.steady, row.isRight == 1)
            #expect(pupil.state.right == row.right && pupil.state.wrong == row.wrong, "answer \(number + 1)")
            #expect(pupil.state.isFresh == row.isFresh, "answer \(number + 1)")
        }
    }

    @Test("At the ends of the scale nothing changes, nothing is written down, and the way back is as long as anywhere")
    func ends() {
        var top = Pupil(state: AdaptiveState(level: 5, ability: 5_000))
        top.answer(.steady, Array(repeating: 1, count: 12))
        #expect(top.state.level == 5 && top.state.history.isEmpty)
        top.answer(.steady, [0])
        #expect(top.state.level == 5)
        top.answer(.steady, [0])
        #expect(top.state.level == 4)
        var bottom = Pupil()
        bottom.answer(.early, Array(repeating: 0, count: 12))
        #expect(bottom.state.level == 1 && bottom.state.history.isEmpty)
        bottom.answer(.early, [1])
        #expect(bottom.state.level == 1)
        bottom.answer(.early, [1])
        #expect(bottom.state.level == 2)
    }

    @Test("A quick right answer to an easier question is counted before it is asked whether the level rises")
    func quickBeforeThreshold() {
        var pupil = Pupil(state: AdaptiveState(level: 3, ability: 3_000))
        #expect(pupil.answer(.steady, true).reason == nil)
        #expect(pupil.answer(.steady, true, difficulty: 2, milliseconds: 2_999).reason == .rightInRow)
        #expect(pupil.state.level == 4 && pupil.state.right == 0)
        // What is left over is not carried on.
        #expect(pupil.answer(.steady, true, difficulty: 3, milliseconds: 0).reason == nil)
        #expect(pupil.state.right == 2)
    }

    @Test(
        "Counted twice is only what is right, quick and easier, and not where the time is not known",
        arguments: [
            (true, 2, 2_999, 2), (true, 1, 0, 2), (true, 2, 3_000, 1), (true, 2, nil, 1), (true, 3, 100, 1),
            (true, 4, 100, 1), (false, 2, 100, 0),
        ] as [(Bool, Int, Int64?, Int)])
    func quick(isRight: Bool, difficulty: Int, milliseconds: Int64?, right: Int) {
        var pupil = Pupil(state: AdaptiveState(level: 3, ability: 3_000))
        pupil.answer(.steady, isRight, difficulty: difficulty, milliseconds: milliseconds)
        #expect(pupil.state.right == right && pupil.state.wrong == (isRight ? 0 : 1))
    }

    @Test(
        "A right answer never lowers the ability and a wrong one never raises it; what surprises more moves it further")
    func surprise() {
        for policy in AdaptivePolicy.allCases {
            for ability in stride(from: -1_000, through: 7_000, by: 250) {
                let moves = AdaptiveRule.levels.map { difficulty in
                    [true, false].map { isRight in
                        let state = AdaptiveState(level: 3, ability: ability)
                        let mark = AdaptiveRule.mark(of: state, policy, isRight: isRight, difficulty: difficulty)
                        return mark.ability - ability
                    }
                }
                #expect(moves.allSatisfy { $0[0] >= 0 && $0[1] <= 0 }, "\(policy) at \(ability)")
                // A harder question says more when it is right, an easier one when it is wrong.
                #expect(zip(moves, moves.dropFirst()).allSatisfy { $0[0] <= $1[0] && $0[1] <= $1[1] })
                #expect(moves.first.map { $0[1] < 0 || ability == -1_000 } == true)
            }
        }
    }

    @Test("The ability stays on its scale, and at its ends the level that follows is the last or the first one")
    func scale() {
        let high = AdaptiveRule.mark(
            of: AdaptiveState(level: 5, ability: 7_000), .target80, isRight: true, difficulty: 5)
        #expect(high.ability == 7_000 && high.level == 5 && high.reason == nil)
        let low = AdaptiveRule.mark(
            of: AdaptiveState(level: 1, ability: -1_000), .target80, isRight: false, difficulty: 1)
        #expect(low.ability == -1_000 && low.level == 1 && low.reason == nil)
        #expect(AdaptiveRule.bestLevel(ability: 7_000) == 5 && AdaptiveRule.bestLevel(ability: -1_000) == 1)
    }

    @Test(
        "However far the ability is from the level, target80 goes one step with each answer, and says which way and why"
    )
    func oneStep() {
        var able = Pupil(state: AdaptiveState(level: 1, ability: 7_000))
        able.answer(.target80, [1, 1, 1, 1, 1])
        #expect(able.state.history.map(\.to) == [2, 3, 4, 5])
        #expect(able.state.history.allSatisfy { $0.reason == .tooEasy })
        var lost = Pupil(state: AdaptiveState(level: 5, ability: -1_000))
        lost.answer(.target80, [0, 0, 0, 0, 0])
        #expect(lost.state.history.map(\.to) == [4, 3, 2, 1])
        #expect(lost.state.history.allSatisfy { $0.reason == .tooHard })
    }

    @Test("Who is always right comes to the hardest questions and stays there, who is always wrong to the easiest")
    func far() {
        for policy in AdaptivePolicy.allCases {
            var able = Pupil()
            able.answer(policy, Array(repeating: 1, count: 100))
            #expect(able.state.level == 5, "\(policy)")
            #expect(able.state.history.map(\.to) == [2, 3, 4, 5], "\(policy)")
            able.answer(policy, Array(repeating: 0, count: 100))
            #expect(able.state.level == 1, "\(policy)")
            #expect(able.state.history.map(\.to) == [2, 3, 4, 5, 4, 3, 2, 1], "\(policy)")
        }
    }

    @Test("The oldest changes are forgotten, the newest stay")
    func forgotten() {
        var pupil = Pupil()
        for _ in 0..<40 { pupil.answer(.early, [1, 1, 0, 0]) }
        #expect(pupil.state.history.count == AdaptiveState.mostChanges)
        #expect(pupil.state.history.last?.at == Instant(milliseconds: 160))
        #expect(pupil.state.history.first?.at == Instant(milliseconds: 160 - 2 * 49))
    }

    @Test("Each reason has a sentence of its own for a parent") func sentences() {
        let sentences = LevelReason.allCases.map(\.say)
        #expect(Set(sentences).count == 4 && sentences.allSatisfy { $0.hasSuffix(".") })
        for reason in LevelReason.allCases {
            let isRise = reason == .rightInRow || reason == .tooEasy
            #expect(
                reason.say.contains(isRise ? "harder" : "easier") && !reason.say.contains(isRise ? "easier" : "harder"))
        }
    }
}

@Suite("Which question of a level comes next")
struct QuestionChoiceTests {
    private static let ids: [QuestionID] = ["a", "b", "c", "d", "e", "f"]

    private func next(
        _ levels: [Int], at level: Int, bridges: [QuestionID] = [], asked: Set<QuestionID> = [],
        before: Set<QuestionID> = [], hasChanged: Bool = false
    ) -> QuestionID? {
        let terms = QuizTerms(count: levels.count, levels: levels, bridges: bridges)
        let choice = QuestionChoice(Array(Self.ids.prefix(levels.count)), terms, asked: asked, before: before)
        return choice.next(at: level, hasChanged: hasChanged)
    }

    @Test(
        "The first of the level in the order of the lesson; none there: of the nearest level, the lower one first",
        arguments: [
            ([1, 2, 2, 3], 2, "b"), ([3, 1], 2, "b"), ([5, 1], 2, "b"), ([4, 5, 1], 3, "a"), ([5, 3, 1], 4, "b"),
            ([1, 5], 3, "a"), ([5, 5], 1, "a"), ([1, 1], 5, "a"), ([], 3, nil),
        ] as [([Int], Int, QuestionID?)])
    func nearest(levels: [Int], level: Int, expected: QuestionID?) {
        #expect(next(levels, at: level) == expected)
        #expect(next(levels, at: level, hasChanged: true) == expected)
    }

    @Test("After a change the one that leads over comes first, otherwise it waits its turn") func bridges() {
        #expect(next([2, 2, 2], at: 2, bridges: ["c"], hasChanged: true) == "c")
        #expect(next([2, 2, 2], at: 2, bridges: ["c"]) == "a")
        #expect(next([2, 2, 2], at: 2, bridges: ["b", "c"], hasChanged: true) == "b")
        // One of another level does not lead over to this one.
        #expect(next([2, 2, 3], at: 2, bridges: ["c"], hasChanged: true) == "a")
        // It was asked already.
        #expect(next([2, 2, 2], at: 2, bridges: ["c"], asked: ["c"], hasChanged: true) == "a")
    }

    @Test("What the last quizzes asked comes after what they did not, and only at the same level") func new() {
        #expect(next([2, 2, 2], at: 2, before: ["a", "b"]) == "c")
        #expect(next([2, 2, 2], at: 2, before: ["a", "b", "c"]) == "a")
        #expect(next([2, 3, 1], at: 2, before: ["a"]) == "a")
    }

    @Test("Whatever the levels are, each question is asked once, and then none")
    func once() {
        var random = SeededRandom(seed: 11)
        for _ in 0..<200 {
            let levels = Self.ids.map { _ in 1 + random.number(below: 5) }
            var asked: Set<QuestionID> = []
            for _ in Self.ids {
                let level = 1 + random.number(below: 5)
                let isChanged = random.number(below: 2) == 0
                let chosen = next(levels, at: level, bridges: ["b", "e"], asked: asked, hasChanged: isChanged)
                #expect(chosen.map { asked.insert($0).inserted } == true)
            }
            #expect(next(levels, at: 3, asked: asked) == nil)
        }
    }
}
