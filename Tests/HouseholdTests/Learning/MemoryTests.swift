import Testing

@testable import Household

@Suite("Memory")
struct MemoryTests {
    private let model = MemoryModel.standard

    /// A history with what py-fsrs 6.3.2 makes of it (no learning steps, no fuzzing): after each answer stability and
    /// difficulty, and before it recall.
    private struct Golden {
        let answers: [(grade: MemoryGrade, days: Int)]
        let states: [(stability: Double, difficulty: Double, recall: Double)]
    }

    private static let golden = [
        Golden(
            answers: [(.good, 0), (.good, 3), (.good, 10), (.good, 30), (.again, 60), (.good, 1), (.good, 5)],
            states: [
                (2.3065, 2.118103970459016, 1),
                (13.826903694354568, 2.111214235785395, 0.8809479557659419),
                (47.45203372847688, 2.1043313908464483, 0.9206840825728769),
                (132.16821320033708, 2.0974554287524403, 0.9283278514976722),
                (4.06499757402765, 7.387715706030851, 0.944813950103152),
                (6.062456103977583, 7.375556359621658, 0.9672335165223656),
                (13.67935067529652, 7.363409172558875, 0.9126831643155382),
            ]),
        Golden(
            answers: [(.again, 0), (.good, 0), (.again, 0), (.good, 1), (.good, 4), (.again, 400)],
            states: [
                (0.212, 6.4133, 1),
                (0.24668918777567272, 6.402115069296838, 1),
                (0.09603383636195935, 8.802628058192235, 1),
                (0.6657078137941038, 8.789053799430881, 0.6889071696587279),
                (2.994898345261955, 8.775493114928288, 0.7425765638210325),
                (1.3637965481643852, 9.582741282820585, 0.4710209417316546),
            ]),
        Golden(
            answers: [(.easy, 0), (.hard, 20), (.easy, 0), (.again, 0), (.hard, 1), (.easy, 36_500)],
            states: [
                (8.2956, 1, 1),
                (41.46289254771566, 4.010608969296839, 0.8294077533692037),
                (58.655603155086354, 1.994461961754711, 1),
                (15.930609074571231, 7.353862453784273, 1),
                (16.9794812701425, 8.228598956109185, 0.9908335523597257),
                (280.04554931635386, 7.621907643826358, 0.3072177337770328),
            ]),
        Golden(
            answers: [(.hard, 0), (.again, 0), (.again, 0), (.again, 0), (.again, 0), (.again, 1)],
            states: [
                (1.2931, 5.112170705601056, 1),
                (0.4514029154253082, 8.378632117467106, 1),
                (0.1688774512073012, 9.452295771609876, 1),
                (0.06740235814245658, 9.805201713813757, 1),
                (0.028577610387113723, 9.921199497255767, 1),
                (0.019233309942060843, 9.959327179888227, 0.577197199212983),
            ]),
    ]

    private func isNear(_ ours: Double, _ theirs: Double) -> Bool { abs(ours - theirs) <= 1e-12 * abs(theirs) }

    @Test("the reference's numbers, answer by answer, at every grade and on the same day")
    func reference() {
        for golden in Self.golden {
            var state: MemoryState?
            for (answer, expected) in zip(golden.answers, golden.states) {
                let recall = state.map { model.recall($0, afterDays: answer.days) } ?? 1
                let next =
                    state.map { model.next($0, answer.grade, afterDays: answer.days) } ?? model.first(answer.grade)
                #expect(isNear(recall, expected.recall))
                #expect(isNear(next.stability, expected.stability), "\(answer)")
                #expect(isNear(next.difficulty, expected.difficulty), "\(answer)")
                state = next
            }
        }
    }

    @Test("the first answer: stability by grade, difficulty the lower the better it was")
    func first() {
        let states = MemoryGrade.allCases.map(model.first)
        #expect(states.map(\.stability) == [0.212, 1.2931, 2.3065, 8.2956])
        let difficulties = [6.4133, 5.112170705601056, 2.118103970459016, 1]
        #expect(zip(states, difficulties).allSatisfy { isNear($0.difficulty, $1) })
        #expect(MemoryGrade(isRight: true) == .good && MemoryGrade(isRight: false) == .again)
    }

    @Test("recall: sure at once, nine in ten after the stability, the reference's numbers between and beyond")
    func recall() {
        let state = MemoryState(stability: 10, difficulty: 5)
        let expected = [
            (0, 1), (1, 0.9856824087775146), (10, 0.9), (100, 0.6928266345726217), (36_500, 0.28314245498427143),
        ]
        for (days, chance) in expected { #expect(isNear(model.recall(state, afterDays: days), chance), "\(days)") }
        #expect(model.recall(state, afterDays: -3) == 1)
    }

    @Test(
        "days until recall has fallen to a chance, as the reference plans them: one at least, a hundred years at most")
    func days() {
        let stabilities = [0.001, 1, 2.3065, 8.2956, 100, 36_500]
        let expected: [(Double, [Int])] = [
            (0.7, [1, 9, 21, 77, 929, 36_500]), (0.8, [1, 3, 8, 28, 332, 36_500]), (0.85, [1, 2, 4, 16, 191, 36_500]),
            (0.9, [1, 1, 2, 8, 100, 36_500]), (0.95, [1, 1, 1, 3, 40, 14_693]), (0.97, [1, 1, 1, 2, 22, 8131]),
        ]
        for (recall, days) in expected {
            #expect(
                stabilities.map { model.days(MemoryState(stability: $0, difficulty: 5), untilRecall: recall) } == days)
        }
        let state = MemoryState(stability: 10, difficulty: 5)
        #expect(model.days(state, untilRecall: 1) == 1)
        #expect(model.days(state, untilRecall: 0) == 36_500)
    }

    /// States of memories from hardly begun to settled, easy and hard.
    private static let states = [0.001, 0.05, 0.212, 1, 2.3065, 8, 30, 100, 365, 3000, 36_500].flatMap { stability in
        [1, 2.5, 5, 7.5, 10].map { MemoryState(stability: stability, difficulty: $0) }
    }
    private static let gaps = [0, 1, 2, 3, 7, 14, 30, 60, 120, 365, 3650, 36_500]

    @Test("recall falls with the days and rises with the stability")
    func recallIsMonotone() {
        for state in Self.states {
            let chances = Self.gaps.map { model.recall(state, afterDays: $0) }
            #expect(zip(chances, chances.dropFirst()).allSatisfy { $0 > $1 })
            #expect(chances.allSatisfy { $0 > 0 && $0 <= 1 })
            let better = MemoryState(stability: state.stability * 2, difficulty: state.difficulty)
            #expect(
                Self.gaps.dropFirst().allSatisfy {
                    model.recall(better, afterDays: $0) > model.recall(state, afterDays: $0)
                })
        }
    }

    @Test(
        "a right answer never weakens a memory and helps more the longer it was away; a wrong one never strengthens it"
    )
    func answersMove() {
        for state in Self.states {
            let right = Self.gaps.map { model.next(state, .good, afterDays: $0).stability }
            #expect(right.allSatisfy { $0 >= state.stability })
            let later = right.dropFirst()
            #expect(zip(later, later.dropFirst()).allSatisfy { $0 <= $1 })
            #expect(
                Self.gaps.allSatisfy {
                    model.next(state, .again, afterDays: $0).stability <= max(0.001, state.stability)
                })
        }
    }

    @Test("after a day and more the grades stand in order, and a harder item grows less")
    func gradesAreOrdered() {
        for state in Self.states where state.stability < 30_000 {
            for days in Self.gaps.dropFirst() {
                let after = MemoryGrade.allCases.map { model.next(state, $0, afterDays: days) }
                #expect(zip(after, after.dropFirst()).allSatisfy { $0.stability <= $1.stability })
                #expect(zip(after, after.dropFirst()).allSatisfy { $0.difficulty >= $1.difficulty })
                guard state.difficulty < 10 else { continue }
                let harder = MemoryState(stability: state.stability, difficulty: 10)
                #expect(model.next(harder, .good, afterDays: days).stability <= after[2].stability)
            }
        }
    }

    @Test("over random histories a memory stays within its bounds and is always a number")
    func bounds() {
        var random = SeededRandom(seed: 20_261_123)
        for _ in 0..<500 {
            var state = model.first(MemoryGrade.allCases[random.number(below: 4)])
            for _ in 0..<40 {
                let days = Self.gaps[random.number(below: Self.gaps.count)]
                state = model.next(state, MemoryGrade.allCases[random.number(below: 4)], afterDays: days)
                #expect((0.001...36_500).contains(state.stability) && (1...10).contains(state.difficulty))
                #expect((0...1).contains(model.recall(state, afterDays: 36_500)))
            }
        }
    }

    @Test("wrong for ever and easy for ever end at the bounds")
    func ends() {
        var (worst, best) = (model.first(.again), model.first(.easy))
        for _ in 0..<200 {
            worst = model.next(worst, .again, afterDays: 36_500)
            best = model.next(best, .easy, afterDays: 36_500)
        }
        #expect(worst.stability < 0.01 && worst.difficulty > 9.9)
        #expect(best == MemoryState(stability: 36_500, difficulty: 1))
    }

    @Test("constants that are missing are the public ones, and other constants give other numbers")
    func constants() {
        #expect(MemoryModel() == .standard && model.constants.count == 21)
        let other = MemoryModel(constants: [0.5, 1, 3, 9])
        #expect(other.constants == [0.5, 1, 3, 9] + model.constants.dropFirst(4))
        #expect(other.first(.good).stability == 3)
        let steep = MemoryModel(constants: model.constants.dropLast() + [0.5])
        let state = MemoryState(stability: 10, difficulty: 5)
        // (1 + (0.9⁻² − 1) · 100 / 10) to the power of minus a half.
        #expect(isNear(steep.recall(state, afterDays: 100), 0.5467110653077084))
        #expect(isNear(steep.recall(state, afterDays: 10), 0.9))
    }

    // MARK: As it is stored

    private let day = Day(number: 20_000)

    private func mark(_ memory: SkillMemory?, isRight: Bool = true, days: Int) -> MemoryMark? {
        MemoryMark(of: memory, isRight: isRight, on: day.advanced(by: days), rung: 0, ForecastRecord())
    }

    @Test("a memory is stored in millionths, and read back within half of one")
    func stored() throws {
        let begun = try #require(mark(nil, days: 0))
        #expect(begun.memory == SkillMemory(stability: 2_306_500, difficulty: 2_118_104, day: day))
        #expect(begun.forecast == nil)
        #expect(begun.memory.state == MemoryState(stability: 2.3065, difficulty: 2.118104))
        let next = try #require(mark(begun.memory, days: 3))
        #expect(next.memory.stability == 13_826_904 && next.memory.day == day.advanced(by: 3))
        #expect(next.forecast?.memory == Prediction(tenThousandths: 8809))
        #expect(begun.memory.recall(on: day.advanced(by: 3)) == model.recall(begun.memory.state, afterDays: 3))
        #expect(SkillMemory(stability: 0, difficulty: 5_000_000, day: day).recall(on: day) == 1)
    }

    @Test("of one day the first answer and three more change a memory; the next day begins anew")
    func repeatsOfDay() throws {
        var memory = try #require(mark(nil, days: 0)).memory
        for repeats in 1...3 {
            let next = try #require(mark(memory, days: 0))
            #expect(next.forecast == nil && next.memory.repeats == repeats && next.memory.day == day)
            memory = next.memory
        }
        #expect(mark(memory, isRight: true, days: 0) == nil && mark(memory, isRight: false, days: 0) == nil)
        // A clock that was set back makes no new day.
        #expect(mark(memory, days: -2) == nil)
        let next = try #require(mark(memory, days: 1))
        #expect(next.memory.repeats == 0 && next.forecast != nil)
    }
}
