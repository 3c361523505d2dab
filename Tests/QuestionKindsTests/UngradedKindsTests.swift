import Household
import Shapes
import StrictJSON
import Testing
import Words

@testable import QuestionKinds

@Suite("Kinds that need no grade")
struct UngradedKindsTests {
    private let drawing = KindChecks(content: Drawing())
    private let spoken = KindChecks(
        content: AudioResponse(
            answers: ["moo", "the cow"], mistakes: [ExpectedMistake(text: "baa", explanation: "A sheep says that.")]))

    private func strokes(_ count: Int, points: Int) -> String {
        let stroke = "[" + [String](repeating: "[999,0]", count: points).joined(separator: ",") + "]"
        return "{\"strokes\":[" + [String](repeating: stroke, count: count).joined(separator: ",") + "]}"
    }

    @Test("a drawing is taken as it is, and only the number of its strokes is kept")
    func drawings() throws {
        let answer = try wire(strokes(3, points: 2))
        #expect(answer == Answer(DrawnStrokes(count: 3)))
        #expect(try Drawing().grade(answer, tier: .preschool) == .participated)
        #expect(String(decoding: Shape.storedAnswer.encode(answer), as: UTF8.self) == #"{"strokes":3}"#)
    }

    @Test("200 strokes of 500 points are taken, one more of either is not")
    func bounds() throws {
        #expect(try wire(strokes(200, points: 500)) == Answer(DrawnStrokes(count: 200)))
        #expect(throws: ShapeFault.self) { try wire(strokes(201, points: 1)) }
        #expect(throws: ShapeFault.self) { try wire(strokes(1, points: 501)) }
        for text in [
            #"{"strokes":[[[1]]]}"#, #"{"strokes":[[[1,2,3]]]}"#, #"{"strokes":[[[1,1001]]]}"#, #"{"strokes":[[]]}"#,
        ] {
            #expect(throws: ShapeFault.self, "\(text)") { try wire(text) }
        }
        #expect(try drawing.refusal(wire(#"{"strokes":[]}"#)) == "a drawing has 1 to 200 strokes")
        #expect(drawing.refusal(.text("a house")) == "a drawing is sent as strokes")
    }

    @Test("a transcript is judged as a typed text, and without one the child took part")
    func transcripts() throws {
        #expect(try spoken.isRight(wire(#"{"transcript":{"text":" MOO "}}"#)))
        #expect(try spoken.feedback(wire(#"{"transcript":{"text":"baa"}}"#)) == "A sheep says that.")
        #expect(try spoken.content.grade(wire(#"{"transcript":{}}"#), tier: .preschool) == .participated)
        #expect(
            try spoken.refusal(wire(#"{"transcript":{"text":" "}}"#))
                == "the transcript is empty; leave its text out where nothing was understood")
        let long = String(repeating: "a", count: 501)
        #expect(spoken.refusal(Answer(SpokenText(long)))?.contains("500") == true)
    }

    @Test("a slip in a transcript is forgiven, and no spelling is told to a child who did not write")
    func noSpelling() throws {
        let spider = AudioResponse(answers: ["spider"])
        #expect(try spider.grade(Answer(SpokenText("spidre")), tier: .preschool) == Grading(isRight: true))
    }

    @Test("where nothing is right everything is taken, long texts and empty ones apart")
    func open() throws {
        let open = KindChecks(content: AudioResponse(answers: []))
        #expect(try open.content.grade(Answer(SpokenText("Hello, robot!")), tier: .preschool) == .participated)
        #expect(open.refusal(Answer(SpokenText(String(repeating: "a", count: 501)))) != nil)
        #expect(open.refusal(Answer(SpokenText(" "))) != nil)
    }

    @Test("what cannot be asked is a fault")
    func faults() {
        let open = KindChecks(content: AudioResponse(answers: []))
        #expect(open.places == [])
        let mistake = ExpectedMistake(text: "baa", explanation: "A sheep says that.")
        #expect(KindChecks(content: AudioResponse(answers: [], mistakes: [mistake])).places == ["/mistakes"])
        #expect(KindChecks(content: AudioResponse(answers: [" "])).places == ["/answers/0"])
        #expect(drawing.places == [] && spoken.places == [])
    }
}
