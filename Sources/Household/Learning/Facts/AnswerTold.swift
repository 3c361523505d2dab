/// What a child was told about an answer.
public enum AnswerTold: Hashable, Sendable {
    /// The key of the words, and whether the explanation of the question followed. The rest is made again from them.
    case words(AnswerWords, isExplained: Bool)
    /// Facts of before keys: the texts themselves.
    case text(say: String, spelling: String?, explanation: String?)

    /// The key of the words; nil in facts of before keys.
    public var words: AnswerWords? { if case .words(let words, _) = self { words } else { nil } }
}
