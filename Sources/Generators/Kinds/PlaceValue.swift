import Household
import QuestionKinds
import Shapes

/// Tens and ones.
public enum PlaceValue: Generator {
    /// What an author chooses.
    public struct Parameters: Hashable, Sendable {
        /// The numbers.
        public var numbers: NumberRange
        /// What is asked for.
        public var ask: Ask
        /// What is drawn.
        public var picture: Drawn
        /// How many options or tiles.
        public var options: Int
        /// Whether a blank has tiles.
        public var bank: Bool
    }

    /// What is asked for.
    public enum Ask: String, CaseIterable, Sendable {
        /// The number of so many tens and ones.
        case number
        /// How many tens a number has.
        case tens
        /// How many ones a number has beside its tens.
        case ones
        /// What is missing: 14 = 10 + __.
        case rest
        /// To lay the number out with blocks.
        case layOut
    }

    /// What is drawn.
    public enum Drawn: String, CaseIterable, Sendable {
        /// Nothing.
        case none
        /// Rods of ten and single cubes.
        case baseTenBlocks
        /// Things in frames of ten.
        case tenFrames
    }

    /// A number.
    public struct Fact: Hashable, Sendable {
        /// The number.
        public var number: Int
        var parameters: Parameters
    }

    /// What names it.
    public static let name = "placeValue"
    /// The version.
    public static let version = 1
    /// For the reference.
    public static let summary = "Tens and ones of a number, and teens as ten and ones."

    /// How the parameters are written.
    public static let parameters = Shape<Parameters>.object(
        "PlaceValueParameters", "Which numbers, and what is asked.", make: Parameters.init
    ) {
        required("numbers", \.numbers, .range(10...120), "In frames of ten at most 50.")
        required("ask", \.ask, .word(), "What is asked for.")
        defaulted("picture", \.picture, .word(), to: .none, "The whole number; nothing where it is laid out.")
        defaulted("options", \.options, .options, to: 3, "How many options or tiles.")
        defaulted("bank", \.bank, .boolean, to: true, "Whether a blank has tiles.")
    }

    /// What texts may hold.
    public static let placeholders: [Placeholder] = [
        .number("n", "the number", tellsAnswer: true), .number("tens", "how many tens", tellsAnswer: true),
        .number("ones", "how many ones", tellsAnswer: true),
        .number("tensValue", "what the tens are worth: 40", tellsAnswer: true),
        Placeholder("equation", "14 = 10 + __", tellsAnswer: true),
        Placeholder("solved", "14 = 10 + 4", tellsAnswer: true),
        Placeholder("tenList", "the label `ten`, as often as there are tens, for the picture"),
        Placeholder("oneList", "the label `one`, as often as there are ones, for the picture"),
    ]

    /// The tags of wrong answers.
    public static let misconceptions = [
        Misconception("swappedDigits", .swappedDigits, "took tens for ones and ones for tens"),
        Misconception("addedDigits", .tensForOnes, "added the digits"),
        Misconception("gaveTheValue", .tensForOnes, "said 40 for 4 tens"),
        Misconception("gaveTheNumber", .tensForOnes, "gave the whole number"),
        Misconception("oneMore", .offByOne, "counted one too many"),
        Misconception("oneLess", .offByOne, "counted one too few"),
        Misconception("tenMore", .tenOff, "counted a ten too many"),
        Misconception("tenLess", .tenOff, "counted a ten too few"),
    ]

    /// The ways to solve.
    public static let strategies = [
        Term("tenAndMore", "a teen is ten and some more"), Term("tensAndOnes", "first the tens, then the ones"),
    ]

    /// The words for what is drawn.
    public static let labels = [Term("ten", "the word for a rod of ten"), Term("one", "the word for a single cube")]

    /// What is wrong with parameters.
    public static func faults(of parameters: Parameters) -> [BodyFault] {
        var faults = parameters.numbers.faults(at: "numbers")
        if parameters.picture == .tenFrames, parameters.numbers.to > 50 {
            faults.append(BodyFault(pointer: "/numbers/to", reason: "is more than frames are drawn for, which is 50"))
        }
        if parameters.ask == .layOut, parameters.picture != .none {
            faults.append(BodyFault(pointer: "/picture", reason: "shows what is to be laid out"))
        }
        return faults
    }

    /// The kinds.
    public static func kinds(of parameters: Parameters) -> [QuestionKind] {
        switch parameters.ask {
        case .layOut: [BaseTenBlocks.kind]
        case .number: [MultipleChoice.kind, FillInBlank.kind] + (parameters.picture == .none ? [] : [Count.kind])
        case .tens, .ones, .rest: [MultipleChoice.kind, FillInBlank.kind]
        }
    }

    /// Things in frames; words for blocks.
    public static func needs(of parameters: Parameters) -> Needs {
        Needs(
            things: parameters.picture == .tenFrames ? 1 : 0,
            labels: parameters.picture == .baseTenBlocks ? ["ten", "one"] : [])
    }

    /// Each number once.
    public static func facts(of parameters: Parameters) -> [Fact] {
        parameters.numbers.numbers.map { Fact(number: $0, parameters: parameters) }
    }
}

extension PlaceValue.Fact: ItemFact {
    private var tens: Int { number / 10 }

    private var ones: Int { number % 10 }

    private var answer: Int {
        switch parameters.ask {
        case .number, .layOut: number
        case .tens: tens
        case .ones, .rest: ones
        }
    }

    /// By size.
    public var difficulty: Int { number < 20 ? 2 : number <= 50 ? 3 : number <= 100 ? 4 : 5 }

    /// How it is best solved.
    public var strategy: String { number < 20 ? "tenAndMore" : "tensAndOnes" }

    /// What tells the answer.
    public var telling: Set<String> {
        switch parameters.ask {
        case .number: ["n", "equation", "solved"]
        case .tens: ["tens", "tensValue", "solved", "equation"]
        case .ones, .rest: ["ones", "solved"]
        case .layOut: ["tens", "ones", "tensValue", "equation", "solved"]
        }
    }

    /// What replaces placeholders.
    public func values(in dress: Dress) -> [String: PlaceholderValue] {
        func list(_ label: String, _ count: Int) -> PlaceholderValue {
            .text(Array(repeating: dress.label(label), count: count).joined(separator: ", "))
        }
        return [
            "n": .number(number), "tens": .number(tens), "ones": .number(ones), "tensValue": .number(tens * 10),
            "equation": .text("\(number) = \(tens * 10) + __"), "solved": .text("\(number) = \(tens * 10) + \(ones)"),
            "tenList": list("ten", tens), "oneList": list("one", ones),
        ]
    }

    /// The whole number.
    public func picture(in dress: Dress) -> (any PictureContent)? {
        switch parameters.picture {
        case .none: nil
        case .baseTenBlocks: BlocksPicture(tens: tens, ones: ones)
        case .tenFrames: TenFramesPicture(thing: dress.thing().thing, count: number, frames: (number + 9) / 10)
        }
    }

    /// A number, or blocks.
    public func asked(as kind: QuestionKind, in dress: Dress) -> Asked {
        if parameters.ask == .layOut { return .blocks(number) }
        let near = [(answer + 1, "oneMore"), (answer - 1, "oneLess")]
        let misread: [(Int, String)]
        switch parameters.ask {
        case .number, .layOut:
            misread = [(ones * 10 + tens, "swappedDigits"), (tens + ones, "addedDigits")]
        case .tens: misread = [(ones, "swappedDigits"), (tens * 10, "gaveTheValue"), (number, "gaveTheNumber")]
        case .ones, .rest: misread = [(tens, "swappedDigits"), (number, "gaveTheNumber")]
        }
        let tenOff = parameters.ask == .number ? [(number + 10, "tenMore"), (number - 10, "tenLess")] : []
        return .number(
            answer,
            wrong: WrongAnswer.numbers(
                misread + near + tenOff, right: answer, within: 0...130, count: parameters.options - 1, turn: number),
            bank: parameters.bank)
    }

    /// Takes tens away as long as there are some.
    public func solved(as kind: QuestionKind, in dress: Dress) -> [String] {
        var left = number
        var taken = 0
        while left >= 10 { (left, taken) = (left - 10, taken + 1) }
        switch parameters.ask {
        case .number, .layOut: return [String(Array(repeating: 10, count: taken).reduce(left, +))]
        case .tens: return [String(taken)]
        case .ones, .rest: return [String(left)]
        }
    }
}

extension PlaceValue {
    /// A template for the reference.
    public static let example = """
        {"id": "tens-and-ones", "generator": "placeValue", "version": 1, "code": "1.NBT.B.2",
         "labels": {"ten": "ten", "one": "one"},
         "texts": [{
           "prompt": "How many tens are in {n}?",
           "picture": "Rods: {tenList}. Cubes: {oneList}.",
           "hints": ["A rod is a ten.", "Count the rods only."],
           "explanation": "{n} has {tens} {tens ten|tens} and {ones} {ones one|ones}.",
           "mistakes": {
             "swappedDigits": "You chose {given}. Those are the ones.",
             "gaveTheValue": "You chose {given}. How many rods are that?",
             "gaveTheNumber": "{given} is the whole number. Count the rods only.",
             "oneMore": "You chose {given}. Count the rods again.",
             "oneLess": "You chose {given}. Count the rods again."}}],
         "placeValue": {
           "teens": {"numbers": {"from": 11, "to": 19}, "ask": "tens", "picture": "baseTenBlocks"},
           "to99": {"numbers": {"from": 20, "to": 99}, "ask": "tens", "picture": "baseTenBlocks", "options": 4}}}
        """
}
