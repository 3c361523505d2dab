import Household
import QuestionKinds

@testable import Generators

/// A template of one variant with texts that say little: for proofs of many variants.
enum VariantUnderTest {
    static let things = ["apple", "duck", "star", "boat", "frog"].map {
        NamedThing(thing: $0, one: $0, many: $0 + "s")
    }

    static func template<Source: Generator>(
        _ source: Source.Type, _ parameters: Source.Parameters, prompt: String, picture: String? = nil
    ) -> ItemTemplate {
        let mistakes = Source.misconceptions.map { ($0.name, "You chose {given}, and this is \($0.name).") }
        let text = TextSet(
            prompt: prompt, narration: nil, picture: picture, hints: ["Look again."], explanation: "That is how.",
            mistakes: Dictionary(uniqueKeysWithValues: mistakes), strategies: [:])
        let parts = TemplateParts(
            version: Source.version, things: things, names: [],
            words: (0...120).map { "word\($0)" },
            labels: Dictionary(uniqueKeysWithValues: Source.labels.map { ($0.name, "<\($0.name)>") }), texts: [text])
        return ItemTemplate(
            id: "t", code: nil, TemplateContent<Source>(parts: parts, parameters: ["v": parameters]))
    }

    /// At which places among all options the right one stands, over all items of the only variant.
    static func rightPlaces(_ template: ItemTemplate) -> Set<Int> {
        let items = template.items("v", as: MultipleChoice.kind)
        return Set(
            items.compactMap { item in
                item.body.content(as: MultipleChoice.self).flatMap { choice in
                    choice.options.firstIndex { $0.id == choice.correct }
                }
            })
    }

    /// What is wrong with the items, and how many were looked at.
    static func proof<Source: Generator>(
        _ source: Source.Type, _ parameters: Source.Parameters, prompt: String, picture: String? = nil,
        by proof: ItemProof = .first
    ) -> ItemProof.Result {
        proof.result(of: template(source, parameters, prompt: prompt, picture: picture))
    }
}
