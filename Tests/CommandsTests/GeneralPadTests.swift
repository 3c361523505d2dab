import Household
import QuestionKinds
import Shapes
import Testing
import Words

@testable import Commands

/// A kind without a pad of its own: a riddle whose answer is a word or a number.
private struct Riddle<Form: AnswerFormDefinition>: QuestionKindDefinition {
    struct View: Hashable, Sendable {
        var hint: String
    }

    var answer: String

    static var kind: QuestionKind { "riddle" }
    static var summary: String { "Guess a riddle." }
    static var answers: [any AnswerFormDefinition.Type] { [Form.self] }
    static var pack: Shape<Riddle> { text(to: { Riddle(answer: $0) }, from: \.answer) }
    static var wire: Shape<View> { text(to: { View(hint: $0) }, from: \.hint) }
    static var example: QuestionExample<Riddle> { QuestionExample("What shines at night?", Riddle(answer: "moon")) }

    var choices: [String] { [] }
    var solution: Answer? { .text(answer) }
    func faults(for audience: Audience) -> [BodyFault] { [] }
    func view(order: [String]) -> View { View(hint: "It is round.") }

    func grade(_ answer: Answer, tier: AgeTier) throws(AnswerShapeFault) -> Grading {
        Grading(isRight: answer.given(as: TypedText.self)?.text == self.answer)
    }

    private static func text<Value>(
        to made: @escaping @Sendable (String) -> Value, from text: @escaping @Sendable (Value) -> String
    ) -> Shape<Value> {
        Shape<String>.text().map(expected: "must be a text", to: { made($0) }, from: text)
    }
}

@Suite("Pads of kinds without one of their own")
struct GeneralPadTests {
    private static let desk = PadDesk(kind: .lesson, language: .english)

    private static func pad<Kind: QuestionKindDefinition>(of content: Kind) -> (any AnswerPad)? {
        AnswerPads.pad(of: Kind.self, for: QuestionBody(content).view(order: content.choices), desk)
    }

    @Test("Words are typed where a kind takes them, and judged by the kind")
    func words() throws {
        let riddle = Riddle<TypedText>(answer: "moon")
        var pad = try #require(Self.pad(of: riddle))
        let sent = try #require(pad.type("moon⏎").sent)
        #expect(try riddle.grade(sent, tier: .elementary).isRight)
    }

    @Test("A number is typed where a kind takes one")
    func numbers() throws {
        func sent(by keys: String) throws -> Answer? {
            var pad = try #require(Self.pad(of: Riddle<WholeNumber>(answer: "")))
            return pad.type(keys).sent
        }
        #expect(try sent(by: "12⏎") == .number(12) && sent(by: "x⏎") == nil)
    }

    @Test("A kind whose answers no general pad makes has none, and so has one that nobody registered")
    func none() {
        let riddle = Riddle<DrawnStrokes>(answer: "")
        #expect(Self.pad(of: riddle) == nil)
        let body = QuestionBody(riddle).view(order: [])
        #expect(AnswerPads.pad(for: body, of: .lesson, on: .english) is UnknownPad)
    }

    @Test("A kind that has no name in the catalogue is told as it is")
    func name() {
        let words = ReportWords(page: Page(terminal: Terminal(width: 80, hasColour: false), zone: .utc))
        #expect(words.kind("count") == "count" && words.kind("numberLine") == "number line")
        #expect(words.kind("riddle") == "riddle")
    }
}
