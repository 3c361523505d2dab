import Household
import QuestionKinds
import Shapes
import StrictJSON
import Testing

@testable import Generators

/// What holds for every generator that is registered, whichever it is.
@Suite("Registered generators")
struct RegisteredGeneratorTests {
    private static let names = Generators.all.map { $0.key }

    @Test("a second version stands beside the first, and templates tell them apart")
    func versions() {
        #expect(Counting.key == "counting")
        #expect(SecondCounting.key == "counting2")
        let keys = (Generators.all + [SecondCounting.self]).map { $0.key }
        #expect(Set(keys).count == keys.count)
    }

    @Test("every generator has a name of its own, in lowerCamelCase")
    func generatorNames() {
        #expect(Set(Self.names).count == Generators.all.count)
        for name in Self.names { #expect(name.wholeMatch(of: /[a-z][A-Za-z]*[0-9]*/) != nil) }
    }

    @Test("names inside a generator are distinct, and its placeholders are not those of all")
    func terms() {
        for generator in Generators.all {
            for list in [generator.strategies, generator.labels] {
                #expect(Set(list.map(\.name)).count == list.count)
            }
            let tags = generator.misconceptions.map(\.name)
            #expect(Set(tags).count == tags.count)
            let names = (generator.placeholders + Placeholder.common + [.given]).map(\.name)
            #expect(Set(names).count == names.count)
        }
    }

    @Test(
        "every item of the example holds: one answer, distractors that are wrong, texts in their bounds",
        arguments: names)
    func examples(name: String) throws {
        let result = ItemProof.first.result(of: try TemplateUnderTest.example(name))
        #expect(result.faults == [])
        #expect(result.items > 10)
    }

    @Test("a domain has each fact once", arguments: names)
    func facts(name: String) throws {
        let generator = try #require(Generators.all.first { $0.key == name })
        try expectDistinct(generator)
    }

    private func expectDistinct<Source: Generator>(_ generator: Source.Type) throws {
        let content = try #require(try TemplateUnderTest.read(Source.example).content as? TemplateContent<Source>)
        for parameters in content.parameters.values {
            let facts = Source.facts(of: parameters)
            #expect(Set(facts).count == facts.count)
            let declared = Set(Source.placeholders.map(\.name))
            for fact in facts {
                #expect(Source.strategies.contains { $0.name == fact.strategy })
                #expect(Set(fact.values(in: Dress()).keys) == declared)
                let telling = Set(Source.placeholders.filter(\.tellsAnswer).map(\.name))
                #expect(fact.telling.isSubset(of: telling))
            }
        }
    }

    @Test("a template comes back from its JSON", arguments: names)
    func roundTrip(name: String) throws {
        let template = try TemplateUnderTest.example(name)
        let text = Shape.template.encode(template)
        let again = try Shape.template.read(JSONDocument(scanning: text).root)
        #expect(again == template)
        #expect(Shape.template.encode(again) == text)
    }

    @Test("a template with another version of the generator is refused", arguments: names)
    func version(name: String) throws {
        let version = try #require(Generators.all.first { $0.key == name }).version
        let template = try TemplateUnderTest.example(name, #""version": \#(version)"#, #""version": 99"#)
        #expect(TemplateUnderTest.faults(template).first == "/version: \(name) has no version 99; known is \(version)")
    }
}

/// Counting as it might be once.
private enum SecondCounting: Generator {
    typealias Fact = Counting.Fact
    static let name = Counting.name
    static let version = 2
    static let summary = Counting.summary
    static let parameters = Counting.parameters
    static let placeholders = Counting.placeholders
    static let misconceptions = Counting.misconceptions
    static let strategies = Counting.strategies
    static let example = Counting.example
    static func kinds(of parameters: Counting.Parameters) -> [QuestionKind] { Counting.kinds(of: parameters) }
    static func needs(of parameters: Counting.Parameters) -> Needs { Counting.needs(of: parameters) }
    static func facts(of parameters: Counting.Parameters) -> [Counting.Fact] { Counting.facts(of: parameters) }
}
