import Household
import Shapes

/// All that the program knows of a kind of question, in one file: how it is judged and shown (`QuestionContent`), how it
/// is written in packs and on the wire, what answers it takes, and an example. One line in ``QuestionKinds/all``
/// registers it.
public protocol QuestionKindDefinition: QuestionContent {
    /// What the child does, for the reference.
    static var summary: String { get }

    /// How it is written in a pack.
    static var pack: Shape<Self> { get }

    /// How it is shown on the wire.
    static var wire: Shape<View> { get }

    /// The forms of answer that it takes.
    static var answers: [any AnswerFormDefinition.Type] { get }

    /// A question as a pack has it, for the reference; a test asks it.
    static var example: QuestionExample<Self> { get }

    /// Examples of the other ways to write it, if it has more than one; the same test asks them.
    static var furtherExamples: [QuestionExample<Self>] { get }
}

extension QuestionKindDefinition {
    /// Most kinds are written in one way.
    public static var furtherExamples: [QuestionExample<Self>] { [] }
}
