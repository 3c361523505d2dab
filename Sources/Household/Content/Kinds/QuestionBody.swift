/// The part of a question that differs by kind. A new kind is a file with its type, a name in `QuestionKind`, a case in
/// `QuestionBodyView`, and here a case with its lines in `kind` and `content`.
public enum QuestionBody: Hashable, Sendable {
    case multipleChoice(MultipleChoice)
    case fillInBlank(FillInBlank)
    case matching(Matching)
    case dragAndDrop(DragAndDrop)

    /// The kind of this body.
    public var kind: QuestionKind {
        switch self {
        case .multipleChoice: .multipleChoice
        case .fillInBlank: .fillInBlank
        case .matching: .matching
        case .dragAndDrop: .dragAndDrop
        }
    }

    /// What all kinds can do.
    var content: any QuestionContent {
        switch self {
        case .multipleChoice(let body): body
        case .fillInBlank(let body): body
        case .matching(let body): body
        case .dragAndDrop(let body): body
        }
    }
}
