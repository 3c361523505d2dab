import QuestionKinds
import SampleFamily
import Testing

@testable import Daemon
@testable import Packs
@testable import Household

/// The questions that are written down; those that are made of templates have tests of their own.
@Suite("Shipped content")
struct ShippedContentTests {
    static let lessons: [Lesson] = EmbeddedPacks.all.flatMap(\.installed).compactMap { $0.content?.lesson }
        .filter { $0.questions.count >= 5 }
    static let questions: [Question] = lessons.flatMap(\.questions)

    @Test("a lesson mixes kinds")
    func everyLesson() {
        for lesson in Self.lessons {
            #expect(Set(lesson.questions.map(\.kind)).count >= 2, "\(lesson.id)")
            #expect(lesson.questions.map(\.bridge).contains(true), "\(lesson.id)")
        }
        #expect(Self.lessons.compactMap(\.sticker).count >= 2)
        #expect(Set(Self.questions.map(\.kind)).isSubset(of: QuestionKinds.all.map { $0.kind }))
        #expect(Set(Self.questions.map(\.kind)).count >= 4)
    }

    @Test("no lesson comes before what its skill builds on, and none of a skill is easier than the one before it")
    func order() throws {
        for pack in EmbeddedPacks.all {
            let lessons = Dictionary(grouping: pack.lessons.enumerated(), by: \.element.skill)
            for (skill, taught) in lessons {
                #expect(taught.map(\.element.difficulty) == taught.map(\.element.difficulty).sorted(), "\(skill)")
            }
            for skill in pack.manifest.skills {
                let begins = try #require(lessons[skill.id]?.first?.offset)
                for need in skill.needs {
                    let before = try #require(lessons[need]?.first?.offset)
                    #expect(before < begins, "\(skill.id) needs \(need)")
                }
            }
        }
        let ids = try #require(EmbeddedPacks.all.first { $0.manifest.id == "kindergarten-math" }).lessons.map(\.id)
        let places = try ["k-count-2", "k-number-names-2", "k-teens-2", "k-coins-2"].map { id in
            try #require(ids.firstIndex(of: LessonID(rawValue: id)))
        }
        #expect(places == places.sorted())
    }

    @Test("what answers a question is graded right", arguments: questions)
    func right(question: Question) throws {
        let answers = Solutions(question: question).right
        #expect(!answers.isEmpty)
        for answer in answers {
            let grading = try question.body.content.grade(answer, tier: .preschool)
            #expect(grading.isRight || grading == .participated, "\(answer)")
        }
    }

    @Test("every other choice is graded wrong, and something of its own is said about it", arguments: questions)
    func wrong(question: Question) throws {
        let answers = Solutions(question: question).wrong
        #expect(!answers.isEmpty || question.body.content.solution == nil)
        // These have an explanation of the author for each choice; others say of themselves what was answered.
        let explained = [MultipleChoice.kind, FillInBlank.kind, Matching.kind, DragAndDrop.kind]
        for answer in answers {
            let grading = try question.body.content.grade(answer, tier: .preschool)
            #expect(!grading.isRight, "\(answer)")
            let words = try #require(grading.feedback)
            guard explained.contains(question.kind) else { continue }
            #expect(Solutions(question: question).explanations.contains { words.hasSuffix($0) }, "\(words)")
        }
    }

    @Test("what is said of a wrong choice, while tries are left, does not give the answer away", arguments: questions)
    func keepsTheAnswer(question: Question) {
        guard let answer = Solutions(question: question).text?.lowercased() else { return }
        let told = answer.split(separator: " ").last.map(String.init) ?? answer
        // A whole sentence as the answer shares words with what is said of others.
        guard answer.split(separator: " ").count <= 2 else { return }
        guard told.allSatisfy({ $0.isLetter || $0.isNumber }) else { return }
        var feedback: [String] = []
        if let body = question.body.content(as: MultipleChoice.self) {
            feedback = body.options.compactMap(\.explanation?.text)
        } else if let body = question.body.content(as: FillInBlank.self) {
            feedback = body.mistakes.map(\.explanation.text)
        }
        for text in feedback {
            // The first sentence repeats what was chosen.
            let rest = text.drop { $0 != "." }
            #expect(!words(of: rest.lowercased()).contains(told), "\(text)")
        }
    }

    @Test("no right choice is talked about as a wrong one", arguments: questions)
    func rightChoicesAreNotExplained(question: Question) {
        if let body = question.body.content(as: MultipleChoice.self) {
            for option in body.options { #expect((option.explanation == nil) == (option.id == body.correct)) }
        }
    }

    @Test("the explanation names the answer, and the gentle hints do not give a number away", arguments: questions)
    func hints(question: Question) {
        guard let answer = Solutions(question: question).text, Int(answer) != nil else { return }
        #expect(words(of: question.explanation).contains(answer))
        for hint in question.hints { #expect(!words(of: hint).contains(answer), "\(hint)") }
    }

    @Test("every sum and difference that is told is true", arguments: questions)
    func arithmetic(question: Question) {
        for text in Solutions(question: question).texts {
            for match in text.matches(of: /(\d+) take away (\d+) is (\d+)/) { check(match.output, text, -) }
            for match in text.matches(of: /(\d+) and (\d+) (?:is|make|makes) (\d+)/) { check(match.output, text, +) }
        }
    }

    @Test("every count goes on by one, up, down or by two", arguments: questions)
    func counts(question: Question) throws {
        for text in Solutions(question: question).texts where question.kind != Matching.kind {
            for match in text.matches(of: /\d+(?:, \d+){2,}/) {
                let numbers = match.output.split(separator: ", ").compactMap { Int($0) }
                let steps = Set(zip(numbers, numbers.dropFirst()).map { $1 - $0 })
                #expect(steps.count == 1 && steps.isSubset(of: [1, 2, -1]), "\(text)")
            }
        }
    }

    @Test(
        "as many things are shown as are told of",
        arguments: questions.filter { $0.prompt.contains("How many") || $0.prompt.contains("___") })
    func pictures(question: Question) throws {
        guard let answer = Solutions(question: question).text.flatMap({ Int($0) }) else { return }
        let shown = question.prompt.count { $0.unicodeScalars.contains { $0.value > 0x2100 } }
        guard shown > 0 else { return }
        let away = [("flies away", 1), ("2 cookies are eaten", 2), ("3 balloons fly off", 3), ("All 4 drive away", 4)]
        let gone = away.first { question.prompt.contains($0.0) }?.1 ?? 0
        // Ten crayons are in one box, which is one image.
        let boxed = question.prompt.contains("10 crayons are in the box") ? 9 : 0
        #expect(shown - gone + boxed == answer)
    }

    private func check(
        _ found: (Substring, Substring, Substring, Substring), _ text: String, _ operation: (Int, Int) -> Int
    ) {
        guard let first = Int(found.1), let second = Int(found.2), let result = Int(found.3) else { return }
        #expect(operation(first, second) == result, "\(text)")
    }

    private func words(of text: String) -> [String] {
        text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
}
