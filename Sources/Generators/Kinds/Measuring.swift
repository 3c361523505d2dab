import Household
import QuestionKinds
import Shapes

/// How long a thing is beside a ruler or a row of units, and how two things compare.
public enum Measuring: Generator {
    /// What an author chooses.
    public struct Parameters: Hashable, Sendable {
        /// How long things are, in units.
        public var lengths: NumberRange
        /// At which mark the first thing begins.
        public var starts: NumberRange
        /// What is asked for.
        public var ask: Ask
        /// Whether the marks of the ruler have their numbers.
        public var numbered = false
        /// How many options or tiles.
        public var options: Int
        /// Whether a blank has tiles.
        public var bank: Bool
    }

    /// What is asked for.
    public enum Ask: String, CaseIterable, Sendable {
        /// How many units long the first thing is.
        case length
        /// How many units longer the first thing is than the second.
        case difference
        /// How long both are end to end.
        case total
        /// Whether the first thing is longer than the second, shorter, or of equal length.
        case comparison
    }

    /// One or two lengths.
    public struct Fact: Hashable, Sendable {
        /// The lengths of the things of the template in their order; of two things the second begins at 0.
        public var lengths: [Int]
        /// At which mark the first thing begins.
        public var start: Int
        var parameters: Parameters
    }

    /// What names it.
    public static let name = "measuring"
    /// The version.
    public static let version = 1
    /// For the reference.
    public static let summary = "Lengths beside a ruler or a row of units: to measure, to compare, to put end to end."

    /// How the parameters are written.
    public static let parameters = Shape<Parameters>.object(
        "MeasuringParameters", "How long things are, where they begin, and what is asked.", make: Parameters.init
    ) {
        required("lengths", \.lengths, .range(1...20), "How long things are, in units.")
        defaulted(
            "starts", \.starts, .range(0...10), to: NumberRange(0, 0),
            "At which mark the first thing begins; from 1 on, who reads its end alone is wrong.")
        required("ask", \.ask, .word(), "What is asked for.")
        defaulted(
            "numbered", \.numbered, .boolean, to: false, "Whether the marks of the ruler have their numbers, from 0.")
        defaulted("options", \.options, .options, to: 3, "How many options or tiles.")
        defaulted("bank", \.bank, .boolean, to: true, "Whether a blank has tiles.")
    }

    /// What texts may hold.
    public static let placeholders: [Placeholder] = [
        Placeholder("unit", "the label for many units"),
        Placeholder("places", "where all things lie, in the words of the label"),
        .number("start", "the mark at which the first thing begins"),
        .number("end", "the mark at which the first thing ends", tellsAnswer: true),
        .number("a", "how many units long the first thing is", tellsAnswer: true),
        .number("b", "how many units long the second thing is; 0 where there is none"),
        Placeholder("answer", "the right answer", tellsAnswer: true),
    ]

    /// The tags of wrong answers.
    public static let misconceptions = [
        Misconception("readTheEnd", .rulerMark, "read the mark at the end of what begins later"),
        Misconception("countedMarks", .rulerMark, "counted the marks in place of the steps between them"),
        Misconception("tooFew", .miscounted, "measured too few"),
        Misconception("tooMany", .miscounted, "measured too many"),
        Misconception("readOneLength", .givenNumber, "told the length of one thing alone"),
        Misconception("addedBoth", .wrongOperation, "added in place of comparing"),
        Misconception("comparedBoth", .wrongOperation, "compared in place of adding"),
    ]

    /// The ways to solve.
    public static let strategies = [
        Term("readTheRuler", "from 0 to the mark at the end"), Term("countTheSteps", "from where it begins to its end"),
        Term("compareLengths", "both are measured, then compared"), Term("addLengths", "both are measured, then added"),
    ]

    /// What the units are called, and how the place of a thing is told to those who do not see it.
    public static let labels = [
        Term("unit", "the word for many units, such as \"cubes\""),
        Term("place", "such as \"the {thing} from {start} to {end}\""),
    ]

    /// What is wrong with parameters.
    public static func faults(of parameters: Parameters) -> [BodyFault] {
        var faults = parameters.lengths.faults(at: "lengths") + parameters.starts.faults(at: "starts")
        if faults.isEmpty, parameters.ask == .difference, parameters.lengths.numbers.count < 2 {
            faults.append(BodyFault(pointer: "/lengths/to", reason: "leaves fewer than two different lengths"))
        }
        return faults
    }

    /// The kinds.
    public static func kinds(of parameters: Parameters) -> [QuestionKind] {
        switch parameters.ask {
        case .length, .difference: [Measure.kind, MultipleChoice.kind, FillInBlank.kind]
        case .total: [MultipleChoice.kind, FillInBlank.kind]
        case .comparison: [Measure.kind]
        }
    }

    /// One thing or two, and the unit.
    public static func needs(of parameters: Parameters) -> Needs {
        Needs(things: parameters.ask == .length ? 1 : 2, labels: ["unit", "place"])
    }

    /// Each length, or each two lengths, from each start.
    public static func facts(of parameters: Parameters) -> [Fact] {
        let lengths = parameters.lengths.numbers
        return lengths.flatMap { first in
            parameters.starts.numbers.flatMap { start in
                seconds(beside: first, of: parameters).map { second in
                    Fact(lengths: [first] + second, start: start, parameters: parameters)
                }
            }
        }
    }

    /// The second length, where there is one.
    private static func seconds(beside first: Int, of parameters: Parameters) -> [[Int]] {
        let lengths = parameters.lengths.numbers
        return switch parameters.ask {
        case .length: [[]]
        case .difference: lengths.filter { $0 < first }.map { [$0] }
        case .total, .comparison: lengths.map { [$0] }
        }
    }
}

extension Measuring {
    /// A template for the reference.
    public static let example = """
        {"id": "beside-the-ruler", "generator": "measuring", "version": 1, "code": "1.MD.A.2",
         "things": [{"thing": "pencil", "one": "pencil", "many": "pencils"},
                    {"thing": "spoon", "one": "spoon", "many": "spoons"}],
         "labels": {"unit": "centimeters", "place": "the {thing} from {start} to {end}"},
         "texts": [{
           "prompt": "How many {unit} long is the {thing}?",
           "picture": "Above a ruler lies {places}.",
           "hints": ["Look where it begins.", "Count the steps to where it ends."],
           "explanation": "It goes from {start} to {end}. That is {a} {unit}.",
           "mistakes": {
             "readTheEnd": "You measured {given}. It does not begin at 0.",
             "countedMarks": "You measured {given}. Count the steps between the marks.",
             "tooFew": "You measured {given}. Count each step to the end.",
             "tooMany": "You measured {given}. Stop where it ends."}}],
         "measuring": {"from-zero": {"lengths": {"from": 2, "to": 10}, "ask": "length"},
                       "anywhere": {"lengths": {"from": 2, "to": 8}, "starts": {"from": 1, "to": 5}, "ask": "length"}}}
        """
}

extension Measuring.Fact {
    private var first: Int { lengths[0] }

    private var second: Int { lengths.count > 1 ? lengths[1] : 0 }

    private var end: Int { start + first }

    /// What is right, where a number is asked for.
    private var number: Int {
        switch parameters.ask {
        case .length: first
        case .difference, .comparison: first - second
        case .total: first + second
        }
    }

    private var comparison: String { first > second ? "longer" : first < second ? "shorter" : "equal" }

    private var candidates: [(Int, String)] {
        let near = [
            (number + 1, "tooMany"), (number - 1, "tooFew"), (number - 2, "tooFew"), (number + 2, "tooMany"),
        ]
        return switch parameters.ask {
        case .length: (start > 0 ? [(end, "readTheEnd")] : []) + [(number + 1, "countedMarks")] + near
        case .difference: [(first, "readOneLength"), (first + second, "addedBoth")] + near
        case .total, .comparison:
            [(abs(first - second), "comparedBoth"), (max(first, second), "readOneLength")] + near
        }
    }

    private var wrong: [WrongAnswer] {
        WrongAnswer.numbers(
            candidates, right: number, within: 0...50, count: parameters.options - 1, turn: first + start + second)
    }
}

extension Measuring.Fact: ItemFact {
    /// By what is asked, and by whether the thing begins at 0.
    public var difficulty: Int {
        let begin = start == 0 ? 0 : 1
        return switch parameters.ask {
        case .length: (first <= 10 ? 1 : 2) + begin
        case .comparison: 1 + begin
        case .difference: 2 + begin
        case .total: (number <= 10 ? 2 : 3) + begin
        }
    }

    /// How it is best solved.
    public var strategy: String {
        switch parameters.ask {
        case .length: start == 0 ? "readTheRuler" : "countTheSteps"
        case .difference, .comparison: "compareLengths"
        case .total: "addLengths"
        }
    }

    /// What tells the answer: the end does where the thing begins at 0.
    public var telling: Set<String> {
        switch parameters.ask {
        case .length: start == 0 ? ["a", "end", "answer"] : ["a", "answer"]
        case .difference, .total, .comparison: ["answer"]
        }
    }

    /// What replaces placeholders.
    public func values(in dress: Dress) -> [String: PlaceholderValue] {
        let places = lengths.indices.map { place in
            let begin = place == 0 ? start : 0
            return dress.label("place").replacing("{thing}", with: dress.thing(place).one)
                .replacing("{start}", with: String(begin)).replacing("{end}", with: String(begin + lengths[place]))
        }
        return [
            "places": .text(places.joined(separator: ", ")),
            "unit": .text(dress.label("unit")), "start": .number(start), "end": .number(end), "a": .number(first),
            "b": .number(second), "answer": .text(parameters.ask == .comparison ? comparison : String(number)),
        ]
    }

    /// The things above a ruler that goes a unit further than the longest one can.
    public func picture(in dress: Dress) -> (any PictureContent)? {
        MeasuredPicture(
            measured: lengths.indices.map {
                MeasuredThing(thing: dress.thing($0).thing, start: $0 == 0 ? start : 0, length: lengths[$0])
            }, unit: dress.label("unit"), ruler: parameters.lengths.to + parameters.starts.to + 1,
            isNumbered: parameters.numbered)
    }

    /// A number of units, or a word that compares.
    public func asked(as kind: QuestionKind, in dress: Dress) -> Asked {
        if parameters.ask == .comparison { return .comparison(comparison, of: .length) }
        if kind == Measure.kind { return .length(number, unit: dress.label("unit"), wrong: wrong) }
        return .number(number, wrong: wrong, bank: parameters.bank)
    }

    /// Goes along the ruler mark by mark; takes steps of both things off in pairs; lays them end to end.
    public func solved(as kind: QuestionKind, in dress: Dress) -> [String] {
        var steps = lengths.enumerated().map { place, length in
            let begin = place == 0 ? start : 0
            return (0..<50).filter { $0 >= begin && $0 < begin + length }.count
        }
        if parameters.ask == .length { return [String(steps[0])] }
        if parameters.ask == .total { return [String(steps.reduce(0, +))] }
        while steps[0] > 0 && steps[1] > 0 { steps = steps.map { $0 - 1 } }
        if parameters.ask == .difference { return [String(steps[0])] }
        return [steps[0] > 0 ? "longer" : steps[1] > 0 ? "shorter" : "equal"]
    }
}
