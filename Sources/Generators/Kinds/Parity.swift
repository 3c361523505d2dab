import Household
import QuestionKinds
import Shapes

/// Odd and even numbers.
public enum Parity: Generator {
    /// What an author chooses.
    public struct Parameters: Hashable, Sendable {
        /// The numbers.
        public var numbers: NumberRange
        /// What is asked for.
        public var ask: Ask
        /// What is drawn.
        public var picture: Drawn
        /// How many numbers are to choose from, or to sort.
        public var options: Int
    }

    /// What is asked for.
    public enum Ask: String, CaseIterable, Sendable {
        /// Odd or even.
        case name
        /// Whether it is even.
        case isEven
        /// Whether it is odd.
        case isOdd
        /// The even one of some numbers.
        case whichEven
        /// The odd one of some numbers.
        case whichOdd
        /// Numbers to sort.
        case sort
    }

    /// What is drawn.
    public enum Drawn: String, CaseIterable, Sendable {
        /// Nothing.
        case none
        /// Things in rows of two.
        case pairs
    }

    /// A number; of those to choose from the right one, of those to sort the smallest.
    public struct Fact: Hashable, Sendable {
        /// The number.
        public var number: Int
        /// From each number to sort to the next.
        public var steps: [Int]
        var parameters: Parameters
    }

    /// What names it.
    public static let name = "parity"
    /// The version.
    public static let version = 1
    /// For the reference.
    public static let summary = "Whether a number is odd or even, up to 20."

    /// How the parameters are written.
    public static let parameters = Shape<Parameters>.object(
        "ParityParameters", "Which numbers, and what is asked.", make: Parameters.init
    ) {
        required("numbers", \.numbers, .range(1...20), "The numbers.")
        required("ask", \.ask, .word(), "What is asked for.")
        defaulted("picture", \.picture, .word(), to: .none, "Rows of two show the number that is asked about.")
        defaulted(
            "options", \.options, .integer(2...6), to: 3, "How many numbers to choose from, at most 4, or to sort.")
    }

    /// What texts may hold.
    public static let placeholders: [Placeholder] = [
        .number("n", "the number", tellsAnswer: true),
        .number("pairs", "how many pairs it has"), .number("double", "the number of things in all pairs"),
        Placeholder("list", "the word for one of the things, two and two: star, star; star, star; star"),
        Placeholder("numbers", "the numbers to sort"),
        Placeholder("odd", "the odd ones of the numbers to sort", tellsAnswer: true),
        Placeholder("even", "the even ones of the numbers to sort", tellsAnswer: true),
        Placeholder("word", "the word for odd or even", tellsAnswer: true),
        Placeholder("answer", "the right option", tellsAnswer: true),
    ]

    /// The tags of wrong answers.
    public static let misconceptions = [
        Misconception("otherWord", .evenOrOdd, "took an odd number for an even one, or the other way round"),
        Misconception("otherParity", .evenOrOdd, "chose a number of the other sort"),
        Misconception("misjudged", .evenOrOdd, "said yes for no, or no for yes"),
        Misconception("wrongBin", .evenOrOdd, "put a number with the others"),
    ]

    /// The ways to solve.
    public static let strategies = [
        Term("allHavePartners", "the number is even: nothing is left over"),
        Term("oneIsLeft", "the number is odd: one is left over"),
        Term("eachInTurn", "each of some numbers is looked at"),
    ]

    /// The words for odd and even, for yes and no.
    public static let labels =
        YesNoWords.labels + [Term("odd", "the word for odd"), Term("even", "the word for even")]

    /// What is wrong with parameters.
    public static func faults(of parameters: Parameters) -> [BodyFault] {
        var faults = parameters.numbers.faults(at: "numbers")
        let isOfMany = [.whichEven, .whichOdd, .sort].contains(parameters.ask)
        if isOfMany, parameters.picture != .none {
            faults.append(BodyFault(pointer: "/picture", reason: "shows one number, and there are many"))
        }
        if parameters.ask == .sort ? parameters.options < 3 : parameters.options > 4 {
            let reason = parameters.ask == .sort ? "must be at least 3 to sort" : "must be 2 to 4 to choose from"
            faults.append(BodyFault(pointer: "/options", reason: reason))
        }
        if parameters.ask == .whichEven || parameters.ask == .whichOdd, parameters.numbers.numbers.count == 1 {
            faults.append(BodyFault(pointer: "/numbers", reason: "must be at least 2, one of each sort"))
        }
        return faults
    }

    /// The kinds.
    public static func kinds(of parameters: Parameters) -> [QuestionKind] {
        switch parameters.ask {
        case .name, .whichEven, .whichOdd: [MultipleChoice.kind]
        case .isEven, .isOdd: [YesNo.kind]
        case .sort: [Sorting.kind]
        }
    }

    /// Things in pairs, and words.
    public static func needs(of parameters: Parameters) -> Needs {
        let isYesNo = parameters.ask == .isEven || parameters.ask == .isOdd
        return Needs(
            things: parameters.picture == .pairs ? 1 : 0,
            labels: ["odd", "even"] + (isYesNo ? YesNoWords.labels.map(\.name) : []))
    }

    /// The steps between numbers to sort, which are never all of one sort.
    private static let steps = [[1, 2, 1, 2, 3], [2, 1, 2, 2, 1], [3, 2, 1, 1, 2], [1, 1, 2, 1, 2]]

    /// Each number; of those to choose from the right ones, of those to sort each smallest one with some steps.
    public static func facts(of parameters: Parameters) -> [Fact] {
        parameters.numbers.numbers.flatMap { number -> [Fact] in
            let plain = Fact(number: number, steps: [], parameters: parameters)
            switch parameters.ask {
            case .name, .isEven, .isOdd: return [plain]
            case .whichEven: return number % 2 == 0 ? [plain] : []
            case .whichOdd: return number % 2 == 1 ? [plain] : []
            case .sort:
                return steps.map { $0.prefix(parameters.options - 1) }
                    .filter { number + $0.reduce(0, +) <= parameters.numbers.to }
                    .map { Fact(number: number, steps: Array($0), parameters: parameters) }
            }
        }
    }
}

extension Parity {
    /// A template for the reference.
    public static let example = """
        {"id": "odd-or-even", "generator": "parity", "version": 1, "code": "2.OA.C.3",
         "things": [{"thing": "star", "one": "star", "many": "stars"},
                    {"thing": "sock", "one": "sock", "many": "socks"}],
         "labels": {"odd": "odd", "even": "even"},
         "texts": [{
           "prompt": "Here are {n things}. Is the number odd or even?",
           "picture": "Two by two: {list}.",
           "hints": ["Look at the last row.", "Does each {thing} have a partner?"],
           "explanation": "There {pairs is|are} {pairs} full {pairs row|rows}. So {n} is {word}.",
           "mistakes": {"otherWord": "You chose {given}. Look at the last row."}}],
         "parity": {
           "to10": {"numbers": {"from": 1, "to": 10}, "ask": "name", "picture": "pairs"},
           "to20": {"numbers": {"from": 11, "to": 20}, "ask": "name", "picture": "pairs"}}}
        """
}
