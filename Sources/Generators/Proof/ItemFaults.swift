import Household
import QuestionKinds

/// Everything that is wrong with one item.
struct ItemFaults {
    private let item: GeneratedItem
    private let audience: Audience
    private let budget: ReadingBudget

    init(_ item: GeneratedItem, audience: Audience, budget: ReadingBudget) {
        self.item = item
        self.audience = audience
        self.budget = budget
    }

    var all: [String] {
        var faults = item.body.content.faults(for: audience).map { "\($0.pointer) \($0.reason)" }
        faults += textFaults + gradingFaults
        if let picture = item.picture {
            faults += picture.content.faults.map { "picture\($0.pointer) \($0.reason)" }
            if picture.text.description.isEmpty { faults.append("the picture has no words") }
        }
        if !ContentLimits.difficulty.contains(item.difficulty) { faults.append("has difficulty \(item.difficulty)") }
        if !ContentLimits.hints.contains(item.hints.count) { faults.append("has \(item.hints.count) hints") }
        return faults
    }

    // MARK: Texts

    private var textFaults: [String] {
        var faults = [budget.fault(of: item.prompt, isPrompt: true)].compactMap { $0 }
        for text in item.hints + item.body.feedbacks + [item.explanation] {
            if let fault = budget.fault(of: text, isPrompt: false) { faults.append("\(fault): \(text)") }
        }
        let texts =
            item.hints + item.body.feedbacks + [item.prompt, item.explanation] + [item.narration].compactMap { $0 }
        for text in texts {
            if let fault = ContentLimits.textFault(text) { faults.append("\(fault): \(text)") }
        }
        for text in texts + [item.picture?.text.description ?? ""] where text.contains(where: { "{}".contains($0) }) {
            faults.append("has a placeholder left: \(text)")
        }
        return faults
    }

    // MARK: Grading

    private var gradingFaults: [String] {
        let content = item.body.content
        guard let solution = content.solution else { return ["has no solution"] }
        var faults: [String] = []
        if !isRight(solution) { faults.append("the solution is not right") }
        for (answer, feedback) in item.body.wrongAnswers {
            guard let grading = try? content.grade(answer, tier: audience.tier) else {
                faults.append("a distractor does not fit the question")
                continue
            }
            if grading.isRight { faults.append("a distractor is right: \(feedback)") }
            if grading.feedback?.description.contains(feedback) != true {
                faults.append("a distractor has no words: \(feedback)")
            }
        }
        return faults
    }

    private func isRight(_ answer: Answer) -> Bool {
        (try? item.body.content.grade(answer, tier: audience.tier))?.isRight == true
    }
}

/// The words of a text, without the marks around them.
enum TextWords {
    static func of(_ text: String) -> [String] {
        text.split { $0.isWhitespace || $0.isPunctuation }.map(String.init)
    }
}

extension QuestionBody {
    /// The texts of what is right: as a solver gives them. nil for kinds of which nothing is known here.
    var solutionTexts: [String]? {
        if let choice = content(as: MultipleChoice.self) {
            return choice.options.filter { $0.id == choice.correct }.map(\.text)
        }
        if let blank = content(as: FillInBlank.self) { return Array(blank.answers.prefix(1)) }
        if let question = content(as: YesNo.self) { return [question.correct ? question.yes : question.no] }
        if let sorting = content(as: Sorting.self), case .order(let ids) = sorting.solved {
            return ids.compactMap { id in sorting.items.first { $0.id == id }?.text }
        }
        if let sorting = content(as: Sorting.self), case .bins(let bins, let placements) = sorting.solved {
            return sorting.items.compactMap { item in
                let zone = placements.first { $0.item == item.id }?.zone
                return bins.first { $0.id == zone }.map { "\(item.text) \($0.text)" }
            }
        }
        if let matching = content(as: Matching.self) {
            return matching.left.compactMap { left in
                guard let pair = matching.pairs.first(where: { $0.left == left.id }) else { return nil }
                return matching.right.first { $0.id == pair.right }.map { "\(left.text) \($0.text)" }
            }
        }
        if let measure = content(as: Measure.self) {
            switch measure.solved {
            case .length(let length, _, _, _): return [String(length)]
            case .comparison(let word, _): return [word]
            }
        }
        if let pattern = content(as: Pattern.self) {
            return pattern.sequence.filter(\.isMissing).compactMap { element in
                pattern.tiles.first { $0.id == element.tile }?.text
            }
        }
        if let count = content(as: Count.self) { return [String(count.answer)] }
        if let line = content(as: NumberLine.self) { return [String(line.answer)] }
        if let blocks = content(as: BaseTenBlocks.self) { return [String(blocks.value)] }
        if let clock = content(as: Clock.self) {
            return ["\(clock.hour):\(clock.minute < 10 ? "0" : "")\(clock.minute)"]
        }
        if let graph = content(as: BarGraph.self) {
            return graph.values.compactMap { bar in
                graph.categories.first { $0.id == bar.category }.map { "\($0.text) \(bar.value)" }
            }
        }
        if let coins = content(as: Coins.self) { return [String(coins.cents)] }
        if let shading = content(as: FractionShading.self) { return [String(shading.shaded)] }
        return nil
    }

    /// Wrong answers that were foreseen, with what is said about them.
    var wrongAnswers: [(answer: Answer, feedback: String)] {
        if let choice = content(as: MultipleChoice.self) {
            return choice.options.filter { $0.id != choice.correct }.map {
                (.option($0.id), $0.explanation?.text ?? "missing")
            }
        }
        if let blank = content(as: FillInBlank.self) {
            return blank.mistakes.map { mistake in
                (blank.wordBank.isEmpty ? .text(mistake.text) : .tile(mistake.text), mistake.explanation.text)
            }
        }
        if let question = content(as: YesNo.self) {
            return [(Answer(YesOrNo(!question.correct)), question.explanation?.text ?? "missing")]
        }
        if let sorting = content(as: Sorting.self), case .order(let ids) = sorting.solved {
            let wrong = Array(ids.reversed())
            let first = sorting.items.first { $0.id == wrong.first }
            return [(Answer(ItemOrder(wrong)), first?.explanation?.text ?? "missing")]
        }
        if let sorting = content(as: Sorting.self), case .bins(let bins, let placements) = sorting.solved {
            let moved = placements.map { placement in
                Placement(item: placement.item, zone: bins.first { $0.id != placement.zone }?.id ?? placement.zone)
            }
            return [(.placements(moved), sorting.items.first?.explanation?.text ?? "missing")]
        }
        if let matching = content(as: Matching.self) {
            let rights = matching.pairs.map(\.right)
            let moved = zip(matching.pairs, rights.dropFirst() + rights.prefix(1)).map {
                MatchedPair(left: $0.left, right: $1)
            }
            return [(.pairs(moved), matching.left.first?.explanation?.text ?? "missing")]
        }
        if let graph = content(as: BarGraph.self) {
            return graph.categories.map { category in
                let values = graph.values.map { bar in
                    let other = bar.value < graph.highest ? bar.value + 1 : bar.value - 1
                    return BarValue(category: bar.category, value: bar.category == category.id ? other : bar.value)
                }
                return (Answer(BarValues(values)), category.explanation?.text ?? "missing")
            }
        }
        if let pattern = content(as: Pattern.self) {
            let places = pattern.sequence.filter(\.isMissing).map(\.tile)
            return pattern.tiles.compactMap { tile in
                tile.explanation.map { (Answer(ChosenElements([tile.id] + places.dropFirst())), $0.text) }
            }
        }
        if let measure = content(as: Measure.self), case .length(_, _, _, let mistakes) = measure.solved {
            return mistakes.map { (.number($0.number), $0.explanation.text) }
        }
        for mistakes in [content(as: Count.self)?.mistakes, content(as: NumberLine.self)?.mistakes] {
            if let mistakes { return mistakes.map { (.number($0.number), $0.explanation.text) } }
        }
        return []
    }

    /// Everything that can be said about a wrong answer.
    var feedbacks: [String] { wrongAnswers.map(\.feedback) }
}
