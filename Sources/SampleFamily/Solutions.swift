import Household
import QuestionKinds

/// What answers a question rightly and wrongly, made from its body: for simulated learners, and for tests that walk all
/// shipped content.
public struct Solutions {
    /// What is asked.
    public let question: Question

    /// The answers to a question.
    public init(question: Question) { self.question = question }

    private var choice: MultipleChoice? { question.body.content(as: MultipleChoice.self) }
    private var blank: FillInBlank? { question.body.content(as: FillInBlank.self) }
    private var matching: Matching? { question.body.content(as: Matching.self) }
    private var items: DragAndDrop? { question.body.content(as: DragAndDrop.self) }

    /// Everything that is right.
    public var right: [Answer] {
        if question.body.content.solution == nil {
            return [Answer(DrawnStrokes(count: 3)), Answer(SpokenText("anything"))]
                .filter { (try? question.body.content.grade($0, tier: .preschool)) != nil }
        }
        var answers = [question.body.content.solution].compactMap { $0 }
        if let blank { answers += blank.answers.map(Answer.text) }
        if let matching { answers.append(.pairs(matching.pairs.reversed())) }
        if let items { answers.append(.placements(items.placements.reversed())) }
        return answers
    }

    /// Every other choice, every exchange of two partners, every single item in another zone.
    public var wrong: [Answer] {
        if let choice { return choice.options.map(\.id).filter { $0 != choice.correct }.map(Answer.option) }
        if let blank {
            let tiles = blank.wordBank.filter { !blank.answers.contains($0) }.map(Answer.tile)
            return tiles.isEmpty ? blank.mistakes.map { .text($0.text) } : tiles
        }
        if !foreseen.isEmpty { return foreseen.map { .number($0.number) } }
        if let matching { return Self.exchanges(in: matching) }
        guard let items else { return otherKinds }
        return items.placements.indices.flatMap { index in
            items.zones.filter { $0.id != items.placements[index].zone }.map { zone in
                var placements = items.placements
                placements[index].zone = zone.id
                return .placements(placements)
            }
        }
    }

    /// Wrong numbers about which something is said.
    private var foreseen: [NumberMistake] {
        switch question.body.content {
        case let body as Count: body.mistakes
        case let body as NumberLine: body.mistakes
        case let body as Measure: if case .length(_, _, _, let mistakes) = body.solved { mistakes } else { [] }
        default: []
        }
    }

    /// A wrong answer to a question of a kind that only templates make.
    private var otherKinds: [Answer] {
        let content = question.body.content
        if let body = content as? YesNo { return [Answer(YesOrNo(!body.correct))] }
        if question.kind == "count", let right = content.solution?.given(as: WholeNumber.self)?.value {
            return [.number(right == 0 ? 1 : right - 1)]
        }
        if let body = content as? NumberLine { return [.number(body.answer == body.to ? body.from : body.to)] }
        if let body = content as? BaseTenBlocks { return [Answer(PlacedBlocks(tens: body.value / 10 + 1, ones: 0))] }
        if let body = content as? Pattern, case let missing = body.sequence.filter(\.isMissing).map(\.tile) {
            return body.tiles.filter { $0.id != missing[0] }.map { .elements([$0.id] + missing.dropFirst()) }
        }
        if let body = content as? Sorting {
            switch body.solved {
            case .order(let ids): return [Answer(ItemOrder(Array(ids.reversed())))]
            case .bins(let bins, var placements):
                placements[0].zone = bins.first { $0.id != placements[0].zone }?.id ?? ""
                return [.placements(placements)]
            }
        }
        if let body = content as? AudioResponse, !body.answers.isEmpty {
            return [Answer(SpokenText("not \(body.answers[0]) at all"))]
        }
        return measured
    }

    /// The same for kinds of measuring, money, time, fractions and graphs.
    private var measured: [Answer] {
        let content = question.body.content
        if let body = content as? Measure {
            switch body.solved {
            case .length(let length, _, _, _): return [.number(length == 0 ? 1 : length - 1)]
            case .comparison(let word, let quantity):
                return [.comparison(word == "equal" ? quantity.words[0] : "equal")]
            }
        }
        if let body = content as? Clock {
            let half: DayHalf? = body.asksHalf ? .am : nil
            return [Answer(ClockReading(hour: body.hour % 12 + 1, minute: body.minute, half: half))]
        }
        if content is Coins { return [Answer(PaidCoins([]))] }
        if let body = content as? FractionShading { return [.parts(body.shaded == 0 ? [0] : [])] }
        if let body = content as? BarGraph {
            var values = body.values
            values[0].value = values[0].value == 0 ? 1 : 0
            return [Answer(BarValues(values))]
        }
        return []
    }

    private static func exchanges(in matching: Matching) -> [Answer] {
        matching.pairs.indices.flatMap { first in
            (first + 1..<matching.pairs.count).map { second in
                var pairs = matching.pairs
                pairs[first].right = matching.pairs[second].right
                pairs[second].right = matching.pairs[first].right
                return .pairs(pairs)
            }
        }
    }
}
