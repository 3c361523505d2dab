/// What a child answers, as the front-end sends it.
public enum Answer: Hashable, Sendable {
    /// The id of the chosen option.
    case option(String)
    /// A typed text.
    case text(String)
    /// The text of the chosen tile of a word bank.
    case tile(String)
    /// What the child put together, each tile once.
    case pairs([MatchedPair])
    /// Where the child put each item.
    case placements([Placement])

    /// The kinds of questions that are answered in this form.
    var kinds: [QuestionKind] {
        switch self {
        case .option: [.multipleChoice]
        case .text, .tile: [.fillInBlank]
        case .pairs: [.matching]
        case .placements: [.dragAndDrop]
        }
    }

    /// Typed answers take longer than tapped ones (Learning, guessing guard).
    public var isTyped: Bool {
        switch self {
        case .text: true
        case .option, .tile, .pairs, .placements: false
        }
    }

    /// The chosen option or tile, as `QuestionContent.choices` names it.
    var choice: String? {
        switch self {
        case .option(let id): id
        case .tile(let text): text
        case .text, .pairs, .placements: nil
        }
    }

    /// Whether the answer says anything about places. Pairs and placements have no single one, so they neither go on
    /// with a row of places nor end it (Learning, guessing guard).
    var isAboutPlaces: Bool {
        switch self {
        case .option, .tile, .text: true
        case .pairs, .placements: false
        }
    }
}
