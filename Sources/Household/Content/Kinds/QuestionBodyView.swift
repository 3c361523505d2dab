/// What a front-end may see of a question's body before the answer.
public enum QuestionBodyView: Hashable, Sendable {
    /// The options in the order to show them.
    case multipleChoice([OptionView])
    /// The tiles in the order to show them; empty when the child types.
    case fillInBlank(wordBank: [String])
    /// The tiles of both sides in the order to show them; the right side is shuffled.
    case matching(left: [OptionView], right: [OptionView])
    /// The items, shuffled, and the zones in the order to show them.
    case dragAndDrop(items: [OptionView], zones: [OptionView])
}
