/// What a front-end may see of a question's body before the answer.
public enum QuestionBodyView: Hashable, Sendable {
    /// The options in the order to show them.
    case multipleChoice([OptionView])
    /// The tiles in the order to show them; empty when the child types.
    case fillInBlank(wordBank: [String])
}
