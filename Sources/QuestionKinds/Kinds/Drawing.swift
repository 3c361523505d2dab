import Household
import Shapes

/// Draw something (Content, Question kinds). A drawing is never graded.
public struct Drawing: Hashable, Sendable {
    /// The name of an image asset to draw upon.
    public var background: String?

    /// Something to draw.
    public init(background: String? = nil) { self.background = background }
}

extension Drawing: QuestionContent {
    /// What a front-end shows.
    public struct View: Hashable, Sendable {
        /// The name of an image asset to draw upon.
        public var background: String?
    }

    /// The name of the kind.
    public static let kind: QuestionKind = "drawing"

    /// Nothing can be wrong with it.
    public func faults(for audience: Audience) -> [BodyFault] { [] }

    /// There is nothing to shuffle.
    public var choices: [String] { [] }

    /// No drawing is more right than another.
    public var solution: Answer? { nil }

    /// Takes every drawing of at least a stroke.
    public func grade(_ answer: Answer, tier: AgeTier) throws(AnswerShapeFault) -> Grading {
        guard let strokes = answer.given(as: DrawnStrokes.self) else {
            throw AnswerShapeFault(reason: "a drawing is sent as strokes")
        }
        guard (1...ContentLimits.strokes).contains(strokes.count) else {
            throw AnswerShapeFault(reason: "a drawing has 1 to \(ContentLimits.strokes) strokes")
        }
        return .participated
    }

    /// What may be seen before the answer.
    public func view(order: [String]) -> View { View(background: background) }
}

extension Drawing: QuestionKindDefinition {
    /// What the child does.
    public static let summary = "Draw something. It is never graded, and kidd does not keep it."

    /// The forms of answer that it takes.
    public static let answers: [any AnswerFormDefinition.Type] = [DrawnStrokes.self]

    /// How it is written in a pack.
    public static let pack = Shape<Drawing>.object("PackDrawing", "Something to draw.", make: Drawing.init) {
        optional("background", \.background, .assetName, "An image to draw upon.")
    }

    /// How it is shown on the wire.
    public static let wire = Shape<View>.object("Drawing", "Something to draw.", make: { View(background: $0) }) {
        optional("background", \.background, .assetName, "An image to draw upon.")
    }

    /// An example for the reference.
    public static let example = QuestionExample("Draw a house for a snail.", Drawing())
}
