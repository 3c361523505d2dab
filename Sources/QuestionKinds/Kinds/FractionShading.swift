import Household
import Shapes
import Words

/// Shade so many parts of a shape (Content, Question kinds).
public struct FractionShading: Hashable, Sendable {
    /// The shape.
    public var shape: PartedShape
    public var parts: Int
    public var shaded: Int

    /// A shape to shade.
    public init(shape: PartedShape, parts: Int, shaded: Int) {
        self.shape = shape
        self.parts = parts
        self.shaded = shaded
    }
}

extension FractionShading: QuestionContent {
    /// What a front-end shows.
    public struct View: Hashable, Sendable {
        /// The shape.
        public var shape: PartedShape
        public var parts: Int
    }

    /// The name of the kind.
    public static let kind: QuestionKind = "fractionShading"

    /// Everything that is wrong with it.
    public func faults(for audience: Audience) -> [BodyFault] {
        let possible = ContentLimits.parts
        guard possible.contains(parts) else {
            return [BodyFault(pointer: "/parts", reason: "must be \(possible.lowerBound) to \(possible.upperBound)")]
        }
        return (0...parts).contains(shaded)
            ? [] : [BodyFault(pointer: "/shaded", reason: "must be 0 to \(parts), the number of parts")]
    }

    /// There is nothing to shuffle.
    public var choices: [String] { [] }

    /// No part, one, or more up to all.
    public var blindChance: Double { 1 / Double(parts + 1) }

    /// An answer that is right.
    public var solution: Answer? { .parts(Array(0..<shaded)) }

    /// Judges an answer: how many parts are shaded, whichever they are.
    public func grade(_ answer: Answer, tier: AgeTier) throws(AnswerShapeFault) -> Grading {
        guard let given = answer.given(as: ShadedParts.self)?.parts else {
            throw AnswerShapeFault(reason: "a shape is shaded with parts, the numbers of those that are shaded")
        }
        guard given.allSatisfy((0..<parts).contains), Set(given).count == given.count else {
            throw AnswerShapeFault(reason: "name parts from 0 to \(parts - 1), each once")
        }
        if given.count == shaded { return Grading(isRight: true) }
        return Grading(
            isRight: false,
            feedback: Saying("feedback.shaded", ["count": .number(given.count), "parts": .number(parts)]),
            mistake: abs(given.count - shaded) == 1 ? .offByOne : .fractionParts)
    }

    /// What may be seen before the answer.
    public func view(order: [String]) -> View { View(shape: shape, parts: parts) }
}

extension FractionShading: QuestionKindDefinition {
    /// What the child does.
    public static let summary = "Shade so many of the equal parts of a shape."

    /// The forms of answer that it takes.
    public static let answers: [any AnswerFormDefinition.Type] = [ShadedParts.self]

    /// How it is written in a pack.
    public static let pack = Shape<FractionShading>.object(
        "PackFractionShading", "A shape to shade.", make: FractionShading.init
    ) {
        required("shape", \.shape, .word(PartedShape.self))
        required("parts", \.parts, .answeredNumber, "How many equal parts it has.")
        required("shaded", \.shaded, .answeredNumber, "How many of them are to be shaded.")
    }

    /// How it is shown on the wire.
    public static let wire = Shape<View>.object("FractionShading", "A shape to shade.", make: View.init) {
        required("shape", \.shape, .word(PartedShape.self))
        required("parts", \.parts, .answeredNumber, "How many equal parts it has.")
    }

    /// An example for the reference.
    public static let example = QuestionExample(
        "Shade one half of the circle.", FractionShading(shape: .circle, parts: 4, shaded: 2))
}
