import Household
import Shapes
import StrictJSON
import Testing

@testable import QuestionKinds

/// What holds for every kind that is registered, whichever it is.
@Suite("Registered kinds")
struct RegistrationTests {
    private static let names = QuestionKinds.all.map { $0.kind.rawValue }

    @Test("every kind has a name of its own, in lowerCamelCase")
    func kindNames() {
        #expect(Set(Self.names).count == QuestionKinds.all.count)
        for name in Self.names { #expect(name.wholeMatch(of: /[a-z][A-Za-z]*/) != nil) }
    }

    @Test("every form of answer has a name of its own")
    func formNames() {
        let names = QuestionKinds.answers.map { $0.name }
        #expect(Set(names).count == names.count)
        #expect(Set(names).isSuperset(of: ["option", "tile", "text", "pairs", "placements"]))
    }

    @Test("an example is a question without faults, and its solution is right", arguments: names)
    func example(name: String) throws {
        let kind = try KindUnderTest(name)
        #expect(kind.faults == [])
        guard let solution = kind.body.content.solution else {
            #expect(name == Drawing.kind.rawValue, "only a drawing has no solution")
            return
        }
        #expect(try kind.body.content.grade(solution, tier: .elementary).isRight)
        #expect(kind.forms.contains(solution.name))
    }

    @Test("a body comes back from its pack form, under the name of its kind", arguments: names)
    func pack(name: String) throws {
        let kind = try KindUnderTest(name)
        let text = TestShapes.packed(kind.body)
        #expect(try TestShapes.body(text) == kind.body)
        #expect(try JSONDocument(scanning: text).root.members.map(\.name) == ["kind", "id", name])
    }

    @Test("a view comes back from the wire and has none of the explanations", arguments: names)
    func view(name: String) throws {
        let kind = try KindUnderTest(name)
        let view = kind.body.view(order: kind.body.content.choices)
        let text = TestShapes.shown(view)
        #expect(try TestShapes.view(text) == view)
        #expect(!String(decoding: text, as: UTF8.self).contains("explanation"))
    }

    @Test("a solution comes back from the wire and from a row", arguments: names)
    func answer(name: String) throws {
        guard let solution = try KindUnderTest(name).body.content.solution else { return }
        for shape in [Shape.answer, .storedAnswer] {
            let text = shape.encode(solution)
            #expect(try shape.read(JSONDocument(scanning: text).root) == solution)
        }
    }

    @Test("an answer in a form of another kind is refused and costs no attempt", arguments: names)
    func otherForms(name: String) throws {
        let kind = try KindUnderTest(name)
        for other in QuestionKinds.all {
            guard let solution = QuestionBody.example(other).content.solution, !kind.forms.contains(solution.name)
            else { continue }
            #expect(throws: AnswerShapeFault.self) { try kind.body.content.grade(solution, tier: .elementary) }
        }
    }

    @Test("every further example is in order, and its solution is right", arguments: names)
    func furtherExamples(name: String) throws {
        let kind = try #require(QuestionKinds.all.first { $0.kind.rawValue == name })
        for content in QuestionBody.furtherExamples(kind) {
            #expect(content.faults(for: Audience(tier: .elementary, grade: .first)) == [])
            if let solution = content.solution { #expect(try content.grade(solution, tier: .elementary).isRight) }
        }
    }

    @Test("a body without the member of its kind is told what belongs into it")
    func oldForm() throws {
        let text = #"{"kind":"multipleChoice","id":"q","options":[],"correct":"a"}"#
        let fault = #expect(throws: ShapeFault.self) {
            try TestShapes.body(Array(text.utf8))
        }
        #expect(fault?.path == "/multipleChoice")
        #expect(fault?.message == "is missing; what only this kind has is in it: options, correct")
    }

    @Test("a kind that nobody registered is told with those there are")
    func unknownKind() throws {
        let fault = #expect(throws: ShapeFault.self) {
            try TestShapes.body(Array(#"{"kind":"riddle","id":"q"}"#.utf8))
        }
        #expect(fault?.path == "/kind")
        #expect(fault?.message.contains("multipleChoice, fillInBlank") == true)
    }
}

/// A registered kind with its example.
struct KindUnderTest {
    var body: QuestionBody
    var forms: [String]

    init(_ name: String) throws {
        let kind = try #require(QuestionKinds.all.first { $0.kind.rawValue == name })
        body = QuestionBody.example(kind)
        forms = kind.answers.map { $0.name }
    }

    var faults: [BodyFault] { body.content.faults(for: Audience(tier: .elementary, grade: .first)) }
}

extension QuestionBody {
    /// What is asked in the further examples of a kind.
    static func furtherExamples<Kind: QuestionKindDefinition>(_ kind: Kind.Type) -> [any QuestionContent] {
        kind.furtherExamples.map(\.content)
    }

    /// The example of a kind.
    static func example<Kind: QuestionKindDefinition>(_ kind: Kind.Type) -> QuestionBody {
        QuestionBody(kind.example.content)
    }
}

/// Small objects around what differs by kind.
enum TestShapes {
    /// A question of a pack with nothing but its id.
    struct Pack: Sendable {
        var body: QuestionBody
        var id = "q"
    }

    /// The same as it is shown.
    struct Shown: Sendable {
        var body: QuestionBodyView
        var id = "q"
    }

    static func packed(_ body: QuestionBody) -> [UInt8] { pack().encode(Pack(body: body)) }

    static func shown(_ body: QuestionBodyView) -> [UInt8] { view().encode(Shown(body: body)) }

    static func body(_ text: [UInt8]) throws -> QuestionBody { try pack().read(JSONDocument(scanning: text).root).body }

    static func view(_ text: [UInt8]) throws -> QuestionBodyView {
        try view().read(JSONDocument(scanning: text).root).body
    }

    private static func pack() -> Shape<Pack> {
        Shape<Pack>.object(
            "Body", tag: "kind", kinds: QuestionKinds.packs, named: { $0.kind.rawValue }, part: \.body,
            make: { Pack(body: $0, id: $1) }
        ) {
            required("id", \.id, .text())
        }
    }

    private static func view() -> Shape<Shown> {
        Shape<Shown>.object(
            "View", tag: "kind", kinds: QuestionKinds.views, named: { $0.kind.rawValue }, part: \.body,
            make: { Shown(body: $0, id: $1) }
        ) {
            required("id", \.id, .text())
        }
    }
}
