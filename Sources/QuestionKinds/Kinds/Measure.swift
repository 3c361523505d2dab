import Household
import Shapes
import Words

/// Measure how long something is, or compare two things (Content, Question kinds).
public struct Measure: Hashable, Sendable {
    /// What is right.
    public var solved: Solved

    /// The two ways to measure.
    public enum Solved: Hashable, Sendable {
        /// So many units, of so many that are offered.
        case length(Int, unit: String, highest: Int, mistakes: [NumberMistake])
        /// A word for how two things compare in something.
        case comparison(String, of: Quantity)
    }

    /// In what two things compare.
    public enum Quantity: String, CaseIterable, Sendable {
        /// How heavy they are.
        case weight
        /// How long they are.
        case length
        /// How tall they are.
        case height
        /// How much they hold.
        case amount

        /// The words among which the child chooses.
        public var words: [String] {
            switch self {
            case .weight: ["heavier", "lighter", "equal"]
            case .length: ["longer", "shorter", "equal"]
            case .height: ["taller", "shorter", "equal"]
            case .amount: ["more", "less", "equal"]
            }
        }

        /// The text of a word: what is short is another thing than what is not tall.
        func key(of word: String) -> String {
            self == .height && word == "shorter" ? "compare.shorterHeight" : "compare.\(word)"
        }

        /// The one that a word is about where a pack does not say: the first that has it.
        static func said(by word: String) -> Quantity { allCases.first { $0.words.contains(word) } ?? .weight }
    }

    /// A question with its answer.
    public init(_ solved: Solved) { self.solved = solved }
}

extension Measure: QuestionContent {
    /// What a front-end shows.
    public struct View: Hashable, Sendable {
        public var unit: String?
        /// How far the numbers go.
        public var highest: Int?
        /// The words to choose from, where two things are compared.
        public var words: [String]?
    }

    /// The name of the kind.
    public static let kind: QuestionKind = "measure"

    /// Everything that is wrong with it.
    public func faults(for audience: Audience) -> [BodyFault] {
        switch solved {
        case .comparison(let word, let quantity):
            guard !quantity.words.contains(word) else { return [] }
            let known = quantity.words.joined(separator: ", ")
            let reason = "is \(word); of \(quantity.rawValue) possible are \(known)"
            return [BodyFault(pointer: "/comparison", reason: reason)]
        case .length(let length, let unit, let highest, let mistakes):
            var faults = mistakes.faults(besides: length)
            if let reason = ContentLimits.textFault(unit, atMost: ContentLimits.choiceCharacters) {
                faults.append(BodyFault(pointer: "/unit", reason: reason))
            }
            if length < 0 { faults.append(BodyFault(pointer: "/length", reason: "must not be negative")) }
            if highest <= length || highest > ContentLimits.largestNumber {
                faults.append(BodyFault(pointer: "/highest", reason: "must be more than the length: else it tells it"))
            }
            return faults
        }
    }

    /// The words stay in their order.
    public var choices: [String] { [] }

    /// One of the words; a length is as good as never found.
    public var blindChance: Double {
        if case .comparison(_, let quantity) = solved { 1 / Double(quantity.words.count) } else { 0 }
    }

    /// An answer that is right.
    public var solution: Answer? {
        switch solved {
        case .length(let length, _, _, _): .number(length)
        case .comparison(let word, _): .comparison(word)
        }
    }

    /// The number of an answer.
    public func brief(_ answer: Answer) -> String? {
        answer.given(as: WholeNumber.self).map { String($0.value) }
    }

    /// Judges an answer.
    public func grade(_ answer: Answer, tier: AgeTier) throws(AnswerShapeFault) -> Grading {
        switch solved {
        case .length(let length, let unit, let highest, let mistakes):
            guard let given = answer.given(as: WholeNumber.self)?.value, (0...highest).contains(given) else {
                throw AnswerShapeFault(reason: "a length is answered with number, 0 to \(highest) \(unit)")
            }
            if given == length { return Grading(isRight: true) }
            return .wrong(mistakes.reply(to: given), or: Saying("feedback.measured", ["given": .number(given)]))
        case .comparison(let word, let quantity):
            guard let given = answer.given(as: ComparisonWord.self)?.word, quantity.words.contains(given) else {
                let known = quantity.words.joined(separator: ", ")
                throw AnswerShapeFault(reason: "this is answered with comparison, one of \(known)")
            }
            return given == word
                ? Grading(isRight: true)
                : Grading(
                    isRight: false, feedback: Saying("feedback.compared", ["given": .key(quantity.key(of: given))]),
                    mistake: .comparedWrong)
        }
    }

    /// What may be seen before the answer.
    public func view(order: [String]) -> View {
        switch solved {
        case .length(_, let unit, let highest, _): View(unit: unit, highest: highest, words: nil)
        case .comparison(_, let quantity): View(unit: nil, highest: nil, words: quantity.words)
        }
    }
}

extension Measure: QuestionKindDefinition {
    /// What the child does.
    public static let summary = "Measure a length in units, or tell how two things compare."

    /// The forms of answer that it takes.
    public static let answers: [any AnswerFormDefinition.Type] = [WholeNumber.self, ComparisonWord.self]

    /// How it is written in a pack.
    public static let pack = Shape<PackForm>.object(
        "PackMeasure", "Either `length` with `unit`, `highest` and `mistakes`, or `comparison`.",
        make: { PackForm(length: $0, unit: $1, highest: $2, mistakes: $3, comparison: $4, quantity: $5) }
    ) {
        optional("length", \.length, .answeredNumber, "How long it is.")
        optional("unit", \.unit, .text(), "What the units are called, such as `cubes`.")
        optional("highest", \.highest, .answeredNumber, "How far the numbers go that are offered.")
        optional("mistakes", \.mistakes, .list(of: .numberMistake), "Wrong lengths with a reply of their own.")
        optional(
            "comparison", \.comparison, .text(),
            "`heavier`, `lighter`, `longer`, `shorter`, `taller`, `more`, `less`, `equal`.")
        optional(
            "quantity", \.quantity, .word(),
            "What is compared; absent: the first that has the word, of `equal` the weight, of `shorter` the length.")
    }.map(
        expected: "must have either length, unit, highest and mistakes, or comparison", to: \.measure,
        from: PackForm.init)

    /// How it is shown on the wire.
    public static let wire = Shape<View>.object("Measure", "Something to measure.", make: View.init) {
        optional("unit", \.unit, .text(), "What the units are called, where a length is asked for.")
        optional("highest", \.highest, .answeredNumber, "Offer the numbers from 0 up to this one.")
        optional("words", \.words, .list(of: .text()), "The words to choose from, where things are compared.")
    }

    /// An example for the reference.
    public static let example = QuestionExample(
        "How many cubes long is the pencil?",
        Measure(
            .length(
                7, unit: "cubes", highest: 12,
                mistakes: [NumberMistake(number: 8, explanation: "You measured 8. Begin where the pencil begins.")])))

    /// Comparing two things.
    public static let furtherExamples = [
        QuestionExample("An elephant and a mouse: the elephant is ...", Measure(.comparison("heavier", of: .weight)))
    ]
}

extension Measure {
    /// The members in a pack, of which some belong together.
    public struct PackForm: Sendable {
        var length: Int?
        var unit: String?
        var highest: Int?
        var mistakes: [NumberMistake]?
        var comparison: String?
        var quantity: Quantity?
    }
}

extension Measure.PackForm {
    init(_ measure: Measure) {
        switch measure.solved {
        case .length(let length, let unit, let highest, let mistakes):
            self.init(length: length, unit: unit, highest: highest, mistakes: mistakes)
        case .comparison(let word, let quantity):
            self.init(comparison: word, quantity: quantity == .said(by: word) ? nil : quantity)
        }
    }

    /// nil unless it is exactly one of the two ways.
    var measure: Measure? {
        switch (length, unit, highest, mistakes, comparison, quantity) {
        case (let length?, let unit?, let highest?, let mistakes?, nil, nil):
            Measure(.length(length, unit: unit, highest: highest, mistakes: mistakes))
        case (nil, nil, nil, nil, let word?, _): Measure(.comparison(word, of: quantity ?? .said(by: word)))
        default: nil
        }
    }
}
