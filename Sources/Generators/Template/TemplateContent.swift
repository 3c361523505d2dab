import Household
import QuestionKinds

/// A generator with the texts and parameters of one template.
public struct TemplateContent<Source: Generator>: ItemTemplateContent {
    /// What every template has.
    public var parts: TemplateParts
    /// The parameters by the name of their variant.
    public var parameters: [String: Source.Parameters]

    /// The names of the variants, sorted.
    public var variants: [String] { parameters.keys.sorted() }

    /// The kinds in which a variant can be asked.
    public func kinds(of variant: String) -> [QuestionKind] { parameters[variant].map(Source.kinds) ?? [] }

    /// The whole domain of a variant.
    public func domain(of variant: String) -> (any ItemDomain)? { provable(variant) }

    /// The domain as its proof sees it.
    func provable(_ variant: String) -> TemplateDomain<Source>? {
        parameters[variant].map {
            TemplateDomain(wardrobe: Wardrobe(parts, for: Source.needs(of: $0)), facts: Source.facts(of: $0))
        }
    }
}

extension TemplateContent: ProvableContent {
    func provableDomain(of variant: String) -> (any ProvableDomain)? { provable(variant) }
}

/// All items of one variant.
struct TemplateDomain<Source: Generator>: ItemDomain {
    var wardrobe: Wardrobe
    var facts: [Source.Fact]

    var count: Int { facts.count }

    func dresses(of fact: Int) -> Int { wardrobe.count }

    func item(_ fact: Int, dress: Int, as kind: QuestionKind) -> GeneratedItem {
        let fact = facts[fact]
        let (text, dress) = wardrobe[dress]
        let filling = Filling(
            values: fact.values(in: dress), dress: dress, patterns: wardrobe.patterns)
        let told = text.told(fact.strategy)
        return GeneratedItem(
            prompt: filling.text(text.prompt), narration: text.narration.map { filling.text($0) },
            picture: fact.picture(in: dress).map { $0.picture(text: filling.text(text.picture ?? "")) },
            difficulty: fact.difficulty, strategy: fact.strategy, hints: told.hints.map { filling.text($0) },
            explanation: filling.text(told.explanation),
            body: fact.asked(as: kind, in: dress).body(as: kind) { tag, given in
                MistakeReply(
                    filling.text(text.mistakes[tag] ?? "", given: given),
                    Source.misconceptions.first { $0.name == tag }.flatMap(\.mistake))
            })
    }
}

extension PictureContent {
    fileprivate func picture(text: String) -> Picture { Picture(self, text: text) }
}
