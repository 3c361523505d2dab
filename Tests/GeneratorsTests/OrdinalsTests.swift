import Household
import QuestionKinds
import Shapes
import Testing

@testable import Generators

@Suite("Places in a line")
struct OrdinalsTests {
    private func parameters(
        _ ask: Ordinals.Ask, _ line: Ordinals.Line, length: NumberRange = NumberRange(3, 5), options: Int = 4
    ) -> Ordinals.Parameters {
        Ordinals.Parameters(
            length: length, places: NumberRange(1, length.to), ask: ask, line: line, options: options)
    }

    private func template(_ parameters: Ordinals.Parameters) -> ItemTemplate {
        VariantUnderTest.template(Ordinals.self, parameters, prompt: "What is it?", picture: "{row}.")
    }

    @Test("every item of a line holds", arguments: Ordinals.Ask.allCases, Ordinals.Line.allCases)
    func items(ask: Ordinals.Ask, line: Ordinals.Line) {
        let longest = line == .shapes ? 8 : 5
        for options in 2...4 {
            let result = ItemProof.kindergarten.result(
                of: template(parameters(ask, line, length: NumberRange(3, longest), options: options)))
            #expect(result.faults == [])
            #expect(result.items >= 24)
        }
    }

    @Test("items are the same for ever")
    func golden() throws {
        let variants = Ordinals.Ask.allCases.flatMap { ask in
            Ordinals.Line.allCases.map { template(parameters(ask, $0)) }
        }
        let digest = GoldenItems.digest(of: variants + [try TemplateUnderTest.example("ordinals")])
        #expect(digest == "7d910ba5390dae78")
    }

    @Test("each stands in the line once, in the order in which it is told")
    func line() throws {
        let fact = Ordinals.Fact(length: 4, place: 2, parameters: parameters(.which, .things))
        let dress = Dress(things: VariantUnderTest.things)
        let picture = try #require(fact.picture(in: dress) as? RowsPicture)
        #expect(picture.rows.map(\.thing) == ["apple", "duck", "star", "boat"])
        #expect(picture.rows.allSatisfy { $0.count == 1 })
        #expect(fact.values(in: dress)["row"] == .text("apple, duck, star, boat"))
        let shapes = Ordinals.Fact(length: 8, place: 2, parameters: parameters(.which, .shapes))
        let drawn = try #require(shapes.picture(in: dress) as? ShapesPicture)
        #expect(Set(drawn.shapes.map(\.shape)).count == 8)
    }

    @Test("who begins at the other end finds another one")
    func otherEnd() {
        let fact = Ordinals.Fact(length: 5, place: 2, parameters: parameters(.place, .told, options: 4))
        let dress = Dress(things: VariantUnderTest.things, words: ["", "1st", "2nd", "3rd", "4th", "5th"])
        guard case .text(let right, let wrong, _) = fact.asked(as: "multipleChoice", in: dress) else { return }
        #expect(right == "2nd")
        #expect(
            Set(wrong.map { "\($0.text) \($0.misconception)" })
                == ["4th countedFromOtherEnd", "3rd oneAfter", "1st oneBefore"])
    }

    @Test("the right one stands now first, now in the middle, now last")
    func places() {
        for ask in Ordinals.Ask.allCases {
            #expect(VariantUnderTest.rightPlaces(template(parameters(ask, .told, options: 3))) == [0, 1, 2])
        }
    }

    @Test("a place beyond the line, and more shapes than there are")
    func faults() {
        var long = parameters(.which, .shapes, length: NumberRange(3, 9))
        long.places.to = 10
        #expect(Ordinals.faults(of: long).map(\.pointer) == ["/places/to", "/length/to"])
    }

    @Test("things enough for the line, and ordinals where they are options")
    func needs() throws {
        let few = try TemplateUnderTest.example("ordinals", #""from": 4, "to": 5}"#, #""from": 4, "to": 6}"#)
        #expect(TemplateUnderTest.faults(few) == ["/things: must be at least 6 things with different words"])
        let words = try TemplateUnderTest.example("ordinals", #", "fifth"]"#, "]")
        #expect(TemplateUnderTest.faults(words).first?.hasPrefix("/texts/0/prompt: asks for the word of") == true)
    }

    @Test("a parameter of a wrong kind is told with its place")
    func wrongKind() {
        let fault = #expect(throws: ShapeFault.self) {
            try TemplateUnderTest.example("ordinals", #""from": 3, "to": 4}"#, #""from": 3, "to": "4"}"#)
        }
        #expect(fault?.path == "/ordinals/to3/length/to")
    }
}
