import Household
import QuestionKinds
import Shapes

/// How many things there are.
public enum Counting: Generator {
    /// What an author chooses.
    public struct Parameters: Hashable, Sendable {
        /// The smallest number.
        public var from: Int
        /// The largest number.
        public var to: Int
        /// How they lie.
        public var layout: Layout
        /// How many options or tiles.
        public var options: Int
        /// Whether a blank has tiles.
        public var bank: Bool
    }

    /// How things lie.
    public enum Layout: String, CaseIterable, Sendable {
        /// In rows of five.
        case rows
        /// Anywhere.
        case scattered
        /// In frames of ten.
        case tenFrames
    }

    /// So many things.
    public struct Fact: Hashable, Sendable {
        /// How many.
        public var number: Int
        var parameters: Parameters
    }

    /// What names it.
    public static let name = "counting"
    /// The version.
    public static let version = 1
    /// For the reference.
    public static let summary = "How many things there are, up to 20."

    /// How the parameters are written.
    public static let parameters = Shape<Parameters>.object(
        "CountingParameters", "How many, and how they lie.", make: Parameters.init
    ) {
        required("from", \.from, .integer(1...20), "The smallest number.")
        required("to", \.to, .integer(1...20), "The largest number.")
        required("layout", \.layout, .word(), "How the things lie: in rows of five, scattered, in frames of ten.")
        defaulted("options", \.options, .options, to: 3, "How many options or tiles.")
        defaulted("bank", \.bank, .boolean, to: true, "Whether a blank has tiles.")
    }

    /// What texts may hold.
    public static let placeholders: [Placeholder] = [
        .number("n", "how many there are", tellsAnswer: true),
        Placeholder("list", "the word for one of the things, so many times, for the picture"),
        Placeholder("firstSteps", "how counting begins: 1, 2"),
        Placeholder("steps", "counting to the end: 1, 2, 3, 4", tellsAnswer: true),
    ]

    /// The tags of wrong answers.
    public static let misconceptions = [
        Misconception("oneMore", .offByOne, "one was counted twice"),
        Misconception("oneLess", .offByOne, "one was left out"),
        Misconception("someMore", .miscounted, "some were counted twice"),
        Misconception("someLess", .miscounted, "some were left out"),
    ]

    /// The ways to solve.
    public static let strategies = [
        Term("subitize", "seen at once: up to four"), Term("countAll", "counted one by one"),
        Term("tenAndMore", "a full frame is ten; the rest is counted on"),
    ]

    /// What is wrong with parameters.
    public static func faults(of parameters: Parameters) -> [BodyFault] {
        NumberRange(parameters.from, parameters.to).faults
    }

    /// The kinds.
    public static func kinds(of parameters: Parameters) -> [QuestionKind] {
        [MultipleChoice.kind, FillInBlank.kind, Count.kind]
    }

    /// Things to count.
    public static func needs(of parameters: Parameters) -> Needs { Needs(things: 1) }

    /// Each number once.
    public static func facts(of parameters: Parameters) -> [Fact] {
        NumberRange(parameters.from, parameters.to).numbers.map { Fact(number: $0, parameters: parameters) }
    }
}

extension Counting {
    /// A template for the reference.
    public static let example = """
        {"id": "count-things", "generator": "counting", "version": 1, "code": "K.CC.B.5",
         "things": [{"thing": "apple", "one": "apple", "many": "apples"},
                    {"thing": "fish", "one": "fish", "many": "fish"}],
         "texts": [{
           "prompt": "How many {things} are there?",
           "picture": "{list}",
           "hints": ["Point to each {thing} once as you count.", "Start like this: {firstSteps}."],
           "explanation": "Count them: {steps}. There {n is|are} {n things}.",
           "mistakes": {
             "oneMore": "You said {given}. Point to each {thing} only once.",
             "oneLess": "You said {given}. Did you count every {thing}?",
             "someMore": "You said {given}. Count slowly, one at a time.",
             "someLess": "You said {given}. Look for {things} that you left out."}}],
         "counting": {"to5": {"from": 1, "to": 5, "layout": "rows"},
                      "to10": {"from": 6, "to": 10, "layout": "scattered"},
                      "to20": {"from": 11, "to": 20, "layout": "tenFrames", "options": 4}}}
        """
}

extension Counting.Fact: ItemFact {
    /// More things are harder, and so are those that lie about.
    public var difficulty: Int {
        let size = [(5, 1), (10, 2), (15, 3)].first { number <= $0.0 }?.1 ?? 4
        return parameters.layout == .scattered ? size + 1 : size
    }

    /// How it is best solved.
    public var strategy: String {
        if number <= 4 { return "subitize" }
        return parameters.layout == .tenFrames && number > 10 ? "tenAndMore" : "countAll"
    }

    /// What tells the answer.
    public var telling: Set<String> { ["n", "steps"] }

    /// What replaces placeholders. Counting begins with 1 even where there is but one.
    public func values(in dress: Dress) -> [String: PlaceholderValue] {
        [
            "n": .number(number), "list": .text(dress.list(number)),
            "firstSteps": .text(NumberRange(1, number <= 2 ? 1 : 2).listed),
            "steps": .text(NumberRange(1, number).listed),
        ]
    }

    /// The things as they lie.
    public func picture(in dress: Dress) -> (any PictureContent)? {
        let thing = dress.thing().thing
        switch parameters.layout {
        case .rows: return RowsPicture(rows: ThingCount.rows(of: thing, number, each: 5))
        case .scattered:
            return ScatteredPicture(groups: [ThingCount(thing: thing, count: number)], layout: dress.number % 8)
        case .tenFrames: return TenFramesPicture(thing: thing, count: number, frames: (number + 9) / 10)
        }
    }

    /// The number, and others beside it.
    public func asked(as kind: QuestionKind, in dress: Dress) -> Asked {
        let near = [
            (number - 1, "oneLess"), (number + 1, "oneMore"), (number + 2, "someMore"), (number + 3, "someMore"),
            (number - 2, "someLess"), (number - 3, "someLess"),
        ]
        return .number(
            number,
            wrong: WrongAnswer.numbers(
                near, right: number, within: 1...23, count: parameters.options - 1, turn: number),
            bank: parameters.bank)
    }

    /// Counts the words of the list.
    public func solved(as kind: QuestionKind, in dress: Dress) -> [String] {
        [String(dress.list(number).split(separator: ",").count)]
    }
}
