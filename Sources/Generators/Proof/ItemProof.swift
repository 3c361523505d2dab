import Household
import QuestionKinds

/// Looks at the items of a template one by one and says what is wrong with them (Content, Generated items).
///
/// Every fact is looked at in every dress; where that is more than ``most`` items, every fact in some dress.
public struct ItemProof: Sendable {
    /// Whom the items are for.
    public var audience: Audience
    /// How much is read at once.
    public var budget: ReadingBudget
    /// How many items of a variant in one kind are looked at, at least one of each fact.
    public var most: Int

    /// A proof for children of one age.
    public init(audience: Audience, budget: ReadingBudget, most: Int = 20_000) {
        self.audience = audience
        self.budget = budget
        self.most = most
    }

    /// What was found.
    public struct Result: Sendable {
        /// How many items were looked at.
        public internal(set) var items = 0
        /// The first faults, each with its item.
        public internal(set) var faults: [String] = []
    }

    private static let mostFaults = 20

    /// Looks at a template.
    public func result(of template: ItemTemplate) -> Result {
        var result = Result()
        for fault in template.content.faults { result.faults.append("\(template.id)\(fault.pointer) \(fault.reason)") }
        // Items of a template with faults have the same faults again.
        guard result.faults.isEmpty, let content = template.content as? any ProvableContent else { return result }
        for variant in content.variants {
            guard let domain = content.provableDomain(of: variant) else { continue }
            for kind in content.kinds(of: variant) {
                prove(domain, as: kind, named: "\(template.id) \(variant) \(kind)", &result)
            }
        }
        return result
    }

    private func prove(_ domain: any ProvableDomain, as kind: QuestionKind, named name: String, _ result: inout Result)
    {
        // The same few texts stand at most items.
        var words: [String: Set<String>] = [:]
        for (fact, dress) in chosen(domain) {
            guard result.faults.count < Self.mostFaults else { return }
            result.items += 1
            let item = domain.item(fact, dress: dress, as: kind)
            var faults = ItemFaults(item, audience: audience, budget: budget).all
            if item != domain.item(fact, dress: dress, as: kind) { faults.append("the same number gives two items") }
            if let solution = item.body.solutionTexts, solution != domain.solved(fact, dress: dress, as: kind) {
                faults.append(
                    "the solver finds \(domain.solved(fact, dress: dress, as: kind)), and right is \(solution)")
            }
            faults += tellingFaults(domain, fact, dress, item, &words)
            result.faults += faults.map { "\(name) \(fact)/\(dress) \"\(item.prompt)\": \($0)" }
        }
    }

    /// Each fact with all its dresses, or with dresses in turn.
    private func chosen(_ domain: any ProvableDomain) -> [(fact: Int, dress: Int)] {
        let facts = 0..<domain.count
        let all = facts.reduce(0) { $0 + domain.dresses(of: $1) }
        if all <= most { return facts.flatMap { fact in (0..<domain.dresses(of: fact)).map { (fact, $0) } } }
        return facts.map { ($0, $0 % domain.dresses(of: $0)) }
    }

    /// What an author wrote into hints and mistakes must not tell the answer; what a placeholder says was checked
    /// before, and may be the same number by chance.
    private func tellingFaults(
        _ domain: any ProvableDomain, _ fact: Int, _ dress: Int, _ item: GeneratedItem,
        _ words: inout [String: Set<String>]
    ) -> [String] {
        guard let solution = item.body.solutionTexts, solution.count == 1, Int(solution[0]) != nil else { return [] }
        return domain.written(fact, dress: dress).filter { text in
            let known = words[text] ?? Set(TextWords.of(text))
            words[text] = known
            return known.contains(solution[0])
        }.map { "tells the answer: \($0)" }
    }
}

/// A domain with what only its proof asks.
protocol ProvableDomain: ItemDomain {
    /// The texts of the right options, found by the solver.
    func solved(_ fact: Int, dress: Int, as kind: QuestionKind) -> [String]

    /// Hints and mistakes as their author wrote them, with nothing in place of the placeholders.
    func written(_ fact: Int, dress: Int) -> [String]
}

extension TemplateDomain: ProvableDomain {
    func solved(_ fact: Int, dress: Int, as kind: QuestionKind) -> [String] {
        facts[fact].solved(as: kind, in: wardrobe[dress].dress)
    }

    func written(_ fact: Int, dress: Int) -> [String] {
        let text = wardrobe[dress].text
        return (text.told(facts[fact].strategy).hints + text.mistakes.values.sorted()).map { text in
            (wardrobe.patterns[text] ?? TextPattern(text)).pieces.map {
                if case .text(let text) = $0 { text } else { "…" }
            }.joined()
        }
    }
}
