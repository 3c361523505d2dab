import Household
import QuestionKinds
import Shapes

/// What belongs together, out of a table of its author: a word and its first letter, an animal and its home, two opposites.
public enum Pairs: Generator {
    /// What an author chooses.
    public struct Parameters: Hashable, Sendable {
        /// The table.
        public var pairs: [Pair]
        /// What is asked for.
        public var ask: Ask
        /// How many options, or pairs to match.
        public var options: Int
        /// 1 to 5.
        public var difficulty: Int
    }

    /// Two texts that go together. Several pairs may have the same second one: then it names a group.
    public struct Pair: Hashable, Sendable {
        /// The first one, which no other pair has.
        public var one: String
        /// What goes with it.
        public var other: String
        /// What is offered in place of ``other`` before those of other pairs are.
        public var wrong: [String]

        /// A pair.
        public init(_ one: String, _ other: String, wrong: [String] = []) {
            self.one = one
            self.other = other
            self.wrong = wrong
        }
    }

    /// What is asked for.
    public enum Ask: String, CaseIterable, Sendable {
        /// The second one, for the first.
        case other
        /// A first one, for the second.
        case one
        /// Whether two go together.
        case isPair
        /// Which go together, of some.
        case match
        /// Which of two groups each belongs to.
        case sort
    }

    /// One pair, or some.
    public struct Fact: Hashable, Sendable {
        /// The place of the pair, or of the first one, in the table.
        public var place: Int
        /// The place of the pair whose second one is shown beside it, or how far it is from one pair to the next.
        public var with: Int
        var parameters: Parameters
    }

    /// What names it.
    public static let name = "pairs"
    /// The version.
    public static let version = 1
    /// For the reference.
    public static let summary =
        "What belongs together, out of a table: words and letters, opposites, animals and their homes."

    /// How the parameters are written.
    public static let parameters = Shape<Parameters>.object(
        "PairsParameters", "The table, and what is asked.", make: Parameters.init
    ) {
        required("pairs", \.pairs, .list(of: pair, minimum: 3, maximum: 64), "The table.")
        required("ask", \.ask, .word(), "What is asked for.")
        defaulted("options", \.options, .options, to: 3, "How many options, or pairs to match.")
        defaulted("difficulty", \.difficulty, .integer(1...5), to: 1, "Of all its items.")
    }

    private static let pair = Shape<Pair>.object(
        "PairsPair", "Two texts that go together.", make: { Pair($0, $1, wrong: $2) }
    ) {
        required("one", \.one, .text(1...100), "The first one, which no other pair has.")
        required("other", \.other, .text(1...100), "What goes with it.")
        unless(
            "wrong", \.wrong, .list(of: .text(1...100), maximum: 3), is: [],
            "What is offered in place of `other` before those of other pairs are.")
    }

    /// What texts may hold.
    public static let placeholders: [Placeholder] = [
        Placeholder("asked", "what another one is asked for; where some are to be put together, nothing"),
        Placeholder("shown", "of two that may go together the second one; else nothing"),
        Placeholder("answer", "what goes with what is asked for", tellsAnswer: true),
        Placeholder("list", "the pairs that are put together, a short sentence each", tellsAnswer: true),
    ]

    /// The tags of wrong answers.
    public static let misconceptions = [Misconception("otherPair", nil, "took what goes with another one")]

    /// The ways to solve.
    public static let strategies = [Term("know", "it is known")]

    /// Words for yes and no.
    public static let labels = YesNoWords.labels

    /// What is wrong with parameters.
    public static func faults(of parameters: Parameters) -> [BodyFault] {
        let pairs = parameters.pairs
        let groups = Dictionary(grouping: pairs, by: \.other)
        if Set(pairs.map(\.one)).count < pairs.count {
            return [BodyFault(pointer: "/pairs", reason: "have the same first one twice")]
        }
        for (place, pair) in pairs.enumerated() where pair.wrong.contains(pair.other) {
            return [BodyFault(pointer: "/pairs/\(place)/wrong", reason: "has what is right")]
        }
        let isEnough: Bool =
            switch parameters.ask {
            case .other:
                groups.count >= parameters.options || pairs.allSatisfy { $0.wrong.count >= parameters.options - 1 }
            case .one: groups.values.allSatisfy { pairs.count - $0.count >= parameters.options - 1 }
            case .isPair: groups.count > 1
            case .match: groups.count > parameters.options && groups.count == pairs.count
            case .sort: groups.count == 2 && groups.values.allSatisfy { $0.count > 1 }
            }
        return isEnough
            ? [] : [BodyFault(pointer: "/pairs", reason: "are too few, or too much alike, for what is asked")]
    }

    /// The kinds.
    public static func kinds(of parameters: Parameters) -> [QuestionKind] {
        switch parameters.ask {
        case .other, .one: [MultipleChoice.kind, FillInBlank.kind]
        case .isPair: [YesNo.kind]
        case .match: [Matching.kind]
        case .sort: [Sorting.kind]
        }
    }

    /// Words for yes and no, where they are the answer.
    public static func needs(of parameters: Parameters) -> Needs {
        Needs(labels: parameters.ask == .isPair ? YesNoWords.labels.map(\.name) : [])
    }

    /// Each pair; of two that may go together each pair and one that is none; of some each first one with its neighbours.
    public static func facts(of parameters: Parameters) -> [Fact] {
        parameters.pairs.indices.flatMap { place -> [Fact] in
            let with: [Int] =
                switch parameters.ask {
                case .other, .one, .match, .sort: [1]
                case .isPair: [place] + parameters.strangers(to: place).prefix(1)
                }
            return with.map { Fact(place: place, with: $0, parameters: parameters) }
        }
    }
}

extension Pairs.Parameters {
    /// The places of the pairs with another second one, those first that come after a place.
    func strangers(to place: Int) -> [Int] {
        (1..<pairs.count).map { (place + $0) % pairs.count }.filter { pairs[$0].other != pairs[place].other }
    }
}

extension Pairs {
    /// A template for the reference.
    public static let example = """
        {"id": "opposites", "generator": "pairs", "version": 1,
         "labels": {"yes": "Yes", "no": "No"},
         "texts": [{
           "prompt": "Think of the opposite. {asked} {shown}",
           "hints": ["What is it like the other way round?", "Say both words."],
           "explanation": "Think of both: {answer} {list}.",
           "mistakes": {"otherPair": "That goes with another word. Say both words."}}],
         "pairs": {
           "opposite": {"ask": "other", "pairs": [
             {"one": "big", "other": "small"}, {"one": "hot", "other": "cold"}, {"one": "wet", "other": "dry"},
             {"one": "fast", "other": "slow"}, {"one": "full", "other": "empty"}]},
           "both": {"ask": "isPair", "pairs": [
             {"one": "big", "other": "small"}, {"one": "hot", "other": "cold"}, {"one": "wet", "other": "dry"}]},
           "together": {"ask": "match", "options": 4, "pairs": [
             {"one": "big", "other": "small"}, {"one": "hot", "other": "cold"}, {"one": "wet", "other": "dry"},
             {"one": "fast", "other": "slow"}, {"one": "full", "other": "empty"}]},
           "warm": {"ask": "sort", "pairs": [
             {"one": "ice", "other": "cold"}, {"one": "fire", "other": "hot"}, {"one": "snow", "other": "cold"},
             {"one": "sun", "other": "hot"}]},
           "which": {"ask": "one", "options": 2, "pairs": [
             {"one": "ice", "other": "cold"}, {"one": "fire", "other": "hot"}, {"one": "snow", "other": "cold"}]}}}
        """
}
