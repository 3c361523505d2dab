/// The products from 0 × 0 to 10 × 10, and the divisions by 1 to 10 that undo them without remainder (Learning, Multiplication and
/// division facts): 121 and 110, 176 records.
enum ProductFacts: FactDomainRules {
    static let direct = FactOperation.multiplication
    static let inverse = FactOperation.division
    static let largest = 100
    static let lesson: LessonID = "multiplication-facts"
    static let edition: LessonEdition = "multiplication-facts-1"
    static let grade = 3
    static let tier = AgeTier.elementary
    static let mistakes: [FactMistake] = [
        .groupOff, .timesAsPlus, .miscount, .tenOff, .operand, .digitSwap, .filler,
    ]
    private static let numbers = 0...10

    static func has(_ left: Int, _ right: Int) -> Bool { numbers.contains(left) && numbers.contains(right) }

    static func result(_ left: Int, _ right: Int) -> Int { left * right }

    static func undone(_ left: Int, _ right: Int) -> Int? {
        right > 0 && left.isMultiple(of: right) ? left / right : nil
    }

    /// By the numbers of the product, the first that fits: 1 0, 1 and 10; 2 2 and 5; 3 squares; 4 3 and 4; 5 9; 6 6, 7 and 8.
    static func band(of fact: MathFact) -> FactBand {
        let product = fact.undoing
        func has(_ some: Int...) -> Bool { some.contains(product.left) || some.contains(product.right) }
        if has(0, 1, 10) { return .first }
        if has(2, 5) { return .second }
        if product.left == product.right { return .third }
        if has(3, 4) { return .fourth }
        return has(9) ? .fifth : .sixth
    }

    /// A product is found by its first number, if that is one of its band; else it is turned round.
    static func strategy(of fact: MathFact) -> FactStrategy {
        if fact.operation == .division { return .thinkMultiplication }
        let isSquare = fact.left == fact.right
        switch (band(of: fact), fact.left) {
        case (.first, _): return .timesRule
        case (.second, 2): return .doubling
        case (.second, 5): return .halfOfTen
        case (.third, 4), (.third, 8), (.fourth, 4): return .doubleDouble
        case (.third, 9), (.fifth, 9): return .tenTimesLess
        case (.third, _), (.fourth, 3): return .oneMoreGroup
        case (.sixth, _) where !isSquare && abs(fact.left - fact.right) == 1: return .besideSquare
        case (.sixth, 6): return .oneMoreGroup
        case (.sixth, 8): return .doubleDouble
        default: return .turnRound
        }
    }

    /// Both orders of a product are one record; each division stands for itself.
    static func sample(of fact: MathFact) -> MathFact {
        guard fact.operation == .multiplication else { return fact }
        return MathFact(.multiplication, fact.family.smaller, fact.family.larger) ?? fact
    }

    static func isCore(_ fact: MathFact) -> Bool { true }

    static func wrong(_ fact: MathFact, by mistake: FactMistake) -> [Int] {
        let (left, right, result) = (fact.left, fact.right, fact.result)
        let isProduct = fact.operation == .multiplication
        return switch mistake {
        case .groupOff:
            isProduct ? [result - right, result + right, result - left, result + left] : [result - 1, result + 1]
        case .timesAsPlus: [isProduct ? left + right : left - right]
        case .miscount: isProduct ? [result - 1, result + 1] : []
        case .tenOff: isProduct ? [result - 10, result + 10] : []
        case .operand: [left, right]
        case .digitSwap: result < 100 ? [result % 10 * 10 + result / 10] : []
        case .wrongOperation, .neighbourDouble, .filler: []
        }
    }

    static let startingSet: [FactBand: String] = [
        .first:
            "0*4 7*0 1*6 8*1 1*1 10*3 6*10 10*7 10*10 4*10 0*0 9*1 0/5 0/8 7/1 4/1 6/6 9/9 30/10 80/10 50/5 70/7 10/1 "
            + "100/10",
        .second: "2*3 4*2 2*6 7*2 2*8 9*2 5*3 4*5 5*5 5*6 7*5 5*8 6/2 10/5 12/2 14/7 16/2 18/2 15/3 20/5 25/5 35/5",
        .third: "3*3 4*4 6*6 7*7 8*8 9*9 9/3 16/4 36/6 49/7 64/8 81/9",
        .fourth: "3*4 3*6 7*3 3*8 9*3 4*6 7*4 4*8 9*4 12/3 18/3 21/7 24/8 27/3 24/4 28/4 32/8 36/9",
        .fifth: "9*6 9*7 9*8 6*9 7*9 8*9 54/9 54/6 63/9 63/7 72/9 72/8",
        .sixth: "6*7 7*6 6*8 8*6 7*8 8*7 42/6 42/7 48/6 48/8 56/7 56/8",
    ]
}
