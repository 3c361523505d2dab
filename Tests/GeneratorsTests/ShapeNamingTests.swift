import Household
import QuestionKinds
import Shapes
import Testing

@testable import Generators

@Suite("Naming shapes")
struct ShapeNamingTests {
    private func parameters(
        _ ask: ShapeNaming.Ask, _ shapes: [ShapeName]? = nil, isTurned: Bool = false, options: Int = 4
    ) -> ShapeNaming.Parameters {
        ShapeNaming.Parameters(
            shapes: shapes ?? ShapeName.allCases.filter(ask.isPossible), ask: ask, views: 6, isTurned: isTurned,
            options: options, bank: true)
    }

    @Test("every item of shapes holds", arguments: ShapeNaming.Ask.allCases, [false, true])
    func items(ask: ShapeNaming.Ask, isTurned: Bool) {
        for options in 2...4 {
            let result = VariantUnderTest.proof(
                ShapeNaming.self, parameters(ask, isTurned: isTurned, options: options), prompt: "What is it?",
                picture: "{look} {list} {line}", by: .kindergarten)
            #expect(result.faults == [])
            #expect(result.items > 5)
        }
    }

    @Test("items are the same for ever")
    func golden() throws {
        let variants = ShapeNaming.Ask.allCases.map {
            VariantUnderTest.template(
                ShapeNaming.self, parameters($0, isTurned: true), prompt: "{asked} {line}", picture: "{look} {list}")
        }
        let digest = GoldenItems.digest(of: variants + [try TemplateUnderTest.example("shapeNaming")])
        #expect(digest == "1805fef407417f29")
    }

    @Test("a square is never asked among rectangles, nor a circle among ovals")
    func widerNames() {
        let facts = ShapeNaming.facts(of: parameters(.name))
        for fact in facts {
            #expect(fact.others.allSatisfy { !fact.shape.isAlso($0) && $0 != fact.shape })
        }
        let square = facts.first { $0.shape == .square }
        #expect(square?.others.contains(.rectangle) == false)
        let rectangle = facts.first { $0.shape == .rectangle }
        #expect(rectangle?.others.contains(.square) == true)
    }

    @Test("the right one stands now first, now in the middle, now last")
    func places() {
        for ask in [ShapeNaming.Ask.sides, .corners, .faces, .name] {
            let template = VariantUnderTest.template(
                ShapeNaming.self, parameters(ask, options: 3), prompt: "What is it?", picture: "{look} {list}")
            #expect(VariantUnderTest.rightPlaces(template) == [0, 1, 2])
        }
    }

    @Test("drawings of a shape differ in size, color and turn")
    func views() {
        let pictures = ShapeNaming.facts(of: parameters(.name, [.triangle, .square], isTurned: true))
            .filter { $0.shape == .triangle }.compactMap { $0.picture(in: Dress()) as? ShapesPicture }
        #expect(Set(pictures).count == 6)
        #expect(Set(pictures.flatMap(\.shapes).map(\.turn)).count == 6)
    }

    @Test(
        "what a shape is not asked for is refused",
        arguments: [
            (ShapeNaming.Ask.sides, [ShapeName.circle], "has circle, for which sides is not asked"),
            (.faces, [.cube, .sphere], "has sphere, for which faces is not asked"),
            (.symmetry, [.rhombus], "has rhombus, for which symmetry is not asked"),
            (.name, [.square, .rectangle], "has nothing for which square could be taken"),
            (.which, [.square, .rectangle], "has nothing for which square could be taken"),
            (.solid, [.cube, .cone], "must have both flat and solid shapes"),
            (.name, [.square, .square], "names a shape twice"),
        ])
    func faults(ask: ShapeNaming.Ask, shapes: [ShapeName], reason: String) {
        #expect(ShapeNaming.faults(of: parameters(ask, shapes)) == [BodyFault(pointer: "/shapes", reason: reason)])
    }

    @Test("a parameter of a wrong kind is told with its place")
    func wrongKind() {
        let fault = #expect(throws: ShapeFault.self) {
            try TemplateUnderTest.example("shapeNaming", #""ask": "name"}"#, #""ask": 3}"#)
        }
        #expect(fault?.path == "/shapeNaming/plane/ask")
    }
}
