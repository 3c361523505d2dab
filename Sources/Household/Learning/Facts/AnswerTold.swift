/// What a child was told about an answer.
public enum AnswerTold: Hashable, Sendable {
    /// The key of the words, and whether the explanation of the question followed. The rest is made again from them.
    case words(AnswerWords, isExplained: Bool)
    /// Facts of before keys: the texts themselves.
    case text(say: String, spelling: String?, explanation: String?)
}
