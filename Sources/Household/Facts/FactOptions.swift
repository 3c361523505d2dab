/// Which mistake leads to a wrong result (Learning, Facts 0-20, Timed).
public enum FactMistake: String, CaseIterable, Sendable {
    /// One too many or too few.
    case miscount
    /// Added instead of taken away, or the other way round.
    case wrongOperation
    /// The double of one of the numbers.
    case neighbourDouble
    /// Ten too many or too few.
    case tenOff
    /// One of the numbers itself.
    case operand
    /// The digits in the other order.
    case digitSwap
    /// No mistake that is known: a number that was still free.
    case filler
    /// One group too many or too few.
    case groupOff
    /// Plus in place of times, or minus in place of divided by.
    case timesAsPlus
}

/// The options of a fact in a sprint.
public struct FactOptions {
    /// Options of a question.
    public static let count = 4

    public let fact: MathFact

    /// The options of a fact.
    public init(fact: MathFact) { self.fact = fact }

    /// The wrong results, each with the first mistake that leads to it; a number that none leads to is not among them.
    public var wrong: [(mistake: FactMistake, number: Int)] {
        var seen: Set<Int> = [fact.result]
        let rules = fact.domain.rules
        return rules.mistakes.flatMap { mistake in
            rules.wrong(fact, by: mistake).filter { numbers.contains($0) && seen.insert($0).inserted }
                .map { (mistake, $0) }
        }
    }

    /// Three wrong results: of different mistakes as far as there are any, then the nearest numbers that are free.
    public func chosen(by random: inout SeededRandom) -> [Int] {
        let all = wrong
        var chosen: [Int] = []
        for mistake in random.shuffle(fact.domain.rules.mistakes) where chosen.count < Self.count - 1 {
            let numbers = all.filter { $0.mistake == mistake }.map(\.number)
            if !numbers.isEmpty { chosen.append(numbers[random.number(below: numbers.count)]) }
        }
        let free = numbers.filter { $0 != fact.result && !chosen.contains($0) }
            .sorted { (abs($0 - fact.result), $0) < (abs($1 - fact.result), $1) }
        return chosen + free.prefix(max(0, Self.count - 1 - chosen.count))
    }

    /// The mistake behind a wrong result.
    public func mistake(behind number: Int) -> FactMistake {
        wrong.first { $0.number == number }?.mistake ?? .filler
    }

    /// What an answer can be.
    private var numbers: ClosedRange<Int> { 0...fact.domain.largest }
}
