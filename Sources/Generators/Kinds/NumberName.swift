import Household
import QuestionKinds
import Shapes

/// Numerals and the words for them.
public enum NumberName: Generator {
    /// What an author chooses.
    public struct Parameters: Hashable, Sendable {
        /// The numbers.
        public var numbers: NumberRange
        /// What is asked for.
        public var ask: Ask
        /// How many options, tiles or pairs.
        public var options: Int
        /// Whether a blank has tiles.
        public var bank: Bool
    }

    /// What is asked for.
    public enum Ask: String, CaseIterable, Sendable {
        /// The word for a numeral.
        case word
        /// The numeral for a word.
        case numeral
        /// Numerals and words that go together.
        case pairs
    }

    /// A number; of pairs the first one.
    public struct Fact: Hashable, Sendable {
        /// The number.
        public var number: Int
        var parameters: Parameters
    }

    /// What names it.
    public static let name = "numberName"
    /// The version.
    public static let version = 1
    /// For the reference.
    public static let summary = "The word for a numeral, the numeral for a word, and pairs of both."

    /// How the parameters are written.
    public static let parameters = Shape<Parameters>.object(
        "NumberNameParameters", "Which numbers, and what is asked.", make: Parameters.init
    ) {
        required("numbers", \.numbers, .range(0...120), "At least as many numbers as options.")
        required("ask", \.ask, .word(), "What is asked for.")
        defaulted("options", \.options, .options, to: 3, "How many options, tiles or pairs.")
        defaulted("bank", \.bank, .boolean, to: true, "Whether a blank has tiles.")
    }

    /// What texts may hold.
    public static let placeholders: [Placeholder] = [
        Placeholder("numeral", "the numeral: 7", tellsAnswer: true),
        Placeholder("word", "the word: seven", tellsAnswer: true),
        .number("before", "the number before it, or 0 before 0", tellsAnswer: true),
        .number("tens", "how many tens it has"), .number("ones", "how many ones it has", tellsAnswer: true),
    ]

    /// The tags of wrong answers.
    public static let misconceptions = [
        Misconception("neighbor", .numberWord, "took the number beside it"),
        Misconception("teenForTens", .numberWord, "took thirteen for thirty, or thirty for it"),
        Misconception("swappedDigits", .swappedDigits, "read the digits the other way round"),
        Misconception("otherTen", .tenOff, "took another ten"),
        Misconception("anotherNumber", .numberWord, "took a number farther away"),
        Misconception("wrongPair", .numberWord, "put together what does not belong"),
    ]

    /// The ways to solve.
    public static let strategies = [
        Term("knowByHeart", "known by heart, through ten"), Term("listenForTeen", "teen is ten and some more"),
        Term("tensAndOnes", "the tens are said first"),
    ]

    /// What is wrong with parameters.
    public static func faults(of parameters: Parameters) -> [BodyFault] {
        let faults = parameters.numbers.faults(at: "numbers")
        if !faults.isEmpty || parameters.numbers.to - parameters.numbers.from + 1 >= parameters.options {
            return faults
        }
        return [BodyFault(pointer: "/numbers", reason: "must be at least \(parameters.options) numbers")]
    }

    /// The kinds.
    public static func kinds(of parameters: Parameters) -> [QuestionKind] {
        parameters.ask == .pairs ? [Matching.kind] : [MultipleChoice.kind, FillInBlank.kind]
    }

    /// The words for all numbers.
    public static func needs(of parameters: Parameters) -> Needs { Needs(words: parameters.numbers.to) }

    /// Each number once; of pairs each that leaves room for the others.
    public static func facts(of parameters: Parameters) -> [Fact] {
        parameters.numbers.numbers.map { Fact(number: $0, parameters: parameters) }
    }
}

extension NumberName.Fact: ItemFact {
    private var bounds: ClosedRange<Int> { parameters.numbers.from...parameters.numbers.to }

    /// By size; teens are hard.
    public var difficulty: Int {
        if number <= 5 { return 1 }
        if number <= 10 { return 2 }
        return number <= 20 ? 3 : number <= 100 ? 4 : 5
    }

    /// How it is best solved.
    public var strategy: String {
        if number <= 12 { return "knowByHeart" }
        return number < 20 ? "listenForTeen" : "tensAndOnes"
    }

    /// What tells the answer.
    public var telling: Set<String> {
        switch parameters.ask {
        case .word: ["word"]
        case .numeral: ["numeral", "ones"]
        case .pairs: ["word", "numeral", "before", "ones"]
        }
    }

    /// What replaces placeholders.
    public func values(in dress: Dress) -> [String: PlaceholderValue] {
        [
            "numeral": .text(String(number)), "word": .text(dress.word(number)), "before": .number(max(0, number - 1)),
            "tens": .number(number / 10), "ones": .number(number % 10),
        ]
    }

    /// The numbers that are taken for this one.
    var candidates: [(Int, String)] {
        var near = [(number + 1, "neighbor"), (number - 1, "neighbor")]
        if (13...19).contains(number) { near.insert(((number - 10) * 10, "teenForTens"), at: 0) }
        if number % 10 == 0, (30...90).contains(number) { near.insert((number / 10 + 10, "teenForTens"), at: 0) }
        let swapped = number % 10 * 10 + number / 10
        if (11...99).contains(number), swapped >= 10 { near.append((swapped, "swappedDigits")) }
        return near + [(number + 10, "otherTen"), (number - 10, "otherTen")]
            + [number + 2, number - 2, number + 3, number - 3].map { ($0, "anotherNumber") }
    }

    /// A word, a numeral, or pairs.
    public func asked(as kind: QuestionKind, in dress: Dress) -> Asked {
        if parameters.ask == .pairs {
            let pairs = paired.map { AskedPair(String($0), dress.word($0)) }
            return .pairs(pairs, misconception: "wrongPair")
        }
        let wrong = WrongAnswer.numbers(
            candidates, right: number, within: bounds, count: parameters.options - 1, turn: number)
        guard parameters.ask == .word else { return .number(number, wrong: wrong, bank: parameters.bank) }
        let words = wrong.map { WrongAnswer(dress.word(Int($0.text) ?? 0), $0.misconception) }
        return .text(dress.word(number), wrong: words, bank: parameters.bank)
    }

    /// The number with those that are taken for it, and others until there are enough.
    private var paired: [Int] {
        var seen: Set<Int> = []
        let others = candidates.map(\.0) + Array(bounds)
        return Array(
            ([number] + others).filter { bounds.contains($0) && seen.insert($0).inserted }.prefix(parameters.options)
        ).sorted()
    }

    /// Says the words from zero on.
    public func solved(as kind: QuestionKind, in dress: Dress) -> [String] {
        var said: [(number: Int, word: String)] = []
        for word in dress.words { said.append((said.count, word)) }
        switch parameters.ask {
        case .word: return said.filter { $0.number == number }.map(\.word)
        case .numeral: return said.filter { $0.word == dress.word(number) }.map { String($0.number) }
        case .pairs:
            let paired = paired
            return said.filter { paired.contains($0.number) }.map { "\($0.number) \($0.word)" }
        }
    }
}

extension NumberName {
    /// A template for the reference.
    public static let example = """
        {"id": "number-words", "generator": "numberName", "version": 1, "code": "K.CC.A.3",
         "words": ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
                   "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
                   "twenty"],
         "texts": [{
           "prompt": "Which word is this number? {numeral}",
           "hints": ["Count up to it aloud.", "Which word do you say after {before}?"],
           "explanation": "{numeral} is {word}.",
           "mistakes": {
             "neighbor": "You chose {given}. That number is beside it. Count again.",
             "teenForTens": "You chose {given}. Listen to the end of the word.",
             "swappedDigits": "You chose {given}. Read the digits from the left.",
             "otherTen": "You chose {given}. How many tens are there?",
             "anotherNumber": "You chose {given}. Count up to the number aloud."}}],
         "numberName": {
           "to10": {"numbers": {"from": 0, "to": 10}, "ask": "word"},
           "teens": {"numbers": {"from": 11, "to": 20}, "ask": "word", "options": 4}}}
        """
}
