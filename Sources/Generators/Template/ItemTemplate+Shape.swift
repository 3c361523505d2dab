import Household
import Shapes

extension Shape where Value == ItemTemplate {
    /// A template in a pack: `generator` names the generator, and a member called like it has the variants.
    public static let template = Shape<TemplateForm>.object(
        "PackTemplate", "Items that are made anew for each activity.", tag: "generator",
        kinds: Generators.all.map { AnyVariants.alternative($0) }, named: { $0.generator }, part: \.variants,
        make: { variants, _, _, _, _, _, _, _, _ in TemplateForm(variants: variants, id: "", parts: .none) },
        members: {
            required("id", \.id, .text(1...64), "What names it in its pack.")
            required("version", \.parts.version, .integer(1...1_000_000), "The version of the generator.")
            optional("code", \.code, .text(1...64), "A public code of the standard that its items practice.")
            unless(
                "things", \.parts.things, .list(of: .namedThing, minimum: 1, maximum: 64), is: [],
                "What items are about.")
            unless(
                "names", \.parts.names, .list(of: .text(1...64), minimum: 2, maximum: 64), is: [],
                "Names of children for stories.")
            unless(
                "words", \.parts.words, .list(of: .text(1...64), minimum: 1, maximum: 200), is: [],
                "The words for 0, 1, 2 …")
            unless(
                "labels", \.parts.labels, .dictionary(of: .text(1...200)), is: [:],
                "Words for options that the generator names.")
            required("texts", \.parts.texts, .list(of: .textSet, minimum: 1, maximum: 12), "The wordings.")
        }
    ).map(
        expected: "must be a template", to: { $0.variants.template($0.id, $0.code, $0.parts) },
        from: {
            TemplateForm(
                variants: AnyVariants(of: $0.content), id: $0.id, code: $0.code,
                parts: ($0.content as? any ProvableContent)?.parts ?? .none)
        })
}

/// A template as it is written.
struct TemplateForm {
    var variants: AnyVariants
    var id: String
    var code: String?
    var parts: TemplateParts
}

extension TemplateParts {
    fileprivate static let none = TemplateParts(version: 0, things: [], names: [], words: [], labels: [:], texts: [])
}

/// The variants of a template with their generator, whichever it is.
struct AnyVariants: Sendable {
    /// The name of the generator.
    var generator: String
    /// The parameters by the name of their variant.
    var parameters: any Sendable
    /// Puts a template together.
    var template: @Sendable (_ id: String, _ code: String?, TemplateParts) -> ItemTemplate

    private init<Source: Generator>(_ source: Source.Type, _ parameters: [String: Source.Parameters]) {
        generator = source.key
        self.parameters = parameters
        template = { ItemTemplate(id: $0, code: $1, TemplateContent<Source>(parts: $2, parameters: parameters)) }
    }

    static func alternative<Source: Generator>(_ source: Source.Type) -> Alternative<AnyVariants> {
        Alternative(
            source.key, source.summary, .dictionary(of: source.parameters), make: { AnyVariants(source, $0) },
            part: { $0.parameters as? [String: Source.Parameters] })
    }
}

/// What is known of a template's content without its generator.
protocol ProvableContent: ItemTemplateContent {
    var parts: TemplateParts { get }
    var anyVariants: AnyVariants { get }
    func provableDomain(of variant: String) -> (any ProvableDomain)?
}

extension TemplateContent {
    var anyVariants: AnyVariants { AnyVariants.of(self) }
}

extension AnyVariants {
    static func of<Source>(_ content: TemplateContent<Source>) -> AnyVariants {
        AnyVariants(Source.self, content.parameters)
    }

    /// Templates are made of generators alone, so this is the content of one.
    init(of content: any ItemTemplateContent) {
        self = (content as? any ProvableContent)?.anyVariants ?? AnyVariants(Counting.self, [:])
    }
}
