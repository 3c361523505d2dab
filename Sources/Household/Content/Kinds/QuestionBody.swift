/// The part of a question that differs by kind. A new kind is a file with its type, a name in `QuestionKind`, a case in
/// `QuestionBodyView`, and here a case with its lines in `kind` and `content`.
public enum QuestionBody: Hashable, Sendable {
    case multipleChoice(MultipleChoice)
    case fillInBlank(FillInBlank)

    /// The kind of this body.
    public var kind: QuestionKind {
        switch self {
        case .multipleChoice: .multipleChoice
        case .fillInBlank: .fillInBlank
        }
    }

    /// What all kinds can do.
    var content: any QuestionContent {
        switch self {
        case .multipleChoice(let body): body
        case .fillInBlank(let body): body
        }
    }
}
