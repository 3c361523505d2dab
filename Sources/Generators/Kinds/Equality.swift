import Household
import QuestionKinds
import Shapes

/// What the sign = says: both sides are the same.
public enum Equality: Generator {
    /// What an author chooses.
    public struct Parameters: Hashable, Sendable {
        /// The sums; of differences the numbers from which is taken away.
        public var whole: NumberRange
        /// What stands on both sides.
        public var forms: [Form]
        /// What is asked for.
        public var ask: Ask
        /// How many options or tiles.
        public var options: Int
        /// Whether a blank has tiles.
        public var bank: Bool
    }

    /// What is asked for.
    public enum Ask: String, CaseIterable, Sendable {
        /// Whether both sides are the same.
        case isTrue
        /// The number that makes them so.
        case missing
    }

    /// What stands on both sides.
    public enum Form: String, CaseIterable, Sendable {
        /// 2 + 4 = 6.
        case sumFirst
        /// 6 = 2 + 4.
        case numberFirst
        /// 3 = 8 − 5.
        case differenceLast
        /// 2 + 4 = 5 + 1.
        case sums
        /// 6 = 6.
        case number
    }

    /// Two sides.
    public struct Fact: Hashable, Sendable {
        /// What stands on both sides.
        public var form: Form
        /// The left side.
        public var left: EqualitySide
        /// The right side.
        public var right: EqualitySide
        /// Which number of the side with two numbers is to be found, 0 or 1; nil: none is.
        public var gap: Int?
        /// Whether the sum of the left side follows on the right one, where it does not belong.
        public var hasAnswerNext = false
        var parameters: Parameters
    }

    /// What names it.
    public static let name = "equality"
    /// The version.
    public static let version = 1
    /// For the reference.
    public static let summary = "Whether both sides of = are the same, and what makes them so."

    /// How the parameters are written.
    public static let parameters = Shape<Parameters>.object(
        "EqualityParameters", "Which numbers, what stands on both sides, and what is asked.", make: Parameters.init
    ) {
        required("whole", \.whole, .range(1...20), "The sums; of differences the numbers from which is taken away.")
        required(
            "forms", \.forms, .list(of: .word(), minimum: 1, maximum: 5),
            "2 + 4 = 6, 6 = 2 + 4, 3 = 8 − 5, 2 + 4 = 5 + 1, or 6 = 6.")
        required("ask", \.ask, .word(), "Whether it is true, or the number that makes it so.")
        defaulted("options", \.options, .options, to: 3, "How many options or tiles.")
        defaulted("bank", \.bank, .boolean, to: true, "Whether a blank has tiles.")
    }

    /// What texts may hold.
    public static let placeholders: [Placeholder] = [
        Placeholder("statement", "both sides, with __ for what is missing"),
        Placeholder("solved", "both sides with the number that was missing", tellsAnswer: true),
        Placeholder("known", "the side on which nothing is missing"),
        .number("total", "how much that side is", tellsAnswer: true),
        .number("part", "the number beside the missing one; 0 where there is none"),
        Placeholder("leftSide", "the left side"), Placeholder("rightSide", "the right side"),
        .number("left", "how much the left side is", tellsAnswer: true),
        .number("right", "how much the right side is", tellsAnswer: true),
        Placeholder("answer", "the right option", tellsAnswer: true),
    ]

    /// The tags of wrong answers.
    public static let misconceptions = [
        Misconception("answerComesNext", .equalSign, "took = for a sign after which the sum comes"),
        Misconception("answerAtTheEnd", .equalSign, "believed that a single number stands at the end"),
        Misconception("addedAll", .equalSign, "added all numbers"),
        Misconception("gaveOtherSide", .equalSign, "gave the number of the other side"),
        Misconception("answeredAPart", .givenNumber, "gave a number that is there already"),
        Misconception("oneMore", .offByOne, "counted one too many"),
        Misconception("oneLess", .offByOne, "counted one too few"),
        Misconception("misjudged", .equalSign, "said yes for no, or no for yes"),
    ]

    /// The ways to solve.
    public static let strategies = [
        Term("sameNumber", "the same number on both sides"),
        Term("turnAround", "the same numbers in another order"),
        Term("oneNumber", "one side is a number, and so the other one has to be as much"),
        Term("workOutBoth", "both sides are worked out"),
    ]

    /// The words for yes and no.
    public static let labels = YesNoWords.labels

    /// What is wrong with parameters.
    public static func faults(of parameters: Parameters) -> [BodyFault] {
        var faults = parameters.whole.faults(at: "whole")
        if Set(parameters.forms).count < parameters.forms.count {
            faults.append(BodyFault(pointer: "/forms", reason: "names a form twice"))
        }
        if parameters.ask == .missing, parameters.forms.contains(.number) {
            faults.append(BodyFault(pointer: "/forms", reason: "has number, which leaves nothing to find"))
        }
        return faults
    }

    /// The kinds.
    public static func kinds(of parameters: Parameters) -> [QuestionKind] {
        parameters.ask == .isTrue ? [YesNo.kind] : [MultipleChoice.kind, FillInBlank.kind]
    }

    /// Yes and no where they are asked.
    public static func needs(of parameters: Parameters) -> Needs {
        Needs(labels: parameters.ask == .isTrue ? YesNoWords.labels.map(\.name) : [])
    }

    /// All pairs of sides that are the same, once with each gap; or once as they are and once beside the truth.
    public static func facts(of parameters: Parameters) -> [Fact] {
        parameters.forms.flatMap { form in
            parameters.whole.numbers.flatMap { whole in
                form.sides(of: whole).enumerated().flatMap { turn, sides -> [Fact] in
                    let plain = Fact(form: form, left: sides.left, right: sides.right, parameters: parameters)
                    switch parameters.ask {
                    case .isTrue: return [plain, plain.untrue(turn: whole + turn)]
                    case .missing: return [0, 1].map { gap in plain.with { $0.gap = gap } }
                    }
                }
            }
        }
    }
}

extension Equality {
    /// A template for the reference.
    public static let example = """
        {"id": "same-on-both-sides", "generator": "equality", "version": 1, "code": "1.OA.D.7",
         "texts": [{
           "prompt": "Which number makes both sides the same? {statement}",
           "narration": "Which number makes both sides the same?",
           "hints": ["How much is {known}?", "The other side should be as much."],
           "explanation": "Both sides are {total}: {solved}.",
           "mistakes": {
             "answerComesNext": "You chose {given}. There is a {part} on that side, too.",
             "addedAll": "You chose {given}. Look at each side on its own.",
             "gaveOtherSide": "You chose {given}. Then one side would be more.",
             "answeredAPart": "You chose {given}. Work out both sides.",
             "oneMore": "You chose {given}. That is close. Count again.",
             "oneLess": "You chose {given}. That is close. Count again."}}],
         "equality": {
           "to5": {"whole": {"from": 3, "to": 5}, "forms": ["numberFirst", "sumFirst"], "ask": "missing"},
           "to10": {"whole": {"from": 5, "to": 10}, "forms": ["sums"], "ask": "missing", "options": 4}}}
        """
}
