import Household
import QuestionKinds
import Shapes

/// Adding and taking away, with the unknown in any place.
public enum Arithmetic: Generator {
    /// What an author chooses.
    public struct Parameters: Hashable, Sendable {
        /// Add or take away.
        public var operation: Operation
        /// What is asked for.
        public var unknown: Unknown
        /// Which of the possible facts.
        public var constraint: Constraint
        /// The first number.
        public var first: NumberRange
        /// The number that is added or taken away.
        public var second: NumberRange
        /// What comes out.
        public var result: NumberRange
        /// What is drawn.
        public var picture: Drawn
        /// How many options or tiles.
        public var options: Int
        /// Whether a blank has tiles.
        public var bank: Bool
    }

    /// What is done.
    public enum Operation: String, CaseIterable, Sendable {
        /// Put together.
        case add
        /// Take away.
        case subtract
    }

    /// What is asked for.
    public enum Unknown: String, CaseIterable, Sendable {
        /// What comes out.
        case result
        /// The first number.
        case first
        /// The second number.
        case second
    }

    /// Which of the facts within the bounds.
    public enum Constraint: String, CaseIterable, Sendable {
        /// All of them.
        case any
        /// 4 + 4, 8 − 4.
        case doubles
        /// 4 + 5, 9 − 4.
        case nearDoubles
        /// Those that go beyond ten, or back below it: 8 + 5, 13 − 5.
        case makeTen
        /// One or two more or less.
        case plusMinusOneTwo
        /// Multiples of ten.
        case tens
        /// A two-digit number and one of one digit.
        case twoDigitPlusOne
        /// A two-digit number and a multiple of ten.
        case twoDigitPlusTen
    }

    /// What is drawn.
    public enum Drawn: String, CaseIterable, Sendable {
        /// Nothing.
        case none
        /// Things in rows; those taken away are crossed out.
        case rows
        /// Things in frames of ten, those added in another color.
        case tenFrames
        /// A number line with a dot at a known number.
        case numberLine
    }

    /// Two numbers with what is done.
    public struct Fact: Hashable, Sendable {
        /// The first number.
        public var first: Int
        /// The second number.
        public var second: Int
        var parameters: Parameters
    }

    /// What names it.
    public static let name = "arithmetic"
    /// The version.
    public static let version = 1
    /// For the reference.
    public static let summary = "Adding and taking away, with the unknown in any place; stories are texts."

    /// How the parameters are written.
    public static let parameters = Shape<Parameters>.object(
        "ArithmeticParameters", "Which facts, and what is asked.",
        make: { (operation, unknown, constraint, first, second, result, picture, options, bank) in
            Parameters(
                operation: operation, unknown: unknown, constraint: constraint, first: first, second: second,
                result: result, picture: picture, options: options, bank: bank)
        }
    ) {
        required("operation", \.operation, .word())
        defaulted("unknown", \.unknown, .word(), to: .result, "What is asked for.")
        defaulted("constraint", \.constraint, .word(), to: .any, "Which of the facts within the bounds.")
        required("first", \.first, .range(0...120), "The number before the sign.")
        required("second", \.second, .range(0...120), "The number after the sign.")
        required("result", \.result, .range(0...120), "What comes out.")
        defaulted("picture", \.picture, .word(), to: .none, "Rows and frames show both numbers, up to 10 each.")
        defaulted("options", \.options, .options, to: 3, "How many options or tiles.")
        defaulted("bank", \.bank, .boolean, to: true, "Whether a blank has tiles.")
    }

    /// What texts may hold.
    public static let placeholders: [Placeholder] = [
        .number("a", "the first number", tellsAnswer: true),
        .number("b", "the second number", tellsAnswer: true),
        .number("c", "what comes out", tellsAnswer: true),
        .number("answer", "what is asked for", tellsAnswer: true),
        Placeholder("equation", "the equation with __ for what is asked: 3 + __ = 7"),
        Placeholder("solved", "the whole equation: 3 + 4 = 7", tellsAnswer: true),
        Placeholder("list", "the word for one of the things, as often as the first number says", tellsAnswer: true),
        Placeholder("otherList", "the same for the second number", tellsAnswer: true),
        .number("larger", "the larger of both numbers", tellsAnswer: true),
        .number("smaller", "the smaller of both numbers", tellsAnswer: true),
        .number("double", "the smaller number twice", tellsAnswer: true),
        .number("toTen", "from the first number to ten: the next ten, or the ten below", tellsAnswer: true),
        .number("ten", "that ten", tellsAnswer: true),
        .number("rest", "what is left of the second number after that", tellsAnswer: true),
        Placeholder("steps", "the numbers from the larger one on, or from the first one back", tellsAnswer: true),
        .number("lineFrom", "the first number of the number line"),
        .number("lineTo", "the last number of the number line"),
    ]

    /// The tags of wrong answers.
    public static let misconceptions = [
        Misconception("oneMore", .offByOne, "counted one too many, such as from the first number itself"),
        Misconception("oneLess", .offByOne, "counted one too few"),
        Misconception("wrongOperation", .wrongOperation, "added instead of taking away, or the other way round"),
        Misconception("answeredAPart", .givenNumber, "gave a number of the question as the answer"),
        Misconception("tenMore", .tenOff, "ten too many"),
        Misconception("tenLess", .tenOff, "ten too few"),
        Misconception("onesForTens", .tensForOnes, "took tens for ones, or ones for tens"),
    ]

    /// The ways to solve.
    public static let strategies = [
        Term("countOn", "counting on from the larger number, or up to the whole"),
        Term("countBack", "counting back"), Term("doubles", "a double that is known by heart"),
        Term("nearDoubles", "a double and one more"), Term("makeTen", "first to ten, then the rest"),
        Term("tens", "counting tens alone"),
    ]

    /// What is wrong with parameters.
    public static func faults(of parameters: Parameters) -> [BodyFault] {
        var faults = parameters.first.faults(at: "first") + parameters.second.faults(at: "second")
        faults += parameters.result.faults(at: "result")
        let showsAll = parameters.picture == .rows || parameters.picture == .tenFrames
        if showsAll, parameters.unknown != .result {
            faults.append(BodyFault(pointer: "/picture", reason: "shows the answer unless the result is asked for"))
        }
        if parameters.picture == .tenFrames, parameters.operation == .subtract {
            faults.append(BodyFault(pointer: "/picture", reason: "cannot cross out; take rows for taking away"))
        }
        return faults
    }

    /// The kinds.
    public static func kinds(of parameters: Parameters) -> [QuestionKind] {
        var kinds = [MultipleChoice.kind, FillInBlank.kind]
        if parameters.picture == .rows || parameters.picture == .tenFrames { kinds.append(Count.kind) }
        if parameters.unknown == .result { kinds.append(NumberLine.kind) }
        return kinds
    }

    /// Things where they are drawn.
    public static func needs(of parameters: Parameters) -> Needs {
        Needs(things: parameters.picture == .rows || parameters.picture == .tenFrames ? 1 : 0)
    }

    /// All that keep the bounds and the constraint.
    public static func facts(of parameters: Parameters) -> [Fact] {
        parameters.first.numbers.flatMap { first in
            parameters.second.numbers.map { Fact(first: first, second: $0, parameters: parameters) }
        }.filter(\.isPossible)
    }
}
