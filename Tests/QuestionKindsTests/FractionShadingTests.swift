import Household
import Shapes
import StrictJSON
import Testing
import Words

@testable import QuestionKinds

@Suite("Shading of fractions")
struct FractionShadingTests {
    private let checks = KindChecks(content: FractionShading(shape: .rectangle, parts: 4, shaded: 2))

    @Test("how many parts decides, not which")
    func counts() throws {
        for mask in 0..<16 {
            let parts = (0..<4).filter { mask & (1 << $0) != 0 }
            #expect(try checks.isRight(.parts(parts)) == (parts.count == 2))
        }
        #expect(try checks.feedback(.parts([0])) == "You shaded 1 part of 4. Let’s read it again.")
    }

    @Test("a part that is not there, or named twice, is no answer", arguments: [[4], [-1], [1, 1]])
    func shapes(parts: [Int]) {
        #expect(checks.refusal(.parts(parts)) == "name parts from 0 to 3, each once")
    }

    @Test("a shape has 2 to 16 parts, and no more are shaded")
    func faults() {
        #expect(KindChecks(content: FractionShading(shape: .circle, parts: 1, shaded: 1)).places == ["/parts"])
        #expect(KindChecks(content: FractionShading(shape: .circle, parts: 17, shaded: 1)).places == ["/parts"])
        #expect(KindChecks(content: FractionShading(shape: .circle, parts: 4, shaded: 5)).places == ["/shaded"])
    }
}
