import Household
import Shapes
import StrictJSON
import Testing

@testable import QuestionKinds

/// Answers that are built, where the program itself knows the mistake.
@Suite("Classes of mistakes in what is built") struct BuiltMistakeTests {
    private func mistake(_ content: some QuestionContent, _ answer: Answer) throws -> MistakeClass? {
        let grading = try content.grade(answer, tier: .elementary)
        #expect(!grading.isRight && grading.feedback != nil)
        return grading.mistake
    }

    @Test(
        "Blocks tell swapped digits, one and ten too many or too few",
        arguments: [(2, 3, MistakeClass.swappedDigits), (3, 3, .offByOne), (4, 2, .tenOff), (9, 9, nil)])
    func blocks(tens: Int, ones: Int, mistake: MistakeClass?) throws {
        let blocks = BaseTenBlocks(value: 32, fewest: true)
        #expect(try self.mistake(blocks, Answer(PlacedBlocks(tens: tens, ones: ones))) == mistake)
    }

    @Test(
        "Parts tell one too many, or that they are mixed up",
        arguments: [(2, MistakeClass.offByOne), (1, .fractionParts)])
    func parts(count: Int, mistake: MistakeClass) throws {
        let shading = FractionShading(shape: .circle, parts: 4, shaded: 3)
        #expect(try self.mistake(shading, .parts(Array(0..<count))) == mistake)
    }

    @Test("As many coins as cents were counted by number; what is compared wrongly, and a wrong time, are told too")
    func others() throws {
        let coins = Coins(coins: [Coins.Coin(id: "five", name: "nickel", cents: 5)], cents: 5, rule: .any)
        #expect(try mistake(coins, Answer(PaidCoins([CoinAmount(coin: "five", count: 5)]))) == .coinValue)
        #expect(try mistake(coins, Answer(PaidCoins([]))) == nil)
        #expect(try mistake(Measure(.comparison("heavier", of: .weight)), .comparison("lighter")) == .comparedWrong)
        let clock = Clock(hour: 3, minute: 0, step: 5, isDigital: false)
        #expect(try mistake(clock, Answer(ClockReading(hour: 12, minute: 15, half: nil))) == .clockHands)
    }

    @Test("A class that an author names is that of the answer, in every form that a pack has for one")
    func named() throws {
        let right = #""explanation":"Once each.","mistake":"offByOne""#
        let count: Count = try read(#"{"answer":5,"highest":10,"mistakes":[{"number":6,\#(right)}]}"#)
        #expect(try mistake(count, .number(6)) == .offByOne)
        let blank: FillInBlank = try read(
            #"{"answers":["5"],"wordBank":["5","6"],"mistakes":[{"text":"6",\#(right)}]}"#)
        #expect(try mistake(blank, .text("6")) == .offByOne)
        let choice: MultipleChoice = try read(
            #"{"options":[{"id":"a","text":"5"},{"id":"b","text":"6",\#(right)}],"correct":"a"}"#)
        #expect(try mistake(choice, .option("b")) == .offByOne)
        let yes: YesNo = try read(#"{"yes":"Yes","no":"No","correct":true,\#(right)}"#)
        #expect(try mistake(yes, Answer(YesOrNo(false))) == .offByOne)
        // It is written as it was read.
        for text in [encoded(count), encoded(blank), encoded(choice), encoded(yes)] { #expect(text.contains(right)) }
    }

    @Test(
        "A class that there is not, and one of which nothing is said, are refused",
        arguments: [
            #"{"yes":"Yes","no":"No","correct":true,"explanation":"Look.","mistake":"offByTwo"}"#,
            #"{"yes":"Yes","no":"No","correct":true,"mistake":"offByOne"}"#,
        ])
    func unnamed(text: String) {
        #expect(throws: ShapeFault.self) {
            let _: YesNo = try read(text)
        }
        let option = text.replacing(#""yes":"Yes","no":"No","correct":true"#, with: #""id":"a","text":"5""#)
        #expect(throws: ShapeFault.self) {
            let _: MultipleChoice = try read(#"{"options":[\#(option),{"id":"b","text":"6"}],"correct":"b"}"#)
        }
    }

    private func read<Kind: QuestionKindDefinition>(_ text: String) throws -> Kind {
        try Kind.pack.read(JSONDocument(scanning: Array(text.utf8)).root)
    }

    private func encoded<Kind: QuestionKindDefinition>(_ kind: Kind) -> String {
        String(decoding: Kind.pack.encode(kind), as: UTF8.self)
    }

    @Test("What an author wrote is said, and without a class no mistake is known of it")
    func authored() throws {
        let count = Count(answer: 5, highest: 10, mistakes: [NumberMistake(number: 6, explanation: "Once each.")])
        let grading = try count.grade(.number(6), tier: .preschool)
        #expect(grading.feedback?.description == "Once each." && grading.mistake == nil)
    }
}
