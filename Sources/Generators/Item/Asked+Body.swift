import Household
import QuestionKinds

extension Asked {
    /// The body of a question of a kind.
    ///
    /// - Parameter reply: what is said about a misconception, given an answer, and which mistake it is.
    func body(as kind: QuestionKind, reply: (_ misconception: String, _ given: String) -> MistakeReply) -> QuestionBody
    {
        switch self {
        case .text(let right, let wrong, let bank):
            return textBody(right, wrong.map { ($0.text, reply($0.misconception, $0.text)) }, bank: bank, as: kind)
        case .yesNo(let isYes, let words, let misconception):
            return QuestionBody(
                YesNo(
                    yes: words.yes, no: words.no, correct: isYes,
                    explanation: reply(misconception, isYes ? words.no : words.yes)))
        case .order(let texts, let misconception):
            let items = Self.options(texts.map { ($0, reply(misconception, $0)) })
            return QuestionBody(Sorting(items: items, solved: .order(texts.compactMap { items.id(of: $0) })))
        case .pairs(let pairs, let misconception):
            return QuestionBody(Matching(pairs) { reply(misconception, $0) })
        case .hops(let line, let end, let wrong):
            let mistakes = NumberMistake.list(wrong.map { ($0.text, reply($0.misconception, $0.text)) })
            return QuestionBody(
                NumberLine(
                    from: line.range.from, to: line.range.to, step: line.step, start: line.start, answer: end,
                    mistakes: mistakes))
        case .bins(let pairs, let misconception):
            return QuestionBody(Sorting(bins: pairs) { reply(misconception, $0) })
        case .shading(let shape, let parts, let shaded):
            return QuestionBody(FractionShading(shape: shape, parts: parts, shaded: shaded))
        case .clock(let hour, let minute, let step, let isDigital):
            return QuestionBody(Clock(hour: hour, minute: minute, step: step, isDigital: isDigital))
        case .coins(let coins, let cents, let isFewest):
            return QuestionBody(Coins(coins: coins, cents: cents, rule: isFewest ? .fewest : .any))
        case .graph(let bars, let highest, let misconception):
            return QuestionBody(BarGraph(bars, highest: highest) { reply(misconception, $0) })
        case .length(let length, let unit, let wrong):
            let mistakes = NumberMistake.list(wrong.map { ($0.text, reply($0.misconception, $0.text)) })
            let highest = NumberMistake.highest(beside: length, mistakes)
            return QuestionBody(Measure(.length(length, unit: unit, highest: highest, mistakes: mistakes)))
        case .comparison(let word, let quantity): return QuestionBody(Measure(.comparison(word, of: quantity)))
        case .blocks(let value): return QuestionBody(BaseTenBlocks(value: value, fewest: true))
        case .pattern(let texts, let missing, let wrong, let misplaced):
            return QuestionBody(
                Pattern(
                    texts, missing, wrong.map { ($0.text, reply($0.misconception, $0.text)) },
                    misplaced: reply(misplaced, "").mistake))
        }
    }

    private func textBody(
        _ right: String, _ wrong: [Explained], bank: Bool, as kind: QuestionKind
    ) -> QuestionBody {
        switch kind {
        case FillInBlank.kind:
            return QuestionBody(
                FillInBlank(
                    answers: [right],
                    wordBank: bank ? ([right] + wrong.map(\.text)).sorted(by: Self.isBefore) : [],
                    mistakes: wrong.map { ExpectedMistake(text: $0.text, explanation: $0.reply) }))
        case Count.kind:
            let number = Int(right) ?? 0
            let mistakes = NumberMistake.list(wrong)
            let highest = NumberMistake.highest(beside: number, mistakes)
            return QuestionBody(Count(answer: number, highest: highest, mistakes: mistakes))
        default: return QuestionBody(MultipleChoice(right: right, wrong: wrong))
        }
    }

    /// A wrong answer with what is said about it.
    fileprivate typealias Explained = (text: String, reply: MistakeReply)

    /// Numbers by size, other texts by their letters: where an option stands tells nothing.
    static func isBefore(_ one: String, _ other: String) -> Bool {
        if let one = Int(one), let other = Int(other) { return one < other }
        return one < other
    }

    /// Options with the ids `a`, `b` … in the order of their texts.
    fileprivate static func options(_ texts: [(String, MistakeReply?)], prefix: String = "") -> [ChoiceOption] {
        let letters = "abcdefghijkl".map(String.init)
        return zip(letters, texts.sorted { isBefore($0.0, $1.0) }).map {
            ChoiceOption(id: prefix + $0, text: $1.0, image: nil, explanation: $1.1)
        }
    }
}

extension MultipleChoice {
    fileprivate init(right: String, wrong: [Asked.Explained]) {
        let options = Asked.options([(right, nil)] + wrong.map { ($0.text, $0.reply) })
        self.init(options: options, correct: options.id(of: right) ?? "")
    }
}

extension Pattern {
    /// A tile that belongs nowhere is a misconception; what is said of it is said of tiles at a wrong place too.
    fileprivate init(_ texts: [String], _ missing: [Int], _ wrong: [Asked.Explained], misplaced: MistakeClass?) {
        var all: [(String, MistakeReply?)] = []
        for (text, reply) in texts.map({ ($0, nil) }) + wrong.map({ ($0.text, $0.reply) })
        where !all.contains(where: { $0.0 == text }) {
            all.append((text, reply))
        }
        let tiles = Asked.options(all)
        self.init(
            tiles: tiles,
            sequence: texts.enumerated().map { place, text in
                Element(tiles.id(of: text) ?? "", isMissing: missing.contains(place))
            }, misplaced: misplaced)
    }
}

extension NumberMistake {
    fileprivate static func list(_ wrong: [Asked.Explained]) -> [NumberMistake] {
        wrong.compactMap { wrong in Int(wrong.text).map { NumberMistake(number: $0, explanation: wrong.reply) } }
    }

    /// How far the numbers go that are offered: a round number above the right one and all mistakes.
    fileprivate static func highest(beside number: Int, _ mistakes: [NumberMistake]) -> Int {
        let largest = mistakes.reduce(number) { max($0, $1.number) }
        return [10, 20, 50, 100].first { $0 > largest } ?? largest + 10
    }
}

extension BarGraph {
    fileprivate init(_ bars: [AskedBar], highest: Int, explanation: (String) -> MistakeReply) {
        let letters = "abcdefgh".map(String.init)
        self.init(
            categories: zip(letters, bars).map {
                ChoiceOption(id: $0, text: $1.text, image: $1.image, explanation: explanation($1.text))
            },
            values: zip(letters, bars).map { BarValue(category: $0, value: $1.value) }, highest: highest)
    }
}

extension Matching {
    fileprivate init(_ pairs: [AskedPair], explanation: (String) -> MistakeReply) {
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

extension Sorting {
    /// Bins stand in the order of their texts: which comes first tells nothing.
    fileprivate init(bins pairs: [AskedPair], explanation: (String) -> MistakeReply) {
        let items = Asked.options(pairs.map { ($0.left, explanation($0.left)) })
        let bins = Asked.options(Set(pairs.map(\.right)).map { ($0, nil) }, prefix: "bin-")
        let placements = pairs.compactMap { pair -> Placement? in
            guard let item = items.id(of: pair.left), let bin = bins.id(of: pair.right) else { return nil }
            return Placement(item: item, zone: bin)
        }
        self.init(items: items, solved: .bins(bins, placements))
    }
}

extension [ChoiceOption] {
    fileprivate func id(of text: String) -> String? { first { $0.text == text }?.id }
}
