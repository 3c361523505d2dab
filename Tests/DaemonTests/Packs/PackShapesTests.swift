import Household
import JSONRPC
import QuestionKinds
import Shapes
import StrictJSON
import Testing

@testable import Daemon
@testable import Packs

@Suite("Shapes of a pack")
struct PackShapesTests {
    @Test("the embedded manifest and lessons come back equal after writing")
    func embedded() throws {
        for pack in EmbeddedPacks.all {
            #expect(try again(pack.manifest, PackShapes.manifest) == pack.manifest)
            for installed in pack.installed {
                let lesson = try #require(installed.content).lesson
                #expect(try again(lesson, PackShapes.lesson) == lesson)
            }
        }
    }

    @Test("a lesson with all optional members comes back equal after writing")
    func complete() throws {
        #expect(try again(lesson, PackShapes.lesson) == lesson)
    }

    @Test("what only a kind has stands in the member that is called like it")
    func nested() throws {
        let document = try JSONDocument(scanning: PackShapes.question.encode(lesson.questions[0]))
        #expect(
            document.root.members.map(\.name) == [
                "kind", "id", "prompt", "narration", "images", "audio", "difficulty", "points", "timeLimitSeconds",
                "hints", "explanation", "bridge", "multipleChoice",
            ])
        #expect(document.root["multipleChoice"]?.members.map(\.name) == ["options", "correct"])
    }

    @Test("the schema of a question has one object for each kind, with its own members in one")
    func schema() throws {
        guard case .union("PackQuestion", _, let kinds) = PackShapes.question.schema else {
            Issue.record("no choice of kinds")
            return
        }
        let own = kinds.map { kind -> String? in
            guard case .object(_, _, let members) = kind else { return nil }
            return members.last?.name
        }
        #expect(own == QuestionKinds.all.map { $0.kind.rawValue })
    }

    @Test("the file of the forms tells editors the bounds that a check refuses by")
    func bounds() throws {
        let schema = try JSONDocument(scanning: PackShapes.schema).root
        let lesson = try #require(schema["$defs.PackLesson.properties"])
        #expect(lesson["difficulty.minimum"]?.integer == 1 && lesson["difficulty.maximum"]?.integer == 5)
        #expect(lesson["id.maxLength"]?.integer == 64 && lesson["title.maxLength"]?.integer == 1000)
        let question = try #require(schema["$defs.MultipleChoicePackQuestion.properties"])
        #expect(question["points.maximum"]?.integer == 100 && question["hints.maxItems"]?.integer == 3)
    }

    private func again<Value>(_ value: Value, _ shape: Shape<Value>) throws -> Value {
        try shape.read(try JSONDocument(scanning: shape.encode(value)).root)
    }

    private var lesson: Lesson {
        let choice = MultipleChoice(
            options: [
                ChoiceOption(id: "a", text: "\"ä\"\n", image: "one.png", explanation: "no"),
                ChoiceOption(id: "b", text: "b", image: nil, explanation: nil),
            ],
            correct: "a")
        let blank = FillInBlank(
            answers: ["x"], wordBank: [], mistakes: [ExpectedMistake(text: "y", explanation: "why")])
        return Lesson(
            id: "l", skill: "s", title: "t", description: "d", subject: "math", tier: .preteen, difficulty: 5,
            estimatedMinutes: 4, order: -3, thumbnail: "t.png", sticker: "star",
            sections: [
                Section(id: "one", title: "1", kind: .practice, text: "text", questions: ["q1", "q2"], draws: 1)
            ],
            questions: [
                Question(
                    id: "q1", prompt: "p", narration: "n", images: ["a.png", "b.png"], audio: "a.ogg", difficulty: 2,
                    points: 7, timeLimitSeconds: 30, hints: ["h"], explanation: "e", bridge: true,
                    body: QuestionBody(choice)),
                Question(
                    id: "q2", prompt: "p", narration: nil, images: [], audio: nil, difficulty: 3, points: 8,
                    timeLimitSeconds: nil, hints: [], explanation: "e", bridge: false, body: QuestionBody(blank)),
                Question(
                    id: "q3", prompt: "p", narration: nil, images: [], audio: nil, difficulty: 3, points: 8,
                    timeLimitSeconds: nil, hints: [], explanation: "e", bridge: false,
                    body: QuestionBody(
                        Matching(
                            left: [ChoiceOption(id: "l", text: "left", image: "l.png", explanation: "why")],
                            right: [ChoiceOption(id: "r", text: "right", image: "r.png", explanation: nil)],
                            pairs: [MatchedPair(left: "l", right: "r")]))),
                Question(
                    id: "q4", prompt: "p", narration: nil, images: [], audio: nil, difficulty: 3, points: 8,
                    timeLimitSeconds: nil, hints: [], explanation: "e", bridge: false,
                    body: QuestionBody(
                        DragAndDrop(
                            items: [ChoiceOption(id: "i", text: "item", image: "i.png", explanation: "why")],
                            zones: [ChoiceOption(id: "z", text: "zone", image: "z.png", explanation: nil)],
                            placements: [Placement(item: "i", zone: "z")]))),
            ])
    }
}
