import Household
import QuestionKinds
import Words

/// A kind of question with a pad of its own.
protocol PaddedKind: QuestionContent {
    static func pad(for view: View, _ desk: PadDesk) -> any AnswerPad
}

/// What a pad is made with beside the question.
struct PadDesk {
    var kind: ActivityKind
    var earlier = AnswerPads.Earlier()
    var language: Language
}

extension PaddedKind {
    static func pad(showing body: QuestionBodyView, _ desk: PadDesk) -> (any AnswerPad)? {
        body.shown(as: View.self).map { pad(for: $0, desk) }
    }
}

// MARK: - One of several

extension YesNo: PaddedKind {
    static func pad(for view: View, _ desk: PadDesk) -> any AnswerPad { ChoicePad(yes: view.yes, no: view.no) }
}

// MARK: - Words and numbers

extension FillInBlank: PaddedKind {
    static func pad(for view: View, _ desk: PadDesk) -> any AnswerPad {
        view.wordBank.isEmpty
            ? TypingPad(desk.kind.asksFacts ? .digits : .words)
            : ChoicePad(view.wordBank.map { ($0, nil, .tile($0)) })
    }
}

extension Measure: PaddedKind {
    static func pad(for view: View, _ desk: PadDesk) -> any AnswerPad {
        guard let words = view.words else {
            return TypingPad(.number(0...max(0, view.highest ?? ContentLimits.largestNumber), unit: view.unit))
        }
        return ChoicePad(words.map { (comparison($0, among: words, desk.language), nil, .comparison($0)) })
    }

    /// The words of a comparison in the child's language.
    private static func comparison(_ word: String, among words: [String], _ language: Language) -> String {
        guard Quantity.allCases.contains(where: { $0.words.contains(word) }) else { return word }
        let isHeight = word == "shorter" && words.contains("taller")
        return language.text(of: Saying(isHeight ? "compare.shorterHeight" : "compare.\(word)"))
    }
}

extension NumberLine: PaddedKind {
    static func pad(for view: View, _ desk: PadDesk) -> any AnswerPad { NumberLinePad(view) }
}

extension AudioResponse: PaddedKind {
    static func pad(for view: View, _ desk: PadDesk) -> any AnswerPad { SpeakingPad() }
}

// MARK: - Parts that belong somewhere

extension Matching: PaddedKind {
    static func pad(for view: View, _ desk: PadDesk) -> any AnswerPad {
        PairingPad(.pairs, items: view.left, targets: view.right, stays: desk.earlier.stays)
    }
}

extension DragAndDrop: PaddedKind {
    static func pad(for view: View, _ desk: PadDesk) -> any AnswerPad {
        PairingPad(.places, items: view.items, targets: view.zones, stays: desk.earlier.stays)
    }
}

extension Sorting: PaddedKind {
    static func pad(for view: View, _ desk: PadDesk) -> any AnswerPad {
        guard let zones = view.zones else {
            return OrderPad(view.items, last: desk.earlier.answer?.given(as: ItemOrder.self)?.ids ?? [])
        }
        return PairingPad(.places, items: view.items, targets: zones, stays: desk.earlier.stays)
    }
}

extension Pattern: PaddedKind { static func pad(for view: View, _ desk: PadDesk) -> any AnswerPad { PatternPad(view) } }

// MARK: - What is laid, set or drawn

extension BaseTenBlocks: PaddedKind {
    static func pad(for view: View, _ desk: PadDesk) -> any AnswerPad {
        let fields = [
            CountsPad.Field(id: "tens", name: desk.language.say("learn.tens")),
            CountsPad.Field(id: "ones", name: desk.language.say("learn.ones")),
        ]
        return CountsPad(.blocks, fields, most: ContentLimits.largestNumber)
    }
}

extension Coins: PaddedKind {
    static func pad(for view: View, _ desk: PadDesk) -> any AnswerPad {
        let fields = view.coins.map { CountsPad.Field(id: $0.id, name: $0.name, cents: $0.cents, image: $0.image) }
        return CountsPad(.coins, fields, most: ContentLimits.coinsOfOneSort)
    }
}

extension BarGraph: PaddedKind {
    static func pad(for view: View, _ desk: PadDesk) -> any AnswerPad {
        let stays = desk.earlier.stays
        let fields = view.categories.map { category in
            let kept = stays[category.id].flatMap { Int($0) }
            return CountsPad.Field(
                id: category.id, name: category.text, image: category.image, value: kept ?? 0, isKept: kept != nil)
        }
        return CountsPad(.bars, fields, most: max(0, view.highest))
    }
}

extension Clock: PaddedKind { static func pad(for view: View, _ desk: PadDesk) -> any AnswerPad { ClockPad(view) } }

extension FractionShading: PaddedKind {
    static func pad(for view: View, _ desk: PadDesk) -> any AnswerPad { ShadingPad(view) }
}

extension Drawing: PaddedKind { static func pad(for view: View, _ desk: PadDesk) -> any AnswerPad { DrawingPad() } }
