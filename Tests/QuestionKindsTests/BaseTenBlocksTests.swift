import Household
import Shapes
import StrictJSON
import Testing
import Words

@testable import QuestionKinds

@Suite("Base-ten blocks")
struct BaseTenBlocksTests {
    private func blocks(_ tens: Int, _ ones: Int) -> Answer { Answer(PlacedBlocks(tens: tens, ones: ones)) }

    @Test("every way to lay the number is right, unless the fewest blocks are asked for")
    func ways() throws {
        let free = KindChecks(content: BaseTenBlocks(value: 34))
        let fewest = KindChecks(content: BaseTenBlocks(value: 34, fewest: true))
        for tens in 0...5 {
            for ones in 0...40 {
                let isRight = tens * 10 + ones == 34
                #expect(try free.isRight(blocks(tens, ones)) == isRight)
                #expect(try fewest.isRight(blocks(tens, ones)) == (isRight && ones < 10))
            }
        }
        #expect(try fewest.feedback(blocks(2, 14)) == "You used 14 ones. Can you trade ten ones for a ten?")
        #expect(
            try free.feedback(blocks(1, 4)) == "You laid 1 ten and 4 ones. That makes 14. Let’s look again.")
    }

    @Test("fewer than none and more than there can be are no answers")
    func bounds() throws {
        let checks = KindChecks(content: BaseTenBlocks(value: 34))
        #expect(checks.refusal(blocks(-1, 44))?.contains("0 to 1000") == true)
        #expect(checks.refusal(blocks(1_001, 0)) != nil)
        #expect(throws: ShapeFault.self) { try wire(#"{"blocks":{"tens":1001,"ones":0}}"#) }
        #expect(throws: ShapeFault.self) { try wire(#"{"blocks":{"tens":3}}"#) }
        #expect(checks.refusal(.number(34)) != nil)
        #expect(KindChecks(content: BaseTenBlocks(value: -1)).places == ["/value"])
        #expect(KindChecks(content: BaseTenBlocks(value: 1_001)).places == ["/value"])
    }
}
