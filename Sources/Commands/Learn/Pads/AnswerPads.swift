import Household
import QuestionKinds
import Words

/// The pad for each kind of question.
enum AnswerPads {
    /// What an earlier try of the same question left: its answer, and the parts of it that are right and stay.
    struct Earlier: Equatable {
        var answer: Answer?
        var right: [String] = []

        /// What stays, by the ids of items: the other tile, the place, the value.
        fileprivate var stays: [String: String] {
            guard let answer else { return [:] }
            var all: [(String, String)] = []
            all += answer.given(as: MatchedPairs.self)?.pairs.map { ($0.left, $0.right) } ?? []
            all += answer.given(as: Placements.self)?.placements.map { ($0.item, $0.zone) } ?? []
            all += answer.given(as: BarValues.self)?.values.map { ($0.category, "\($0.value)") } ?? []
            return Dictionary(all.filter { right.contains($0.0) }, uniquingKeysWith: { first, _ in first })
        }
    }

    /// A new pad for a question of an activity.
    static func pad(
        for body: QuestionBodyView, of kind: ActivityKind, after earlier: Earlier = Earlier(), on language: Language
    ) -> any AnswerPad {
        choice(body, kind, language) ?? parts(body, earlier) ?? number(body, kind) ?? laying(body, earlier, language)
            ?? UnknownPad()
    }

    private static func choice(
        _ body: QuestionBodyView, _ kind: ActivityKind, _ language: Language
    ) -> (any AnswerPad)? {
        if let view = body.shown(as: MultipleChoice.View.self) {
            return ChoicePad(view.options.map { ($0.text, $0.image, .option($0.id)) }, isQuick: kind == .timed)
        }
        if let view = body.shown(as: YesNo.View.self) { return ChoicePad(yes: view.yes, no: view.no) }
        if let view = body.shown(as: FillInBlank.View.self), !view.wordBank.isEmpty {
            return ChoicePad(view.wordBank.map { ($0, nil, .tile($0)) })
        }
        if let words = body.shown(as: Measure.View.self)?.words {
            return ChoicePad(words.map { (comparison($0, among: words, language), nil, .comparison($0)) })
        }
        return nil
    }

    /// The words of a comparison in the child's language.
    private static func comparison(_ word: String, among words: [String], _ language: Language) -> String {
        guard Measure.Quantity.allCases.contains(where: { $0.words.contains(word) }) else { return word }
        let isHeight = word == "shorter" && words.contains("taller")
        return language.text(of: Saying(isHeight ? "compare.shorterHeight" : "compare.\(word)"))
    }

    private static func parts(_ body: QuestionBodyView, _ earlier: Earlier) -> (any AnswerPad)? {
        if let view = body.shown(as: Matching.View.self) {
            return PairingPad(.pairs, items: view.left, targets: view.right, stays: earlier.stays)
        }
        if let view = body.shown(as: DragAndDrop.View.self) {
            return PairingPad(.places, items: view.items, targets: view.zones, stays: earlier.stays)
        }
        if let view = body.shown(as: Sorting.View.self) {
            guard let zones = view.zones else {
                return OrderPad(view.items, last: earlier.answer?.given(as: ItemOrder.self)?.ids ?? [])
            }
            return PairingPad(.places, items: view.items, targets: zones, stays: earlier.stays)
        }
        return body.shown(as: Pattern.View.self).map { PatternPad($0) }
    }

    private static func number(_ body: QuestionBodyView, _ kind: ActivityKind) -> (any AnswerPad)? {
        if body.shown(as: FillInBlank.View.self) != nil { return TypingPad(kind.asksFacts ? .digits : .words) }
        if let view = body.shown(as: Count.View.self) {
            return TypingPad(.number(0...max(0, view.highest), unit: nil))
        }
        if let view = body.shown(as: Measure.View.self) {
            return TypingPad(.number(0...max(0, view.highest ?? ContentLimits.largestNumber), unit: view.unit))
        }
        return body.shown(as: NumberLine.View.self).map { NumberLinePad($0) }
    }

    private static func laying(
        _ body: QuestionBodyView, _ earlier: Earlier, _ language: Language
    ) -> (any AnswerPad)? {
        if body.shown(as: BaseTenBlocks.View.self) != nil {
            let fields = [
                CountsPad.Field(id: "tens", name: language.say("learn.tens")),
                CountsPad.Field(id: "ones", name: language.say("learn.ones")),
            ]
            return CountsPad(.blocks, fields, most: ContentLimits.largestNumber)
        }
        if let view = body.shown(as: Coins.View.self) {
            let fields = view.coins.map { CountsPad.Field(id: $0.id, name: $0.name, cents: $0.cents, image: $0.image) }
            return CountsPad(.coins, fields, most: ContentLimits.coinsOfOneSort)
        }
        if let view = body.shown(as: BarGraph.View.self) {
            let stays = earlier.stays
            let fields = view.categories.map { category in
                let kept = stays[category.id].flatMap { Int($0) }
                return CountsPad.Field(
                    id: category.id, name: category.text, image: category.image, value: kept ?? 0, isKept: kept != nil)
            }
            return CountsPad(.bars, fields, most: max(0, view.highest))
        }
        if let view = body.shown(as: Clock.View.self) { return ClockPad(view) }
        if let view = body.shown(as: FractionShading.View.self) { return ShadingPad(view) }
        if body.shown(as: Drawing.View.self) != nil { return DrawingPad() }
        return body.shown(as: AudioResponse.View.self).map { _ in SpeakingPad() }
    }
}
