import Household
import QuestionKinds
import StrictJSON
import Testing

@testable import Daemon
@testable import Packs

@Suite("Embedded packs")
struct EmbeddedPacksTests {
    @Test("every embedded pack reads and verifies, with its lessons in order")
    func verified() throws {
        #expect(
            EmbeddedPacks.all.map(\.manifest.id) == [
                "kindergarten-math", "grade-1-math", "first-reading", "first-science", "first-language", "creativity",
            ])
        let math = try #require(EmbeddedPacks.all.first)
        #expect(
            math.lessons.prefix(6).map(\.id) == [
                "counting-objects", "k-number-names-1", "k-patterns-2", "k-shapes-1", "k-count-2", "k-number-names-2",
            ])
        #expect(math.lessons.prefix(6).map(\.questions.count) == [6, 7, 7, 18, 7, 7])
        #expect(math.lessons.prefix(6).map(\.asked) == [6, 7, 7, 6, 7, 7])
        let reading = EmbeddedPacks.all[2]
        #expect(reading.lessons.prefix(3).map(\.id) == ["letters-and-sounds", "rhymes", "first-words"])
        #expect(reading.manifest.subjects.map(\.id) == ["reading"])
    }

    @Test("the embedded packs can be installed side by side")
    func installed() throws {
        var library = Library()
        for pack in EmbeddedPacks.all { library = try library.installing(pack).get() }
        #expect(library.packs == EmbeddedPacks.all)
    }

    @Test("what is said of a picture is true however it is drawn: rows lie below each other, bars stand or lie")
    func drawn() throws {
        for pack in EmbeddedPacks.all {
            for lesson in pack.installed {
                for line in LessonPreview.lines(of: lesson, seed: 1) {
                    let question = try JSONDocument(scanning: Array(line.utf8)).root
                    let picture = question.member("picture")
                    let rows = picture?.member("rows")?.member("rows")
                    let things = Set((rows.map { Array($0.elements) } ?? []).map { $0.member("thing")?.string })
                    if things.count > 1 { #expect(!line.contains(#/\b(the|a) row\b/#.ignoresCase()), "\(line)") }
                    if picture?.member("barGraph") != nil {
                        let words = line.replacing(#/"highest":/#, with: "")
                        #expect(!words.contains(#/\b(tops?|highest|higher|lowest|lower)\b/#), "\(line)")
                    }
                }
            }
        }
    }

    @Test("a multiple-choice question comes over as it stands in the file")
    func multipleChoice() throws {
        let question = try #require(FixturePack.pack().installed.first?.content?.lesson.questions.first)
        #expect(question.id == "k.count.apples")
        #expect(question.narration == "How many apples are there?")
        #expect(question.images.isEmpty)
        #expect(question.audio == nil)
        #expect(question.bridge)
        let feedback = { (number: Int) -> MistakeReply in "You chose \(number). Touch each one as you count." }
        #expect(
            question.body
                == QuestionBody(
                    MultipleChoice(
                        options: [
                            ChoiceOption(id: "a", text: "2", image: nil, explanation: feedback(2)),
                            ChoiceOption(id: "b", text: "3", image: nil, explanation: nil),
                            ChoiceOption(id: "c", text: "4", image: nil, explanation: feedback(4)),
                        ],
                        correct: "b")))
    }

    @Test("a question with a blank comes over as it stands in the file")
    func fillInBlank() throws {
        let question = try #require(FixturePack.pack().installed.first?.content?.lesson.questions.dropFirst().first)
        let feedback = { (number: Int) -> MistakeReply in "You chose \(number). Touch each one as you count." }
        #expect(
            question.body
                == QuestionBody(
                    FillInBlank(
                        answers: ["4", "four"], wordBank: ["3", "4", "5"],
                        mistakes: [
                            ExpectedMistake(text: "3", explanation: feedback(3)),
                            ExpectedMistake(text: "5", explanation: feedback(5)),
                        ])))
    }
}
