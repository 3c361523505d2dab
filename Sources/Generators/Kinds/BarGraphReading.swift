import Household
import QuestionKinds
import Shapes

/// Read a graph of three things, and build one.
public enum BarGraphReading: Generator {
    /// What an author chooses.
    public struct Parameters: Hashable, Sendable {
        /// How high bars are.
        public var values: NumberRange
        /// What is asked for.
        public var ask: Ask
        /// Rows of pictures in place of bars.
        public var isPictograph: Bool
        /// How many options or tiles.
        public var options: Int
        /// Whether a blank has tiles.
        public var bank: Bool
    }

    /// What is asked for.
    public enum Ask: String, CaseIterable, Sendable {
        /// How many of the first thing there are.
        case value
        /// Of which there are most.
        case most
        /// Of which there are fewest.
        case fewest
        /// How many more of the first thing than of the second.
        case difference
        /// How many there are of all three.
        case total
        /// The graph of things that lie there.
        case build
    }

    /// Three bars of different heights.
    public struct Fact: Hashable, Sendable {
        /// The heights, those of the things of the template in their order.
        public var bars: [Int]
        var parameters: Parameters
    }

    /// What names it.
    public static let name = "barGraphReading"
    /// The version.
    public static let version = 1
    /// For the reference.
    public static let summary = "Graphs of three things: to read, to compare, to add up, to build."

    /// How the parameters are written.
    public static let parameters = Shape<Parameters>.object(
        "BarGraphReadingParameters", "How high bars are, and what is asked.", make: Parameters.init
    ) {
        required("values", \.values, .range(1...10), "How high bars are; three different heights are needed.")
        required("ask", \.ask, .word(), "What is asked for.")
        defaulted("pictograph", \.isPictograph, .boolean, to: false, "Rows of pictures in place of bars.")
        defaulted("options", \.options, .options, to: 3, "How many options or tiles.")
        defaulted("bank", \.bank, .boolean, to: true, "Whether a blank has tiles.")
    }

    /// What texts may hold.
    public static let placeholders: [Placeholder] = [
        Placeholder("bars", "the heights of all bars, in the words of the label"),
        Placeholder("lists", "the words for all things, one by one"),
        .number("a", "how many of the first thing", tellsAnswer: true),
        .number("b", "how many of the second thing", tellsAnswer: true),
        .number("c", "how many of the third thing", tellsAnswer: true),
        Placeholder("answer", "the right option", tellsAnswer: true),
    ]

    /// The tags of wrong answers.
    public static let misconceptions = [
        Misconception("otherBar", .otherBar, "read another bar"),
        Misconception("oneMore", .offByOne, "read one too many"),
        Misconception("oneLess", .offByOne, "read one too few"),
        Misconception("readOneBar", .givenNumber, "told the height of one bar alone"),
        Misconception("addedBoth", .wrongOperation, "added in place of comparing"),
        Misconception("leftOneOut", .leftOut, "left one bar out"),
        Misconception("miscounted", .miscounted, "counted otherwise"),
    ]

    /// The ways to solve.
    public static let strategies = [
        Term("readTheBar", "from the end of the bar to the number"), Term("compareBars", "the ends are compared"),
        Term("addBars", "the heights are added"), Term("countEach", "each thing is counted"),
    ]

    /// How a bar is told; `{things}` is the word for its things, `{n}` its height.
    public static let labels = [Term("bar", "such as \"{things} up to {n}\"")]

    /// What is wrong with parameters.
    public static func faults(of parameters: Parameters) -> [BodyFault] {
        var faults = parameters.values.faults(at: "values")
        if faults.isEmpty, parameters.values.numbers.count < 3 {
            faults.append(BodyFault(pointer: "/values/to", reason: "leaves fewer than three different heights"))
        }
        return faults
    }

    /// The kinds.
    public static func kinds(of parameters: Parameters) -> [QuestionKind] {
        switch parameters.ask {
        case .value: [Count.kind, MultipleChoice.kind, FillInBlank.kind]
        case .most, .fewest: [MultipleChoice.kind]
        case .difference, .total: [MultipleChoice.kind, FillInBlank.kind]
        case .build: [BarGraph.kind]
        }
    }

    /// Three things.
    public static func needs(of parameters: Parameters) -> Needs {
        Needs(things: 3, labels: parameters.ask == .build ? [] : ["bar"])
    }

    /// Three different heights, in each order.
    public static func facts(of parameters: Parameters) -> [Fact] {
        let heights = parameters.values.numbers
        return heights.flatMap { first in
            heights.flatMap { second in
                heights.compactMap { third in
                    guard Set([first, second, third]).count == 3 else { return nil }
                    guard parameters.ask != .difference || first > second else { return nil }
                    return Fact(bars: [first, second, third], parameters: parameters)
                }
            }
        }
    }
}

extension BarGraphReading {
    /// A template for the reference.
    public static let example = """
        {"id": "read-a-bar", "generator": "barGraphReading", "version": 1, "code": "1.MD.C.4",
         "things": [{"thing": "apple", "one": "apple", "many": "apples"},
                    {"thing": "pear", "one": "pear", "many": "pears"},
                    {"thing": "banana", "one": "banana", "many": "bananas"}],
         "labels": {"bar": "{things} up to {n}"},
         "texts": [{
           "prompt": "How many {things} does the graph show?",
           "picture": "Bars: {bars}.",
           "hints": ["Find the bar for {things}.", "Go from its end to the numbers."],
           "explanation": "The bar for {things} goes up to {a}.",
           "mistakes": {
             "otherBar": "You chose {given}. That is another bar. Find the one for {things}.",
             "oneMore": "You chose {given}. Look at the end of the bar again.",
             "oneLess": "You chose {given}. Look at the end of the bar again."}}],
         "barGraphReading": {"to6": {"values": {"from": 1, "to": 6}, "ask": "value"},
                             "to10": {"values": {"from": 3, "to": 10}, "ask": "value", "options": 4}}}
        """
}

extension BarGraphReading.Fact {
    private var largest: Int { bars.firstIndex(of: bars.max() ?? 0) ?? 0 }

    private var smallest: Int { bars.firstIndex(of: bars.min() ?? 0) ?? 0 }

    private var total: Int { bars.reduce(0, +) }

    /// What is right, where a number is asked for.
    private var number: Int {
        switch parameters.ask {
        case .difference: bars[0] - bars[1]
        case .total: total
        default: bars[0]
        }
    }

    private var candidates: [(Int, String)] {
        let near = [(number + 1, "oneMore"), (number - 1, "oneLess")]
        return switch parameters.ask {
        case .difference:
            [(bars[0], "readOneBar"), (bars[0] + bars[1], "addedBoth")] + near + [(number - 2, "miscounted")]
        case .total:
            [(bars[0] + bars[1], "leftOneOut"), (bars[largest], "readOneBar")] + near.reversed()
                + [(number + 2, "miscounted")]
        default: [(bars[1], "otherBar"), (bars[2], "otherBar")] + near
        }
    }
}

extension BarGraphReading.Fact: ItemFact {
    /// By what is asked, and how high the bars are.
    public var difficulty: Int {
        let size = bars[largest] <= 5 ? 1 : 2
        return switch parameters.ask {
        case .most, .fewest: 1
        case .value, .build: size
        case .difference: size + 1
        case .total: size + 2
        }
    }

    /// How it is best solved.
    public var strategy: String {
        switch parameters.ask {
        case .value: "readTheBar"
        case .most, .fewest, .difference: "compareBars"
        case .total: "addBars"
        case .build: "countEach"
        }
    }

    /// What tells the answer.
    public var telling: Set<String> {
        switch parameters.ask {
        case .value: ["a", "answer"]
        case .most, .fewest, .difference, .total: ["a", "b", "c", "answer"]
        case .build: ["a", "b", "c", "answer", "bars"]
        }
    }

    /// What replaces placeholders.
    public func values(in dress: Dress) -> [String: PlaceholderValue] {
        let told = bars.indices.map { place in
            dress.label("bar").replacing("{things}", with: dress.thing(place).many)
                .replacing("{n}", with: String(bars[place]))
        }
        let answer =
            switch parameters.ask {
            case .most: dress.thing(largest).many
            case .fewest: dress.thing(smallest).many
            case .build: told.joined(separator: ", ")
            case .value, .difference, .total: String(number)
            }
        return [
            "bars": .text(told.joined(separator: ", ")),
            "lists": .text(bars.indices.map { dress.list(bars[$0], of: $0) }.joined(separator: ", ")),
            "a": .number(bars[0]), "b": .number(bars[1]), "c": .number(bars[2]), "answer": .text(answer),
        ]
    }

    /// The graph; of one to build, the things.
    public func picture(in dress: Dress) -> (any PictureContent)? {
        if parameters.ask == .build {
            return RowsPicture(
                rows: bars.indices.map { ThingCount(thing: dress.thing($0).thing, count: bars[$0]) })
        }
        return BarGraphPicture(
            bars: bars.indices.map {
                GraphBar(label: dress.thing($0).many, thing: dress.thing($0).thing, value: bars[$0])
            }, highest: parameters.values.to, isPictograph: parameters.isPictograph)
    }

    /// A number, a thing, or bars.
    public func asked(as kind: QuestionKind, in dress: Dress) -> Asked {
        switch parameters.ask {
        case .most, .fewest:
            let place = parameters.ask == .most ? largest : smallest
            let others = bars.indices.filter { $0 != place }.map { WrongAnswer(dress.thing($0).many, "otherBar") }
            return .text(
                dress.thing(place).many,
                wrong: WrongAnswer.chosen(
                    others, right: dress.thing(place).many, count: parameters.options - 1, turn: bars[0]),
                bank: true)
        case .build:
            return .graph(
                bars.indices.map {
                    AskedBar(text: dress.thing($0).many, image: dress.thing($0).thing, value: bars[$0])
                }, highest: parameters.values.to, misconception: "miscounted")
        case .value, .difference, .total:
            return .number(
                number,
                wrong: WrongAnswer.numbers(
                    candidates, right: number, within: 0...30, count: parameters.options - 1, turn: total + bars[1]),
                bank: parameters.bank)
        }
    }

    /// Goes up all bars together, a step at a time, and notes which end; takes steps of two bars off in pairs; counts all
    /// steps one by one.
    public func solved(as kind: QuestionKind, in dress: Dress) -> [String] {
        var lists = bars.indices.map { dress.list(bars[$0], of: $0).split(separator: ",").count }
        switch parameters.ask {
        case .value:
            var steps = 0
            while steps < lists[0] { steps += 1 }
            return [String(steps)]
        case .most, .fewest:
            var ended: [Int] = []
            for height in 1...10 { ended += lists.indices.filter { lists[$0] == height } }
            let place = parameters.ask == .most ? ended.last : ended.first
            return [dress.thing(place ?? 0).many]
        case .difference:
            while lists[1] > 0 { (lists[0], lists[1]) = (lists[0] - 1, lists[1] - 1) }
            return [String(lists[0])]
        case .total: return [String(lists.flatMap { Array(repeating: 1, count: $0) }.count)]
        case .build: return lists.indices.map { "\(dress.thing($0).many) \(lists[$0])" }
        }
    }
}
