import Household
import QuestionKinds
import Shapes

/// Which of two numbers is larger, by words or by sign, and numbers in order.
public enum ComparingNumbers: Generator {
    /// What an author chooses.
    public struct Parameters: Hashable, Sendable {
        /// The numbers.
        public var numbers: NumberRange
        /// How far they are apart.
        public var difference: NumberRange
        /// What is asked for.
        public var ask: Ask
        /// Which of the pairs.
        public var constraint: Constraint
        /// How many numbers are put in order.
        public var count: Int
    }

    /// What is asked for.
    public enum Ask: String, CaseIterable, Sendable {
        /// The sign between both: <, > or =.
        case sign
        /// The larger number.
        case larger
        /// The smaller number.
        case smaller
        /// Whether the statement with a sign is true.
        case isTrue
        /// Numbers in order, the smallest first.
        case upward
        /// Numbers in order, the largest first.
        case downward
    }

    /// Which of the pairs within the bounds.
    public enum Constraint: String, CaseIterable, Sendable {
        /// All of them.
        case any
        /// With the same tens: 43 and 47.
        case sameTens
        /// Where the ones lead astray: 39 and 41.
        case misleadingOnes
        /// With their digits swapped: 27 and 72.
        case swappedDigits
    }

    /// Two numbers, or some to put in order.
    public struct Fact: Hashable, Sendable {
        /// The numbers in the order in which they are told.
        public var numbers: [Int]
        /// The sign of a statement that is true or not.
        public var sign: String
        var parameters: Parameters
    }

    /// What names it.
    public static let name = "comparingNumbers"
    /// The version.
    public static let version = 1
    /// For the reference.
    public static let summary = "Which number is larger, the sign between two numbers, and numbers in order."

    /// How the parameters are written.
    public static let parameters = Shape<Parameters>.object(
        "ComparingNumbersParameters", "Which numbers, and what is asked.", make: Parameters.init
    ) {
        required("numbers", \.numbers, .range(0...120), "The numbers.")
        defaulted(
            "difference", \.difference, .range(0...120), to: NumberRange(0, 120), "How far two numbers are apart.")
        required("ask", \.ask, .word(), "What is asked for.")
        defaulted("constraint", \.constraint, .word(), to: .any, "Which of the pairs within the bounds.")
        defaulted("count", \.count, .integer(3...5), to: 3, "How many numbers are put in order.")
    }

    /// What texts may hold.
    public static let placeholders: [Placeholder] = [
        .number("a", "the first number"), .number("b", "the second number"),
        Placeholder("sign", "the sign of the statement that is true or not", tellsAnswer: true),
        Placeholder("solved", "both numbers with the right sign: 3 < 7", tellsAnswer: true),
        .number("larger", "the larger number", tellsAnswer: true),
        .number("smaller", "the smaller number", tellsAnswer: true),
        .number("aTens", "the tens of the first number"), .number("aOnes", "the ones of the first number"),
        .number("bTens", "the tens of the second number"), .number("bOnes", "the ones of the second number"),
        Placeholder("numbers", "the numbers to put in order, mixed"),
        Placeholder("sorted", "the numbers in order", tellsAnswer: true),
    ]

    /// The tags of wrong answers.
    public static let misconceptions = [
        Misconception("swappedSign", .comparedWrong, "took < for >, or the other way round"),
        Misconception("tookForEqual", .comparedWrong, "took different numbers for equal ones"),
        Misconception("tookForDifferent", .comparedWrong, "took equal numbers for different ones"),
        Misconception("otherNumber", .comparedWrong, "chose the other number"),
        Misconception("comparedOnes", .tensForOnes, "compared the ones before the tens"),
        Misconception("misjudged", .comparedWrong, "said yes for no, or no for yes"),
        Misconception("wrongOrder", .comparedWrong, "put a number at another place"),
    ]

    /// The ways to solve.
    public static let strategies = [
        Term("countingOrder", "the one that is counted later is larger"),
        Term("tensFirst", "tens are compared first"), Term("onesThen", "the tens are the same; ones decide"),
    ]

    /// The words for yes and no.
    public static let labels = YesNoWords.labels

    /// What is wrong with parameters.
    public static func faults(of parameters: Parameters) -> [BodyFault] {
        var faults = parameters.numbers.faults(at: "numbers") + parameters.difference.faults(at: "difference")
        let isChosen = parameters.ask == .larger || parameters.ask == .smaller
        if isChosen, parameters.difference.to == 0 {
            faults.append(BodyFault(pointer: "/difference/to", reason: "must be at least 1 where one is larger"))
        }
        return faults
    }

    /// The kinds.
    public static func kinds(of parameters: Parameters) -> [QuestionKind] {
        switch parameters.ask {
        case .sign, .larger, .smaller: [MultipleChoice.kind, FillInBlank.kind]
        case .isTrue: [YesNo.kind]
        case .upward, .downward: [Sorting.kind]
        }
    }

    /// Yes and no where they are asked.
    public static func needs(of parameters: Parameters) -> Needs {
        Needs(labels: parameters.ask == .isTrue ? YesNoWords.labels.map(\.name) : [])
    }

    /// The steps between numbers to put in order, from the smallest one.
    private static let steps = [
        [1, 1, 1, 1], [1, 2, 1, 3], [2, 1, 4, 1], [3, 5, 2, 4], [5, 5, 5, 5], [9, 2, 7, 3], [10, 1, 9, 11],
        [11, 20, 10, 10],
    ]

    /// All pairs; or numbers to put in order, from each number on in some steps.
    public static func facts(of parameters: Parameters) -> [Fact] {
        let numbers = parameters.numbers.numbers
        switch parameters.ask {
        case .upward, .downward:
            return numbers.flatMap { start in
                steps.compactMap { step in
                    let sorted = step.prefix(parameters.count - 1).reduce(into: [start]) {
                        $0.append(($0.last ?? start) + $1)
                    }
                    guard let last = sorted.last, last <= parameters.numbers.to else { return nil }
                    // The second half comes first, and the first half backwards.
                    let mixed = Array(sorted[(sorted.count / 2)...] + sorted[..<(sorted.count / 2)].reversed())
                    return Fact(numbers: mixed, sign: "", parameters: parameters)
                }
            }
        case .isTrue:
            return pairs(parameters).flatMap { pair in
                ["<", ">", "="].map { Fact(numbers: pair, sign: $0, parameters: parameters) }
            }
        case .sign: return pairs(parameters).map { Fact(numbers: $0, sign: "", parameters: parameters) }
        case .larger, .smaller:
            return pairs(parameters).filter { $0[0] != $0[1] }
                .map { Fact(numbers: $0, sign: "", parameters: parameters) }
        }
    }

    private static func pairs(_ parameters: Parameters) -> [[Int]] {
        let numbers = parameters.numbers.numbers
        return numbers.flatMap { first in numbers.map { [first, $0] } }.filter { pair in
            parameters.difference.contains(abs(pair[0] - pair[1])) && parameters.constraint.isKept(pair[0], pair[1])
        }
    }
}

extension ComparingNumbers.Constraint {
    /// Whether two numbers keep it.
    func isKept(_ one: Int, _ other: Int) -> Bool {
        switch self {
        case .any: true
        case .sameTens: one / 10 == other / 10
        case .misleadingOnes: Self.misleads(one, other)
        case .swappedDigits: one % 10 == other / 10 && other % 10 == one / 10 && one != other
        }
    }

    /// Whether the one with fewer tens has more ones.
    static func misleads(_ one: Int, _ other: Int) -> Bool {
        one / 10 < other / 10 && one % 10 > other % 10 || one / 10 > other / 10 && one % 10 < other % 10
    }
}

extension ComparingNumbers.Fact: ItemFact {
    private var first: Int { numbers[0] }

    private var second: Int { numbers[1] }

    private var rightSign: String { first < second ? "<" : first > second ? ">" : "=" }

    private var misleads: Bool { ComparingNumbers.Constraint.misleads(first, second) }

    /// By size; harder where the ones mislead, and with more numbers.
    public var difficulty: Int {
        let largest = numbers.max() ?? 0
        let size = largest <= 10 ? 1 : largest <= 20 ? 2 : 3
        return min(5, size + (misleads ? 1 : 0) + (numbers.count > 3 ? 1 : 0))
    }

    /// How it is best solved.
    public var strategy: String {
        if numbers.allSatisfy({ $0 <= 20 }) { return "countingOrder" }
        return Set(numbers.map { $0 / 10 }).count == 1 ? "onesThen" : "tensFirst"
    }

    /// What tells the answer: the sign of a statement is no more than what is asked.
    public var telling: Set<String> {
        let all: Set = ["solved", "larger", "smaller", "sorted"]
        return parameters.ask == .isTrue ? all : all.union(["sign"])
    }

    /// What replaces placeholders.
    public func values(in dress: Dress) -> [String: PlaceholderValue] {
        let sorted = parameters.ask == .downward ? numbers.sorted(by: >) : numbers.sorted()
        return [
            "a": .number(first), "b": .number(second), "sign": .text(sign.isEmpty ? rightSign : sign),
            "solved": .text("\(first) \(rightSign) \(second)"), "larger": .number(max(first, second)),
            "smaller": .number(min(first, second)), "aTens": .number(first / 10), "aOnes": .number(first % 10),
            "bTens": .number(second / 10), "bOnes": .number(second % 10), "numbers": .text(numbers.listed),
            "sorted": .text(sorted.listed),
        ]
    }

    /// A sign, a number, yes or no, or an order.
    public func asked(as kind: QuestionKind, in dress: Dress) -> Asked {
        switch parameters.ask {
        case .sign:
            let wrong = ["<", ">", "="].filter { $0 != rightSign }.map { sign in
                WrongAnswer(sign, signMisconception(sign))
            }
            return .text(rightSign, wrong: wrong, bank: true)
        case .larger, .smaller:
            let right = parameters.ask == .larger ? max(first, second) : min(first, second)
            let other = WrongAnswer(String(first + second - right), misleads ? "comparedOnes" : "otherNumber")
            return .text(String(right), wrong: [other], bank: true)
        case .isTrue: return .yesNo(sign == rightSign, words: YesNoWords(dress), misconception: "misjudged")
        case .upward: return .order(numbers.sorted().map(String.init), misconception: "wrongOrder")
        case .downward: return .order(numbers.sorted(by: >).map(String.init), misconception: "wrongOrder")
        }
    }

    private func signMisconception(_ given: String) -> String {
        if rightSign == "=" { return "tookForDifferent" }
        if given == "=" { return "tookForEqual" }
        return misleads ? "comparedOnes" : "swappedSign"
    }

    /// Counts up from zero: what is met first is smaller.
    public func solved(as kind: QuestionKind, in dress: Dress) -> [String] {
        var met: [Int] = []
        var number = 0
        while number <= 120 {
            if numbers.contains(number) { met.append(number) }
            number += 1
        }
        let isEqual = met.count == 1
        switch parameters.ask {
        case .sign: return [isEqual ? "=" : met[0] == first ? "<" : ">"]
        case .larger: return [String(met[1])]
        case .smaller: return [String(met[0])]
        case .isTrue:
            let isTrue = isEqual ? sign == "=" : sign == (met[0] == first ? "<" : ">")
            return [dress.label(isTrue ? "yes" : "no")]
        case .upward: return met.map(String.init)
        case .downward: return met.reversed().map(String.init)
        }
    }
}

extension ComparingNumbers {
    /// A template for the reference.
    public static let example = """
        {"id": "compare-two-digits", "generator": "comparingNumbers", "version": 1, "code": "1.NBT.B.3",
         "texts": [{
           "prompt": "Which sign is right? {a} __ {b}",
           "narration": "Which sign is right between {a} and {b}?",
           "hints": ["Look at the tens first.", "The open side looks at the larger number."],
           "explanation": "{solved}.",
           "mistakes": {
             "swappedSign": "You chose {given}. The open side looks at the larger number.",
             "tookForEqual": "You chose {given}. Are both numbers the same?",
             "tookForDifferent": "You chose {given}. Look at both numbers again.",
             "comparedOnes": "You chose {given}. Look at the tens before the ones."}}],
         "comparingNumbers": {
           "to20": {"numbers": {"from": 0, "to": 20}, "difference": {"from": 0, "to": 3}, "ask": "sign"},
           "misleading": {"numbers": {"from": 11, "to": 60}, "ask": "sign", "constraint": "misleadingOnes"}}}
        """
}
