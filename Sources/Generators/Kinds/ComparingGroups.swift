import Household
import QuestionKinds
import Shapes

/// Which of two groups has more or fewer things.
public enum ComparingGroups: Generator {
    /// What an author chooses.
    public struct Parameters: Hashable, Sendable {
        /// How many things each group has.
        public var counts: NumberRange
        /// How many more one group has.
        public var difference: NumberRange
        /// What is asked for.
        public var relation: Relation
        /// Choose a group, or say whether it is so.
        public var ask: Ask
        /// How the things lie.
        public var layout: Layout
    }

    /// What is compared.
    public enum Relation: String, CaseIterable, Sendable {
        /// More things.
        case more
        /// Fewer things.
        case fewer
        /// As many things.
        case same
    }

    /// How it is asked.
    public enum Ask: String, CaseIterable, Sendable {
        /// Which group?
        case which
        /// Are there more of the first things than of the second?
        case isIt
    }

    /// How the things lie.
    public enum Layout: String, CaseIterable, Sendable {
        /// A row for each group.
        case rows
        /// Two groups that lie about.
        case scattered
    }

    /// Two groups.
    public struct Fact: Hashable, Sendable {
        /// How many of the first things.
        public var first: Int
        /// How many of the second things.
        public var second: Int
        var parameters: Parameters
    }

    /// What names it.
    public static let name = "comparingGroups"
    /// The version.
    public static let version = 1
    /// For the reference.
    public static let summary = "Which of two groups has more or fewer things, or whether both have as many."

    /// How the parameters are written.
    public static let parameters = Shape<Parameters>.object(
        "ComparingGroupsParameters", "How many things, and what is asked.", make: Parameters.init
    ) {
        required("counts", \.counts, .range(1...20), "How many things each group has; in rows at most 10.")
        defaulted("difference", \.difference, .range(0...19), to: NumberRange(1, 19), "How many more one has.")
        required("relation", \.relation, .word(), "What is compared.")
        required("ask", \.ask, .word(), "Choose a group, or say whether the first has more, fewer, or as many.")
        required("layout", \.layout, .word(), "A row for each group, or groups that lie about.")
    }

    /// What texts may hold. A group that is to be chosen is named by its things.
    public static let placeholders: [Placeholder] = [
        .number("a", "how many of the first things"), .number("b", "how many of the second things"),
        Placeholder("list", "the word for one of the first things, so many times"),
        Placeholder("otherList", "the same for the second things"),
        .number("larger", "the larger number", tellsAnswer: true),
        .number("smaller", "the smaller number", tellsAnswer: true),
        Placeholder("answer", "the word of the right option", tellsAnswer: true),
    ]

    /// The tags of wrong answers.
    public static let misconceptions = [
        Misconception("otherGroup", .comparedWrong, "chose the other group, such as the one that takes more room"),
        Misconception("misjudged", .comparedWrong, "said yes for no, or no for yes"),
    ]

    /// The ways to solve.
    public static let strategies = [
        Term("matchOneToOne", "each thing gets a partner; what is left over is more"),
        Term("countBoth", "both groups are counted, and the numbers compared"),
    ]

    /// The words for yes and no.
    public static let labels = YesNoWords.labels

    /// What is wrong with parameters.
    public static func faults(of parameters: Parameters) -> [BodyFault] {
        var faults = parameters.counts.faults(at: "counts") + parameters.difference.faults(at: "difference")
        if parameters.layout == .rows, parameters.counts.to > 10 {
            faults.append(BodyFault(pointer: "/counts/to", reason: "is more than a row holds, which is 10"))
        }
        if parameters.ask == .which, parameters.relation == .same {
            faults.append(BodyFault(pointer: "/relation", reason: "needs isIt: of two equal groups none is chosen"))
        }
        if parameters.ask == .which, parameters.difference.from == 0 {
            faults.append(BodyFault(pointer: "/difference/from", reason: "must be at least 1 where a group is chosen"))
        }
        return faults
    }

    /// The kinds.
    public static func kinds(of parameters: Parameters) -> [QuestionKind] {
        parameters.ask == .which ? [MultipleChoice.kind] : [YesNo.kind]
    }

    /// Two different things.
    public static func needs(of parameters: Parameters) -> Needs {
        Needs(things: 2, labels: parameters.ask == .isIt ? YesNoWords.labels.map(\.name) : [])
    }

    /// All pairs, in both orders.
    public static func facts(of parameters: Parameters) -> [Fact] {
        parameters.counts.numbers.flatMap { first in
            parameters.counts.numbers.filter { parameters.difference.contains(abs(first - $0)) }
                .map { Fact(first: first, second: $0, parameters: parameters) }
        }
    }
}

extension ComparingGroups.Fact: ItemFact {
    /// Larger groups are harder, and so are those that differ by one or lie about.
    public var difficulty: Int {
        let size = max(first, second) <= 5 ? 1 : max(first, second) <= 10 ? 2 : 3
        return size + (abs(first - second) == 1 ? 1 : 0) + (parameters.layout == .scattered ? 1 : 0)
    }

    /// How it is best solved.
    public var strategy: String { max(first, second) <= 5 ? "matchOneToOne" : "countBoth" }

    /// What tells the answer.
    public var telling: Set<String> { ["larger", "smaller", "answer"] }

    /// What replaces placeholders.
    public func values(in dress: Dress) -> [String: PlaceholderValue] {
        let words = YesNoWords(dress)
        let answer = parameters.ask == .isIt ? (isSo ? words.yes : words.no) : dress.thing(right).many
        return [
            "a": .number(first), "b": .number(second), "list": .text(dress.list(first)),
            "otherList": .text(dress.list(second, of: 1)), "larger": .number(max(first, second)),
            "smaller": .number(min(first, second)), "answer": .text(answer),
        ]
    }

    private var isSo: Bool {
        switch parameters.relation {
        case .more: first > second
        case .fewer: first < second
        case .same: first == second
        }
    }

    /// The place of the things that are right.
    private var right: Int { isSo ? 0 : 1 }

    /// Both groups.
    public func picture(in dress: Dress) -> (any PictureContent)? {
        let groups = [(0, first), (1, second)].map { ThingCount(thing: dress.thing($0.0).thing, count: $0.1) }
        switch parameters.layout {
        case .rows: return RowsPicture(rows: groups)
        case .scattered: return ScatteredPicture(groups: groups, layout: dress.number % 8)
        }
    }

    /// A group, or yes or no.
    public func asked(as kind: QuestionKind, in dress: Dress) -> Asked {
        if parameters.ask == .isIt { return .yesNo(isSo, words: YesNoWords(dress), misconception: "misjudged") }
        let other = WrongAnswer(dress.thing(1 - right).many, "otherGroup")
        return .text(dress.thing(right).many, wrong: [other], bank: true)
    }

    /// Takes one away from each group until one is empty.
    public func solved(as kind: QuestionKind, in dress: Dress) -> [String] {
        var left = dress.list(first).split(separator: ",").count
        var right = dress.list(second, of: 1).split(separator: ",").count
        while left > 0, right > 0 { (left, right) = (left - 1, right - 1) }
        let wanted: Bool
        switch parameters.relation {
        case .more: wanted = left > 0
        case .fewer: wanted = right > 0
        case .same: wanted = left == 0 && right == 0
        }
        if parameters.ask == .isIt { return [dress.label(wanted ? "yes" : "no")] }
        return [dress.thing(wanted ? 0 : 1).many]
    }
}

extension ComparingGroups {
    /// A template for the reference.
    public static let example = """
        {"id": "more-or-fewer", "generator": "comparingGroups", "version": 1, "code": "K.CC.C.6",
         "things": [{"thing": "apple", "one": "apple", "many": "apples"},
                    {"thing": "duck", "one": "duck", "many": "ducks"},
                    {"thing": "star", "one": "star", "many": "stars"}],
         "texts": [{
           "prompt": "Which are more, {things} or {otherThings}?",
           "picture": "{list}. {otherList}.",
           "hints": ["Give each {thing} one {otherThing}.", "Which ones are left over?"],
           "explanation": "There {a is|are} {a things} and {b otherThings}. There are more {answer}.",
           "mistakes": {"otherGroup": "You chose {given}. Give each one a partner."}}],
         "comparingGroups": {
           "to5": {"counts": {"from": 1, "to": 5}, "relation": "more", "ask": "which", "layout": "rows"},
           "to10": {"counts": {"from": 4, "to": 10}, "difference": {"from": 1, "to": 3}, "relation": "more",
                    "ask": "which", "layout": "scattered"}}}
        """
}
