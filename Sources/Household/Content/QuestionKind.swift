/// The names of the question kinds (Content, Question kinds).
public enum QuestionKind: String, CaseIterable, Sendable {
    case multipleChoice
    case fillInBlank
    case matching
    case dragAndDrop
}
