/// Additions with a sum up to 20, and the subtractions that undo them (Learning, Facts 0-20): 231 of each, 312 records.
enum SumFacts: FactDomainRules {
    static let direct = FactOperation.addition
    static let inverse = FactOperation.subtraction
    static let largest = 20
    static let lesson: LessonID = "math-facts"
    static let edition: LessonEdition = "math-facts-1"
    static let grade = 0
    static let tier = AgeTier.preschool
    static let mistakes: [FactMistake] = [
        .miscount, .wrongOperation, .neighbourDouble, .tenOff, .operand, .digitSwap, .filler,
    ]

    static func has(_ left: Int, _ right: Int) -> Bool { left + right <= largest }

    static func result(_ left: Int, _ right: Int) -> Int { left + right }

    static func undone(_ left: Int, _ right: Int) -> Int? { right <= left ? left - right : nil }

    /// 1 a number of the addition is 0, 1 or 2; 2 doubles and halves; 3 sums of 10, and 10 less something; 4 numbers that differ by
    /// 1, or one of them 10; 5 sums over 10 with an 8 or a 9; 6 all others, with all other subtractions.
    static func band(of fact: MathFact) -> FactBand {
        let sum = fact.undoing
        let numbers = [sum.left, sum.right]
        if numbers.contains(where: { $0 <= 2 }) { return .first }
        if sum.left == sum.right { return .second }
        if sum.result == 10 { return .third }
        if fact.operation == .subtraction { return .sixth }
        if abs(sum.left - sum.right) == 1 || numbers.contains(10) { return .fourth }
        return sum.result > 10 && numbers.contains { $0 == 8 || $0 == 9 } ? .fifth : .sixth
    }

    /// Of sums with a 10 the parts of the number lie nearer than the double beside it, so 10 + 9 is ``FactStrategy/decompose``.
    static func strategy(of fact: MathFact) -> FactStrategy {
        let sum = fact.undoing
        let numbers = [sum.left, sum.right]
        return switch band(of: fact) {
        case .first: numbers.contains(0) ? .identity : .countOn
        case .second: .doubles
        case .third: .makeTen
        case .fourth: numbers.contains(10) ? .decompose : .nearDoubles
        case .fifth: .bridgeTen
        case .sixth: fact.operation == .subtraction ? .thinkAddition : .decompose
        }
    }

    /// Both orders of a sum are one record, adding nothing is one rule, and taking nothing away another.
    static func sample(of fact: MathFact) -> MathFact {
        let family = fact.family
        let sample =
            switch fact.operation {
            case .addition where family.smaller > 0: MathFact(.addition, family.smaller, family.larger)
            case .subtraction where fact.right > 0: fact
            default: MathFact(fact.operation, 0, 0)
            }
        return sample ?? fact
    }

    /// The 100 one-digit additions and their 100 inverses.
    static func isCore(_ fact: MathFact) -> Bool { fact.undoing.left <= 9 && fact.undoing.right <= 9 }

    static func wrong(_ fact: MathFact, by mistake: FactMistake) -> [Int] {
        let (left, right, result) = (fact.left, fact.right, fact.result)
        let isAddition = fact.operation == .addition
        return switch mistake {
        case .miscount: [result - 1, result + 1]
        case .wrongOperation: [isAddition ? abs(left - right) : left + right]
        case .neighbourDouble: isAddition ? [2 * left, 2 * right] : [2 * right]
        case .tenOff: [result - 10, result + 10]
        case .operand: [left, right]
        case .digitSwap: [result % 10 * 10 + result / 10]
        case .filler, .groupOff, .timesAsPlus: []
        }
    }

    static let startingSet: [FactBand: String] = [
        .first:
            "1+3 1+6 2+1 2+2 2+4 2+8 3+2 5+0 5+1 5+2 6+2 7+1 7+2 9+1 9+2 3-1 5-0 5-2 5-4 7-2 7-6 7-7 8-1 8-2 8-6 "
            + "8-7 8-8 9-9 10-8 10-9",
        .second: "3+3 4+4 6+6 7+7 8+8 9+9 8-4 10-5 12-6 14-7 16-8 18-9",
        .third: "3+7 4+6 6+4 7+3 10-3 10-4 10-6 10-7",
        .fourth: "4+3 4+5 4+10 5+6 6+5 7+6 7+8 8+7 8+9 9+8 9+10 10+3 10+5 10+6 10+7 10+8",
        .fifth: "4+8 4+9 5+9 6+8 6+9 8+3 8+4 8+5 8+6 8+11 9+3 9+7 9+11 12+8",
        .sixth: "3+12 3+17 4+12 5+3 6+3 7+4 7+5 7+13 13+5 13+6 7-3 7-4 8-5 9-6 13-4 13-6 13-8 14-6 15-6 15-7",
    ]
}
