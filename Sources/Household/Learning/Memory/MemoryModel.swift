import RealModule

/// How a memory grows and fades: FSRS-6, the free spaced repetition scheduler, with its public default constants
/// (github.com/open-spaced-repetition; Learning, Review). It forgets along a power curve: after as many days as its stability
/// something is known with a chance of nine in ten.
public struct MemoryModel: Hashable, Sendable {
    /// The 21 constants of FSRS-6, in its order.
    public let constants: [Double]

    /// A model with other constants; those that are missing are the public ones.
    public init(constants: [Double] = []) {
        self.constants = constants + Self.publicConstants.dropFirst(constants.count)
    }

    /// The model with the public constants.
    public static let standard = MemoryModel()

    private static let publicConstants: [Double] = [
        0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629,
        1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
    ]

    private static let stabilities = 0.001...36_500.0
    private static let difficulties = 1.0...10.0

    /// The state after the first answer.
    public func first(_ grade: MemoryGrade) -> MemoryState {
        MemoryState(
            stability: constants[grade.rawValue - 1].clamped(to: Self.stabilities),
            difficulty: firstDifficulty(grade).clamped(to: Self.difficulties))
    }

    /// The chance that it is known after so many days, 0 to 1.
    public func recall(_ state: MemoryState, afterDays days: Int) -> Double {
        Double.pow(1 + factor * Double(max(0, days)) / state.stability, -constants[20])
    }

    /// The state after another answer.
    ///
    /// - Parameter days: whole days since the last one; 0 on the same day. A caller bounds how often a day counts.
    public func next(_ state: MemoryState, _ grade: MemoryGrade, afterDays days: Int) -> MemoryState {
        let stability: Double
        if days < 1 {
            stability = sameDay(state, grade)
        } else if grade == .again {
            stability = forgotten(state, recall: recall(state, afterDays: days))
        } else {
            stability = recalled(state, grade, recall: recall(state, afterDays: days))
        }
        return MemoryState(
            stability: stability.clamped(to: Self.stabilities), difficulty: nextDifficulty(state, grade))
    }

    /// After how many days it is known with just this chance; at least one.
    public func days(_ state: MemoryState, untilRecall recall: Double) -> Int {
        let days = state.stability / factor * (Double.pow(recall, -1 / constants[20]) - 1)
        return max(1, Int(days.clamped(to: 0...36_500).rounded()))
    }

    private var factor: Double { Double.pow(0.9, -1 / constants[20]) - 1 }

    private func firstDifficulty(_ grade: MemoryGrade) -> Double {
        constants[4] - Double.exp(constants[5] * Double(grade.rawValue - 1)) + 1
    }

    private func nextDifficulty(_ state: MemoryState, _ grade: MemoryGrade) -> Double {
        let change = -constants[6] * Double(grade.rawValue - 3)
        let damped = state.difficulty + (10 - state.difficulty) * change / 9
        return (constants[7] * firstDifficulty(.easy) + (1 - constants[7]) * damped).clamped(to: Self.difficulties)
    }

    private func sameDay(_ state: MemoryState, _ grade: MemoryGrade) -> Double {
        let growth =
            Double.exp(constants[17] * (Double(grade.rawValue) - 3 + constants[18]))
            * Double.pow(state.stability, -constants[19])
        return state.stability * (grade == .again ? growth : max(1, growth))
    }

    private func forgotten(_ state: MemoryState, recall: Double) -> Double {
        let long =
            constants[11] * Double.pow(state.difficulty, -constants[12])
            * (Double.pow(state.stability + 1, constants[13]) - 1) * Double.exp((1 - recall) * constants[14])
        return min(long, state.stability / Double.exp(constants[17] * constants[18]))
    }

    private func recalled(_ state: MemoryState, _ grade: MemoryGrade, recall: Double) -> Double {
        let growth =
            Double.exp(constants[8]) * (11 - state.difficulty) * Double.pow(state.stability, -constants[9])
            * (Double.exp((1 - recall) * constants[10]) - 1)
        let hard = grade == .hard ? constants[15] : 1
        let easy = grade == .easy ? constants[16] : 1
        return state.stability * (1 + growth * hard * easy)
    }
}

extension Double {
    fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
        min(max(self, range.lowerBound), range.upperBound)
    }
}
