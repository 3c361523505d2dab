import Household
import Shapes
import Words

/// Lay out a number with rods of ten and single cubes (Content, Question kinds).
public struct BaseTenBlocks: Hashable, Sendable {
    public var value: Int
    public var fewest: Bool

    /// A number to lay out.
    public init(value: Int, fewest: Bool = false) {
        self.value = value
        self.fewest = fewest
    }
}

extension BaseTenBlocks: QuestionContent {
    /// What a front-end shows.
    public struct View: Hashable, Sendable {
        public var fewest: Bool
    }

    /// The name of the kind.
    public static let kind: QuestionKind = "baseTenBlocks"

    /// Everything that is wrong with it.
    public func faults(for audience: Audience) -> [BodyFault] {
        (0...ContentLimits.largestNumber).contains(value)
            ? [] : [BodyFault(pointer: "/value", reason: "must be 0 to \(ContentLimits.largestNumber)")]
    }

    /// There is nothing to shuffle.
    public var choices: [String] { [] }

    /// An answer that is right.
    public var solution: Answer? { Answer(PlacedBlocks(tens: value / 10, ones: value % 10)) }

    /// Judges an answer.
    public func grade(_ answer: Answer, tier: AgeTier) throws(AnswerShapeFault) -> Grading {
        guard let given = answer.given(as: PlacedBlocks.self) else {
            throw AnswerShapeFault(reason: "blocks are laid out with blocks, which has tens and ones")
        }
        let possible = 0...ContentLimits.largestNumber
        guard possible.contains(given.tens), possible.contains(given.ones) else {
            throw AnswerShapeFault(reason: "tens and ones must be 0 to \(ContentLimits.largestNumber)")
        }
        let laid = given.tens * 10 + given.ones
        if laid == value, fewest, given.ones >= 10 {
            return Grading(isRight: false, feedback: Saying("feedback.trade", ["ones": .number(given.ones)]))
        }
        if laid == value { return Grading(isRight: true) }
        return Grading(
            isRight: false,
            feedback: Saying(
                "feedback.blocks",
                ["tens": .number(given.tens), "ones": .number(given.ones), "number": .number(laid)]),
            mistake: mistake(behind: given))
    }

    /// Nil where no known one leads to what was laid out.
    private func mistake(behind given: PlacedBlocks) -> MistakeClass? {
        if given.tens == value % 10, given.ones == value / 10 { return .swappedDigits }
        return switch abs(given.tens * 10 + given.ones - value) {
        case 1: .offByOne
        case 10: .tenOff
        default: nil
        }
    }

    /// What may be seen before the answer.
    public func view(order: [String]) -> View { View(fewest: fewest) }
}

extension BaseTenBlocks: QuestionKindDefinition {
    /// What the child does.
    public static let summary = "Lay out a number with rods of ten and single cubes."

    /// The forms of answer that it takes.
    public static let answers: [any AnswerFormDefinition.Type] = [PlacedBlocks.self]

    /// How it is written in a pack.
    public static let pack = Shape<BaseTenBlocks>.object(
        "PackBaseTenBlocks", "A number to lay out.", make: { BaseTenBlocks(value: $0, fewest: $1) }
    ) {
        required("value", \.value, .answeredNumber, "The number.")
        required("fewest", \.fewest, .boolean, "Whether there may be no more than nine single cubes.")
    }

    /// How it is shown on the wire.
    public static let wire = Shape<View>.object("BaseTenBlocks", "A number to lay out.", make: View.init) {
        required("fewest", \.fewest, .boolean, "Whether there may be no more than nine single cubes.")
    }

    /// An example for the reference.
    public static let example = QuestionExample(
        "Lay out 34 with tens and ones.", BaseTenBlocks(value: 34, fewest: true))
}
