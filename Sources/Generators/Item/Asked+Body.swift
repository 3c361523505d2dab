import Household
import QuestionKinds

extension Asked {
    /// The body of a question of a kind.
    ///
    /// - Parameter mistake: what is said about a misconception, given an answer.
    func body(as kind: QuestionKind, mistake: (_ misconception: String, _ given: String) -> String) -> QuestionBody {
        switch self {
        case .text(let right, let wrong, let bank):
            let explained = wrong.map { (text: $0.text, words: mistake($0.misconception, $0.text)) }
            guard kind == FillInBlank.kind else { return QuestionBody(MultipleChoice(right: right, wrong: explained)) }
            return QuestionBody(
                FillInBlank(
                    answers: [right],
                    wordBank: bank ? ([right] + wrong.map(\.text)).sorted(by: Self.isBefore) : [],
                    mistakes: explained.map { ExpectedMistake(text: $0.text, explanation: $0.words) }))
        case .yesNo(let isYes, let words, let misconception):
            return QuestionBody(
                YesNo(
                    yes: words.yes, no: words.no, correct: isYes,
                    explanation: mistake(misconception, isYes ? words.no : words.yes)))
        case .order(let texts, let misconception):
            let items = Self.options(texts.map { ($0, mistake(misconception, $0)) })
            return QuestionBody(Sorting(items: items, solved: .order(texts.compactMap { items.id(of: $0) })))
        case .pairs(let pairs, let misconception):
            return QuestionBody(Matching(pairs) { mistake(misconception, $0) })
        }
    }

    /// Numbers by size, other texts by their letters: where an option stands tells nothing.
    static func isBefore(_ one: String, _ other: String) -> Bool {
        if let one = Int(one), let other = Int(other) { return one < other }
        return one < other
    }

    /// Options with the ids `a`, `b` … in the order of their texts.
    fileprivate static func options(_ texts: [(String, String?)], prefix: String = "") -> [ChoiceOption] {
        let letters = "abcdefghijkl".map(String.init)
        return zip(letters, texts.sorted { isBefore($0.0, $1.0) }).map {
            ChoiceOption(id: prefix + $0, text: $1.0, image: nil, explanation: $1.1)
        }
    }
}

extension MultipleChoice {
    fileprivate init(right: String, wrong: [(text: String, words: String)]) {
        let options = Asked.options([(right, nil)] + wrong.map { ($0.text, $0.words) })
        self.init(options: options, correct: options.id(of: right) ?? "")
    }
}

extension Matching {
    fileprivate init(_ pairs: [AskedPair], explanation: (String) -> String) {
        let left = Asked.options(pairs.map { ($0.left, explanation($0.left)) }, prefix: "left-")
        let right = Asked.options(pairs.map { ($0.right, nil) }, prefix: "right-")
        self.init(
            left: left, right: right,
            pairs: pairs.compactMap { pair in
                guard let left = left.id(of: pair.left), let right = right.id(of: pair.right) else { return nil }
                return MatchedPair(left: left, right: right)
            })
    }
}

extension [ChoiceOption] {
    fileprivate func id(of text: String) -> String? { first { $0.text == text }?.id }
}
