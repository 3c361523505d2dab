import Household
import QuestionKinds
import Testing

@testable import Generators

@Suite("Number names, place value, decomposing")
struct NumberPartsTests {
    @Test("every item of number names holds", arguments: NumberName.Ask.allCases, 2...4)
    func names(ask: NumberName.Ask, options: Int) {
        let parameters = NumberName.Parameters(numbers: NumberRange(0, 120), ask: ask, options: options, bank: true)
        let result = VariantUnderTest.proof(NumberName.self, parameters, prompt: "What is it?")
        #expect(result.faults == [])
        #expect(result.items == 121 * (ask == .pairs ? 1 : 2))
    }

    @Test("thirteen is taken for thirty, and thirty for thirteen", arguments: [(13, "30"), (30, "13")])
    func teens(number: Int, taken: String) {
        let parameters = NumberName.Parameters(
            numbers: NumberRange(0, 60), ask: .numeral, options: 4, bank: true)
        // Which misconceptions are among the options goes round; as a teen or a ten it comes first.
        let fact = NumberName.Fact(number: number, parameters: parameters)
        #expect(fact.candidates.first?.0 == Int(taken))
        #expect(fact.candidates.first?.1 == "teenForTens")
    }

    @Test("every item of place value holds", arguments: PlaceValue.Ask.allCases)
    func placeValue(ask: PlaceValue.Ask) {
        for picture in PlaceValue.Drawn.allCases where ask != .layOut || picture == .none {
            let parameters = PlaceValue.Parameters(
                numbers: NumberRange(10, picture == .tenFrames ? 50 : 120), ask: ask, picture: picture, options: 4,
                bank: true)
            let result = VariantUnderTest.proof(
                PlaceValue.self, parameters, prompt: "What is it?", picture: "Rods: {tenList}. Cubes: {oneList}.")
            #expect(result.faults == [])
            #expect(result.items >= parameters.numbers.numbers.count)
        }
    }

    @Test("blocks are drawn as tens and ones, and told one by one")
    func blocks() {
        let parameters = PlaceValue.Parameters(
            numbers: NumberRange(10, 99), ask: .number, picture: .baseTenBlocks, options: 4, bank: true)
        let fact = PlaceValue.Fact(number: 32, parameters: parameters)
        #expect(fact.picture(in: Dress()) as? BlocksPicture == BlocksPicture(tens: 3, ones: 2))
        let dress = Dress(labels: ["ten": "rod", "one": "cube"])
        #expect(fact.values(in: dress)["tenList"] == .text("rod, rod, rod"))
        #expect(fact.values(in: dress)["oneList"] == .text("cube, cube"))
    }

    @Test("every item of decomposing holds", arguments: Decomposing.Ask.allCases, [false, true])
    func decomposing(ask: Decomposing.Ask, hasZero: Bool) {
        for picture in Decomposing.Drawn.allCases where ask == .missing || picture == .none {
            let parameters = Decomposing.Parameters(
                whole: NumberRange(2, 20), ask: ask, hasZero: hasZero, picture: picture, options: 4, bank: true)
            let result = VariantUnderTest.proof(
                Decomposing.self, parameters, prompt: "What is it?", picture: "{list}",
                by: .kindergarten)
            #expect(result.faults == [])
            #expect(result.items > 100)
        }
    }

    @Test("the frames show the known part alone, and have room for the whole")
    func frames() throws {
        let parameters = Decomposing.Parameters(
            whole: NumberRange(2, 20), ask: .missing, hasZero: true, picture: .tenFrames, options: 3, bank: true)
        for fact in Decomposing.facts(of: parameters) {
            let frames = try #require(fact.picture(in: Dress()) as? TenFramesPicture)
            #expect(frames.count == fact.part && frames.added == 0)
            #expect(frames.frames * 10 >= fact.whole)
        }
    }
}
