import Household

/// How exactly a typed answer has to be written (Content, Question kinds, fillInBlank).
public enum Spelling: String, CaseIterable, Sendable {
    /// A small slip is forgiven to children under ten, and capitals do not matter: where spelling is not what is learned.
    case forgiving
    /// Every letter counts; capitals do not.
    case exact
    /// Every letter and every capital counts, such as that of German nouns. Only the very first letter of several words may
    /// be a capital beside those: so sentences begin.
    case exactCapitals

    /// What holds for answers of which the pack says nothing: in the subject `language` letters count, and capitals do where
    /// an answer has one.
    init(inSubject subject: String, answers: [String]) {
        self = subject != "language" ? .forgiving : answers.contains(where: Self.hasCapital) ? .exactCapitals : .exact
    }

    /// Whether a text is written as an answer is.
    func accepts(_ given: String, for answer: String) -> Bool {
        switch self {
        case .forgiving: return Folding.folded(given) == Folding.folded(answer)
        case .exact: return Folding.written(given).lowercased() == Folding.written(answer).lowercased()
        case .exactCapitals:
            let (given, answer) = (Folding.written(given), Folding.written(answer))
            return given == answer
                || answer.contains(" ") && given == answer.prefix(1).uppercased() + answer.dropFirst()
        }
    }

    private static func hasCapital(_ text: String) -> Bool { text.contains(where: \.isUppercase) }
}
