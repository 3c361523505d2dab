import Household
import QuestionKinds
import Shapes

/// Numbers in equal steps, one of them missing.
public enum NumberSequence: Generator {
    /// What an author chooses.
    public struct Parameters: Hashable, Sendable {
        /// All numbers are within these bounds.
        public var numbers: NumberRange
        /// From one number to the next: 1, 2, 5 or 10.
        public var step: Int
        /// Whether the numbers become smaller.
        public var isBackward: Bool
        /// Whether only multiples of the step occur.
        public var multiples: Bool
        /// How many numbers, the missing one included.
        public var length: Int
        /// Which number is missing.
        public var gap: Gap
        /// What is drawn.
        public var picture: Drawn
        /// How many options or tiles.
        public var options: Int
        /// Whether a blank has tiles.
        public var bank: Bool
    }

    /// Which number is missing.
    public enum Gap: String, CaseIterable, Sendable {
        /// The last one.
        case last
        /// The first one.
        case first
        /// One between others, each in an item of its own.
        case middle
    }

    /// What is drawn.
    public enum Drawn: String, CaseIterable, Sendable {
        /// Nothing.
        case none
        /// A number line with the known numbers.
        case numberLine
    }

    /// A sequence with its gap.
    public struct Fact: Hashable, Sendable {
        /// The numbers, the missing one included.
        public var numbers: [Int]
        /// The place of the missing one.
        public var gap: Int
        var parameters: Parameters
    }

    /// What names it.
    public static let name = "sequence"
    /// The version.
    public static let version = 1
    /// For the reference.
    public static let summary = "Numbers in steps of 1, 2, 5 or 10, forward or backward, one of them missing."

    /// How the parameters are written.
    public static let parameters = Shape<Parameters>.object(
        "SequenceParameters", "Which numbers, and the gap.",
        make: { (numbers, step, isBackward, multiples, length, gap, picture, options, bank) in
            Parameters(
                numbers: numbers, step: step, isBackward: isBackward, multiples: multiples, length: length, gap: gap,
                picture: picture, options: options, bank: bank)
        }
    ) {
        required("numbers", \.numbers, .range(0...120), "All numbers are within these bounds.")
        required("step", \.step, .integer(1...10), "From one number to the next: 1, 2, 5 or 10.")
        defaulted("backward", \.isBackward, .boolean, to: false, "Whether the numbers become smaller.")
        defaulted("multiples", \.multiples, .boolean, to: true, "Whether only multiples of the step occur.")
        required("length", \.length, .integer(3...8), "How many numbers; more than 6 make no pattern.")
        required("gap", \.gap, .word(), "Which number is missing.")
        defaulted("picture", \.picture, .word(), to: .none)
        defaulted("options", \.options, .options, to: 3, "How many options or tiles.")
        defaulted("bank", \.bank, .boolean, to: true, "Whether a blank has tiles.")
    }

    /// What texts may hold.
    public static let placeholders: [Placeholder] = [
        Placeholder("sequence", "the numbers with __ for the missing one: 2, 4, __, 8"),
        Placeholder("solved", "all numbers", tellsAnswer: true),
        .number("answer", "the missing number", tellsAnswer: true),
        .number("step", "from one number to the next"),
        .number("near", "the number before the missing one, or after it where it is the first"),
    ]

    /// The tags of wrong answers.
    public static let misconceptions = [
        Misconception("oneStepTooFar", .wrongStep, "skipped a number"),
        Misconception("repeated", .wrongDirection, "gave a number again, or went the other way"),
        Misconception("countedByOnes", .wrongStep, "went one on instead of a whole step"),
        Misconception("offByOne", .offByOne, "is one beside it"),
        Misconception("wrongTen", .tenOff, "took another ten: 29, 40"),
    ]

    /// The ways to solve.
    public static let strategies = [
        Term("countForward", "counting on by ones"), Term("countBackward", "counting back by ones"),
        Term("skipCount", "counting in steps"), Term("tens", "the tens change, the ones stay"),
    ]

    /// What is wrong with parameters.
    public static func faults(of parameters: Parameters) -> [BodyFault] {
        let faults = parameters.numbers.faults(at: "numbers")
        if [1, 2, 5, 10].contains(parameters.step) { return faults }
        return faults + [BodyFault(pointer: "/step", reason: "must be 1, 2, 5 or 10")]
    }

    /// The kinds.
    public static func kinds(of parameters: Parameters) -> [QuestionKind] {
        let kinds = [MultipleChoice.kind, FillInBlank.kind]
        return parameters.length <= 6 ? kinds + [Pattern.kind] : kinds
    }

    /// Nothing.
    public static func needs(of parameters: Parameters) -> Needs { Needs() }

    /// From each number on that leaves room, with each possible gap.
    public static func facts(of parameters: Parameters) -> [Fact] {
        let reach = (parameters.length - 1) * parameters.step
        let gaps =
            switch parameters.gap {
            case .last: [parameters.length - 1]
            case .first: [0]
            case .middle: Array(1..<(parameters.length - 1))
            }
        return parameters.numbers.numbers.filter { low in
            low + reach <= parameters.numbers.to && (!parameters.multiples || low % parameters.step == 0)
        }.flatMap { low in
            let rising = (0..<parameters.length).map { low + $0 * parameters.step }
            let numbers = parameters.isBackward ? rising.reversed() : rising
            return gaps.map { Fact(numbers: numbers, gap: $0, parameters: parameters) }
        }
    }
}

extension NumberSequence.Fact: ItemFact {
    private var answer: Int { numbers[gap] }

    private var stride: Int { parameters.isBackward ? -parameters.step : parameters.step }

    private var known: [Int] { numbers.enumerated().filter { $0.offset != gap }.map(\.element) }

    /// By size and step; backward is harder.
    public var difficulty: Int {
        let largest = numbers.max() ?? 0
        let isMultiple = numbers[0] % parameters.step == 0
        let size: Int
        switch parameters.step {
        case 1: size = largest <= 10 ? 1 : largest <= 20 ? 2 : 3
        case 10: size = isMultiple ? 2 : 3
        default: size = isMultiple ? 3 : 4
        }
        return size + (parameters.isBackward ? 1 : 0)
    }

    /// How it is best solved.
    public var strategy: String {
        switch parameters.step {
        case 1: parameters.isBackward ? "countBackward" : "countForward"
        case 10: "tens"
        default: "skipCount"
        }
    }

    /// What tells the answer.
    public var telling: Set<String> { ["solved", "answer"] }

    /// What replaces placeholders.
    public func values(in dress: Dress) -> [String: PlaceholderValue] {
        let shown = numbers.enumerated().map { $0.offset == gap ? "__" : String($0.element) }
        return [
            "sequence": .text(shown.joined(separator: ", ")), "solved": .text(numbers.listed),
            "answer": .number(answer), "step": .number(parameters.step),
            "near": .number(gap == 0 ? numbers[1] : numbers[gap - 1]),
        ]
    }

    /// A line on which the missing number is a tick without its number.
    public func picture(in dress: Dress) -> (any PictureContent)? {
        guard parameters.picture == .numberLine, let low = numbers.min(), let high = numbers.max() else { return nil }
        return NumberLinePicture(from: low, to: high, step: parameters.step, labels: known.sorted(), marked: [])
    }

    /// The missing number, and others.
    public func asked(as kind: QuestionKind, in dress: Dress) -> Asked {
        var candidates = [(answer + stride, "oneStepTooFar"), (answer - stride, "repeated")]
        if parameters.step > 1 { candidates.append((answer - stride + stride.signum(), "countedByOnes")) }
        if parameters.step == 1 {
            candidates += [
                (answer + 10, "wrongTen"), (answer - 10, "wrongTen"), (answer + 2 * stride, "oneStepTooFar"),
            ]
        } else {
            candidates += [(answer + 1, "offByOne"), (answer - 1, "offByOne")]
        }
        let count = kind == Pattern.kind ? max(0, (numbers.count <= 4 ? 4 : 6) - numbers.count) : parameters.options - 1
        let possible = kind == Pattern.kind ? candidates.filter { !numbers.contains($0.0) } : candidates
        let wrong = WrongAnswer.numbers(
            possible, right: answer, within: 0...130, count: count, turn: numbers[0] / parameters.step + gap)
        if kind == Pattern.kind {
            return .pattern(numbers.map(String.init), missing: [gap], wrong: wrong, misplaced: "repeated")
        }
        return .number(answer, wrong: wrong, bank: parameters.bank)
    }

    /// Goes by the distance of two known numbers.
    public func solved(as kind: QuestionKind, in dress: Dress) -> [String] {
        let places = numbers.indices.filter { $0 != gap }
        guard let first = places.first, let last = places.last else { return [] }
        let each = (numbers[last] - numbers[first]) / (last - first)
        return [String(numbers[first] + (gap - first) * each)]
    }
}

extension NumberSequence {
    /// A template for the reference.
    public static let example = """
        {"id": "what-comes-next", "generator": "sequence", "version": 1, "code": "1.NBT.A.1",
         "texts": [{
           "prompt": "Which number is missing? {sequence}",
           "hints": ["Say the numbers aloud.", "Each step is {step}."],
           "explanation": "Count by {step}: {solved}.",
           "mistakes": {
             "oneStepTooFar": "You chose {given}. Take one step at a time.",
             "repeated": "You chose {given}. Which way do the numbers go?",
             "countedByOnes": "You chose {given}. Each step is {step}.",
             "offByOne": "You chose {given}. That is close. Count again.",
             "wrongTen": "You chose {given}. Look at the tens again."}}],
         "sequence": {
           "ones": {"numbers": {"from": 0, "to": 20}, "step": 1, "length": 4, "gap": "middle"},
           "back": {"numbers": {"from": 80, "to": 120}, "step": 1, "backward": true, "length": 5, "gap": "last"},
           "twos": {"numbers": {"from": 0, "to": 30}, "step": 2, "length": 5, "gap": "last", "options": 4},
           "tens": {"numbers": {"from": 0, "to": 120}, "step": 10, "multiples": false, "length": 4, "gap": "first"}}}
        """
}
