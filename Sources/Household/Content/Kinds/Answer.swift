/// What a child answers, as the front-end sends it.
public enum Answer: Hashable, Sendable {
    /// The id of the chosen option.
    case option(String)
    /// A typed text.
    case text(String)
    /// The text of the chosen tile of a word bank.
    case tile(String)

    /// Typed answers take longer than tapped ones (Learning, guessing guard).
    public var isTyped: Bool {
        switch self {
        case .text: true
        case .option, .tile: false
        }
    }

    /// The chosen option or tile, as `QuestionContent.choices` names it.
    var choice: String? {
        switch self {
        case .option(let id): id
        case .tile(let text): text
        case .text: nil
        }
    }
}
