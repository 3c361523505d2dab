import Household
import QuestionKinds
import Testing

@testable import Generators

/// Which class of mistakes a wrong answer to a generated question shows.
@Suite("Classes of mistakes")
struct MistakeClassTests {
    private static let names = Generators.all.map { $0.key }

    @Test("Each class is that of some generator's tag, or of math facts alone")
    func used() {
        let ofGenerators = Set(Generators.all.flatMap { $0.misconceptions.compactMap(\.mistake) })
        #expect(Set(MistakeClass.allCases).subtracting(ofGenerators) == [.otherDouble, .groupOff, .timesAsPlus])
    }

    @Test("Each foreseen wrong answer is graded with a class of its generator, in every kind", arguments: names)
    func graded(name: String) throws {
        let generator = try #require(Generators.all.first { $0.key == name })
        let classes = Set(generator.misconceptions.map(\.mistake))
        let template = try TemplateUnderTest.example(name)
        for variant in template.content.variants {
            for kind in template.content.kinds(of: variant) {
                for item in template.items(variant, as: kind).prefix(60) {
                    for wrong in item.body.wrongAnswers {
                        let mistake = try item.body.content.grade(wrong.answer, tier: .preschool).mistake
                        #expect(classes.contains(mistake), "\(variant) as \(kind): \(item.prompt)")
                    }
                    let right = try #require(item.body.content.solution)
                    #expect(try item.body.content.grade(right, tier: .preschool).mistake == nil)
                }
            }
        }
    }

    @Test("An option is graded with the class of its tag", arguments: names)
    func tagged(name: String) throws {
        let generator = try #require(Generators.all.first { $0.key == name })
        try expectTagged(generator)
    }

    private func expectTagged<Source: Generator>(_ source: Source.Type) throws {
        let content = try #require(try TemplateUnderTest.read(Source.example).content as? TemplateContent<Source>)
        let classes = Dictionary(uniqueKeysWithValues: Source.misconceptions.map { ($0.name, $0.mistake) })
        for variant in content.variants where content.kinds(of: variant).contains(MultipleChoice.kind) {
            let domain = try #require(content.provable(variant))
            let dress = domain.wardrobe[0].1
            for (place, fact) in domain.facts.enumerated().prefix(60) {
                guard case .text(_, let wrong, _) = fact.asked(as: MultipleChoice.kind, in: dress) else { continue }
                let body = domain.item(place, dress: 0, as: MultipleChoice.kind).body
                let choice = try #require(body.content(as: MultipleChoice.self))
                for answer in wrong {
                    let option = try #require(choice.options.first { $0.text == answer.text })
                    #expect(
                        try choice.grade(.option(option.id), tier: .preschool).mistake == classes[answer.misconception])
                }
            }
        }
    }

    @Test("A tile of the pattern at a wrong place, about which nothing is said, has a class too")
    func misplaced() throws {
        for (name, mistake) in [("repeatingPattern", MistakeClass.patternUnit), ("sequence", .wrongDirection)] {
            let template = try TemplateUnderTest.example(name)
            let variant = try #require(
                template.content.variants.first { template.content.kinds(of: $0).contains(Pattern.kind) })
            let item = try #require(template.items(variant, as: Pattern.kind).first)
            let pattern = try #require(item.body.content(as: Pattern.self))
            let gap = try #require(pattern.sequence.first(where: \.isMissing)?.tile)
            let other = try #require(pattern.sequence.first { $0.tile != gap }?.tile)
            #expect(try pattern.grade(.elements([other]), tier: .preschool).mistake == mistake)
        }
    }
}
