import Household
import QuestionKinds
import Shapes

/// A number as two parts.
public enum Decomposing: Generator {
    /// What an author chooses.
    public struct Parameters: Hashable, Sendable {
        /// The numbers that are taken apart.
        public var whole: NumberRange
        /// What is asked for.
        public var ask: Ask
        /// Whether a part may be zero.
        public var hasZero: Bool
        /// What is drawn.
        public var picture: Drawn
        /// How many options, tiles or pairs.
        public var options: Int
        /// Whether a blank has tiles.
        public var bank: Bool
    }

    /// What is asked for.
    public enum Ask: String, CaseIterable, Sendable {
        /// The other part.
        case missing
        /// Parts that go together.
        case pairs
    }

    /// What is drawn.
    public enum Drawn: String, CaseIterable, Sendable {
        /// Nothing.
        case none
        /// The known part in frames of ten.
        case tenFrames
    }

    /// A number with one part; of pairs the first one.
    public struct Fact: Hashable, Sendable {
        /// The number.
        public var whole: Int
        /// The known part.
        public var part: Int
        var parameters: Parameters
    }

    /// What names it.
    public static let name = "decomposing"
    /// The version.
    public static let version = 1
    /// For the reference.
    public static let summary = "The other part of a number, such as the partners that make ten."

    /// How the parameters are written.
    public static let parameters = Shape<Parameters>.object(
        "DecomposingParameters", "Which numbers are taken apart.",
        make: { Parameters(whole: $0, ask: $1, hasZero: $2, picture: $3, options: $4, bank: $5) }
    ) {
        required("whole", \.whole, .range(2...20), "The numbers that are taken apart.")
        required("ask", \.ask, .word(), "The other part, or pairs that make the number.")
        defaulted("zero", \.hasZero, .boolean, to: false, "Whether a part may be zero.")
        defaulted("picture", \.picture, .word(), to: .none, "Frames show the known part, which then is not zero.")
        defaulted("options", \.options, .options, to: 3, "How many options, tiles or pairs.")
        defaulted("bank", \.bank, .boolean, to: true, "Whether a blank has tiles.")
    }

    /// What texts may hold.
    public static let placeholders: [Placeholder] = [
        .number("whole", "the number"), .number("part", "the known part", tellsAnswer: true),
        .number("other", "the other part", tellsAnswer: true),
        Placeholder("equation", "10 = 6 + __", tellsAnswer: true),
        Placeholder("solved", "10 = 6 + 4", tellsAnswer: true),
        Placeholder("list", "the word for one of the things, as often as the known part says"),
        Placeholder("steps", "the numbers after the known part: 7, 8, 9, 10"),
    ]

    /// The tags of wrong answers.
    public static let misconceptions = [
        Misconception("oneMore", .offByOne, "counted one too many, such as from the known part itself"),
        Misconception("oneLess", .offByOne, "counted one too few"),
        Misconception("answeredAPart", .givenNumber, "gave the known part again"),
        Misconception("answeredTheWhole", .givenNumber, "gave the whole number"),
        Misconception("addedBoth", .wrongOperation, "added the part to the whole"),
        Misconception("wrongPair", .numberBond, "put together what makes another number"),
    ]

    /// The ways to solve.
    public static let strategies = [
        Term("doubles", "both parts are the same"), Term("makeTen", "partners that make ten"),
        Term("countOn", "counting on from the known part"),
    ]

    /// What is wrong with parameters.
    public static func faults(of parameters: Parameters) -> [BodyFault] {
        var faults = parameters.whole.faults(at: "whole")
        if parameters.ask == .pairs, parameters.picture != .none {
            faults.append(BodyFault(pointer: "/picture", reason: "shows one part, and pairs have many"))
        }
        return faults
    }

    /// The kinds.
    public static func kinds(of parameters: Parameters) -> [QuestionKind] {
        parameters.ask == .pairs ? [Matching.kind] : [MultipleChoice.kind, FillInBlank.kind]
    }

    /// Things in frames.
    public static func needs(of parameters: Parameters) -> Needs {
        Needs(things: parameters.picture == .tenFrames ? 1 : 0)
    }

    /// Each number with each part; of pairs each first part that leaves room for the others.
    public static func facts(of parameters: Parameters) -> [Fact] {
        parameters.whole.numbers.flatMap { whole in
            let parts = parameters.hasZero ? NumberRange(0, whole) : NumberRange(1, whole - 1)
            let last = parameters.ask == .pairs ? parts.to - parameters.options + 1 : parts.to
            // An empty frame has nothing that could be told in words.
            let first = parameters.picture == .tenFrames ? 1 : parts.from
            return NumberRange(first, last).numbers.map { Fact(whole: whole, part: $0, parameters: parameters) }
        }
    }
}

extension Decomposing.Fact: ItemFact {
    private var other: Int { whole - part }

    /// By size; pairs are harder.
    public var difficulty: Int {
        let size = whole <= 5 ? 1 : whole <= 10 ? 2 : 3
        return size + (parameters.ask == .pairs ? 1 : 0)
    }

    /// How it is best solved.
    public var strategy: String {
        if whole == 10 { return "makeTen" }
        return parameters.ask == .missing && part == other ? "doubles" : "countOn"
    }

    /// What tells the answer. Of pairs every part is to be found.
    public var telling: Set<String> {
        parameters.ask == .pairs ? ["part", "other", "equation", "solved"] : ["other", "solved"]
    }

    /// What replaces placeholders.
    public func values(in dress: Dress) -> [String: PlaceholderValue] {
        [
            "whole": .number(whole), "part": .number(part), "other": .number(other),
            "equation": .text("\(whole) = \(part) + __"), "solved": .text("\(whole) = \(part) + \(other)"),
            "list": .text(dress.list(part)), "steps": .text(NumberRange(part + 1, whole).listed),
        ]
    }

    /// The known part in frames, as many as the whole number fills.
    public func picture(in dress: Dress) -> (any PictureContent)? {
        guard parameters.picture == .tenFrames else { return nil }
        return TenFramesPicture(thing: dress.thing().thing, count: part, frames: (whole + 9) / 10)
    }

    /// The other part, or pairs.
    public func asked(as kind: QuestionKind, in dress: Dress) -> Asked {
        if parameters.ask == .pairs {
            let pairs = (0..<parameters.options).map { AskedPair(String(part + $0), String(other - $0)) }
            return .pairs(pairs, misconception: "wrongPair")
        }
        let candidates = [
            (part, "answeredAPart"), (other + 1, "oneMore"), (other - 1, "oneLess"), (whole, "answeredTheWhole"),
            (whole + part, "addedBoth"),
        ]
        return .number(
            other,
            wrong: WrongAnswer.numbers(
                candidates, right: other, within: 0...40, count: parameters.options - 1, turn: whole + part),
            bank: parameters.bank)
    }

    /// Lays single things until the number is whole.
    public func solved(as kind: QuestionKind, in dress: Dress) -> [String] {
        func laid(_ part: Int) -> Int {
            var laid = 0
            while part + laid < whole { laid += 1 }
            return laid
        }
        guard parameters.ask == .pairs else { return [String(laid(part))] }
        return (part..<(part + parameters.options)).map { "\($0) \(laid($0))" }
    }
}

extension Decomposing {
    /// A template for the reference.
    public static let example = """
        {"id": "make-ten", "generator": "decomposing", "version": 1, "code": "K.OA.A.4",
         "things": [{"thing": "apple", "one": "apple", "many": "apples"}],
         "texts": [{
           "prompt": "Which number is missing? {equation}",
           "picture": "{list}",
           "hints": ["How many more {things} make {whole}?", "Count on from {part}."],
           "explanation": "Count on: {steps}. {solved}.",
           "mistakes": {
             "oneMore": "You chose {given}. Start after {part} as you count.",
             "oneLess": "You chose {given}. That is close. Count again.",
             "answeredAPart": "{given} is the part that you know.",
             "answeredTheWhole": "{given} is the whole number.",
             "addedBoth": "You chose {given}. The parts make {whole} together."}}],
         "decomposing": {
           "ten": {"whole": {"from": 10, "to": 10}, "ask": "missing", "picture": "tenFrames"},
           "to10": {"whole": {"from": 3, "to": 10}, "ask": "missing", "picture": "tenFrames", "zero": true}}}
        """
}
