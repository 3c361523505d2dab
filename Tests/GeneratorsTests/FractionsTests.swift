import Household
import QuestionKinds
import Shapes
import Testing

@testable import Generators

@Suite("Parts of shapes")
struct FractionsTests {
    private func parameters(
        _ ask: Fractions.Ask, parts: [Int] = [2, 3, 4], isReduced: Bool = false, options: Int = 4
    ) -> Fractions.Parameters {
        Fractions.Parameters(
            shapes: PartedShape.allCases, parts: parts, ask: ask, shaded: NumberRange(1, 3), isReduced: isReduced,
            options: options)
    }

    private func template(_ parameters: Fractions.Parameters) -> ItemTemplate {
        let isAsked = [.shade, .isShaded].contains(parameters.ask)
        return VariantUnderTest.template(
            Fractions.self, parameters, prompt: "The {shape}{}".replacing("{}", with: isAsked ? " {fraction}?" : "?"),
            picture: "{list}")
    }

    @Test("every item of parts holds", arguments: Fractions.Ask.allCases, [false, true])
    func items(ask: Fractions.Ask, isReduced: Bool) {
        for parts in [[2], [4], [2, 4], [2, 3, 4]] {
            for options in 2...4 {
                let variant = parameters(ask, parts: parts, isReduced: isReduced, options: options)
                let result = ItemProof.kindergarten.result(of: template(variant))
                #expect(result.faults == [])
                #expect(result.items > 2)
            }
        }
    }

    @Test("items are the same for ever")
    func golden() throws {
        let variants = Fractions.Ask.allCases.flatMap { ask in
            [false, true].map { template(parameters(ask, isReduced: $0)) }
        }
        let digest = GoldenItems.digest(of: variants + [try TemplateUnderTest.example("fractions")])
        #expect(digest == "601ec022149ce71f")
    }

    @Test("a half and two fourths never stand beside one another")
    func same() {
        let dress = Dress(labels: [:])
        var wrongs: Set<String> = []
        for fact in Fractions.facts(of: parameters(.name)) {
            guard case .text(let right, let wrong, _) = fact.asked(as: "multipleChoice", in: dress) else { continue }
            let options = Set([right] + wrong.map(\.text))
            #expect(!options.isSuperset(of: ["oneHalf", "twoFourths"]))
            if right != "twoFourths" { wrongs.formUnion(wrong.map(\.text)) }
        }
        #expect(wrongs.isSuperset(of: ["oneHalf", "twoFourths"]))
    }

    @Test("a half of four parts is two of them")
    func halfOfFour() throws {
        let facts = Fractions.facts(of: parameters(.shade, parts: [4], isReduced: true))
        let half = try #require(facts.first { $0.asked == .oneHalf && $0.shape == .square })
        #expect(half.asked(as: "fractionShading", in: Dress()) == .shading(.square, parts: 4, shaded: 2))
        #expect(half.solved(as: "fractionShading", in: Dress()) == ["2"])
        // A triangle is cut into two parts alone.
        #expect(!facts.contains { $0.shape == .triangle })
    }

    @Test("parts of different size are neither equal nor halves")
    func sizes() throws {
        let dress = Dress(labels: ["yes": "Yes", "no": "No"])
        for ask in [Fractions.Ask.areEqual, .isShaded] {
            for fact in Fractions.facts(of: parameters(ask)) where !fact.isEqual {
                #expect(fact.solved(as: "yesNo", in: dress) == ["No"])
                #expect(fact.asked(as: "yesNo", in: dress).misconceptions == ["ignoredSize"])
                #expect((fact.picture(in: dress) as? ShadedShapePicture)?.isEqual == false)
            }
        }
    }

    @Test("what is shaded in the picture is what is told")
    func shaded() throws {
        for fact in Fractions.facts(of: parameters(.name)) {
            let picture = try #require(fact.picture(in: Dress()) as? ShadedShapePicture)
            let told = fact.listed.indices.filter { fact.listed[$0] == "shadedPart" }
            #expect(picture.shaded == told && picture.parts == fact.listed.count)
        }
    }

    @Test("the right one stands now first, now in the middle, now last")
    func places() {
        for ask in [Fractions.Ask.howMany, .name] {
            #expect(VariantUnderTest.rightPlaces(template(parameters(ask, options: 3))) == [0, 1, 2])
        }
    }

    @Test("only so many parts are shaded as the bounds say")
    func bounds() {
        var two = parameters(.name, parts: [2, 4])
        two.shaded = NumberRange(2, 3)
        #expect(Set(Fractions.facts(of: two).map(\.shaded)) == [2, 3])
        two.shaded = NumberRange(3, 2)
        #expect(Fractions.faults(of: two).map(\.pointer) == ["/shaded/to"])
    }

    @Test("a shape or a number twice")
    func faults() {
        var twice = parameters(.name, parts: [2, 2])
        twice.shapes = [.circle, .circle]
        #expect(Fractions.faults(of: twice).map(\.pointer) == ["/shapes", "/parts"])
    }

    @Test("a parameter of a wrong kind is told with its place")
    func wrongKind() {
        let fault = #expect(throws: ShapeFault.self) {
            try TemplateUnderTest.example("fractions", #""parts": [2, 4]"#, #""parts": [2, 5]"#)
        }
        #expect(fault?.path == "/fractions/fourths/parts/1")
    }
}
