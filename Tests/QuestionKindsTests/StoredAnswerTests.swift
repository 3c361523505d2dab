import Household
import Shapes
import StrictJSON
import Testing

@testable import QuestionKinds

/// Rows hold answers for ever.
@Suite("Stored answers")
struct StoredAnswerTests {
    @Test(
        "what version 0.1 wrote is read, and written the same",
        arguments: [
            (#"{"option":"b"}"#, Answer.option("b")), (#"{"tile":"4"}"#, .tile("4")), (#"{"text":"ä"}"#, .text("ä")),
            (#"{"pairs":[{"left":"a","right":"b"}]}"#, .pairs([MatchedPair(left: "a", right: "b")])),
            (#"{"placements":[{"item":"a","zone":"b"}]}"#, .placements([Placement(item: "a", zone: "b")])),
        ])
    func golden(text: String, answer: Answer) throws {
        #expect(try Shape.storedAnswer.read(JSONDocument(scanning: Array(text.utf8)).root) == answer)
        #expect(Shape.storedAnswer.encode(answer) == Array(text.utf8))
    }

    @Test("a row knows no bounds, the wire does")
    func bounds() throws {
        let id = String(repeating: "x", count: 1_000)
        let pairs = [MatchedPair](repeating: MatchedPair(left: id, right: ""), count: 100)
        for answer in [Answer.option(id), .option(""), .tile(id), .pairs(pairs)] {
            let document = try JSONDocument(scanning: Shape.storedAnswer.encode(answer))
            #expect(try Shape.storedAnswer.read(document.root) == answer)
            #expect(throws: ShapeFault.self) { try Shape.answer.read(document.root) }
        }
    }
}
