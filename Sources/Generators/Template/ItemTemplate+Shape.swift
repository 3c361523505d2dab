import Household
import Shapes

extension Shape where Value == ItemTemplate {
    /// A template in a pack: `generator` names the generator, and a member called like it has the variants.
    public static let template = Shape.object(
        "PackTemplate", "Items that are made anew for each activity.", tag: "generator",
        kinds: Generators.all.map { AnyVariants.alternative($0) }, named: { $0.generator },
        part: { AnyVariants(of: $0.content) },
        make: { variants, id, version, code, things, names, words, labels, texts in
            variants.template(
                id, code,
                TemplateParts(
                    version: version, things: things ?? [], names: names ?? [], words: words ?? [],
                    labels: labels ?? [:], texts: texts))
        },
        members: {
            required("id", .text(1...64), "What names it in its pack.") { $0.id }
            required("version", .integer(1...1_000_000), "The version of the generator.") { $0.parts.version }
            optional("code", .text(1...64), "A public code of the standard that its items practice.") { $0.code }
            optional("things", .list(of: .namedThing, minimum: 1, maximum: 64), "What items are about.") {
                $0.parts.things.nonempty
            }
            optional("names", .list(of: .text(1...64), minimum: 2, maximum: 64), "Names of children for stories.") {
                $0.parts.names.nonempty
            }
            optional("words", .list(of: .text(1...64), minimum: 1, maximum: 200), "The words for 0, 1, 2 …") {
                $0.parts.words.nonempty
            }
            optional("labels", .dictionary(of: .text(1...200)), "Words for options that the generator names.") {
                $0.parts.labels.isEmpty ? nil : $0.parts.labels
            }
            required("texts", .list(of: .textSet, minimum: 1, maximum: 12), "The wordings.") { $0.parts.texts }
        })
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

extension ItemTemplate {
    fileprivate var parts: TemplateParts {
        (content as? any ProvableContent)?.parts
            ?? TemplateParts(version: 0, things: [], names: [], words: [], labels: [:], texts: [])
    }
}

extension Array {
    /// The list; nil when it is empty.
    fileprivate var nonempty: [Element]? { isEmpty ? nil : self }
}
