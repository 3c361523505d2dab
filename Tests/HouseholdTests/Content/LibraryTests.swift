import QuestionKinds
import Testing

@testable import Household

struct LibraryTests {
    @Test("A gate names a subject as the packs do whose lessons it lets through, and no other subject")
    func titles() throws {
        var draft = PackFixture.letters
        draft.manifest.subjects[0].title = "Other maths"
        let library = try PackFixture.library().installing(PackFixture.pack(draft)).get()
        func title(_ filter: ContentFilter, _ subject: String = "math") -> String? {
            ContentGate(library: library, filter: filter, tier: .elementary, now: Instant(seconds: 0))
                .title(ofSubject: subject)
        }
        let usual = library.title(ofSubject: "math")
        #expect(usual == PackFixture.manifest.subjects[0].title)
        #expect(title(ContentFilter()) == usual)
        #expect(title(ContentFilter(blockedPacks: ["numbers"])) == "Other maths")
        #expect(title(ContentFilter(blockedPacks: ["numbers", "letters"])) == nil)
        #expect(title(ContentFilter(pausedSubjects: [SubjectPause(subject: "math", until: nil)])) == nil)
        // Of a pack that is gone the id alone is left.
        #expect(library.title(ofSubject: "gone") == "gone")
        #expect(title(ContentFilter(), "gone") == "gone")
        #expect(title(ContentFilter(allowedSubjects: ["math"]), "gone") == nil)
    }

    @Test("Lessons, questions, skills and standards are found by id")
    func thingsAreFoundByID() throws {
        let library = try PackFixture.library()
        #expect(library.lesson("two")?.content?.lesson == PackFixture.lessonTwo)
        #expect(library.lesson("two")?.pack == "numbers")
        #expect(library.lesson("two")?.packVersion == "1.0.0")
        #expect(library.question("q2")?.kind == FillInBlank.kind)
        #expect(library.lesson(holding: "t2")?.lesson.id == "two")
        #expect(library.skill("add")?.standard == "1.add")
        #expect(library.standard("1.add")?.grade == .first)
        #expect(library.lesson("three") == nil)
        #expect(library.question("q9") == nil)
        #expect(library.lesson(holding: "q9") == nil)
    }

    @Test("Packs stand in the order of their installation, a new version in the place of the old one")
    func packsKeepTheirPlace() throws {
        var library = try PackFixture.library().installing(PackFixture.pack(PackFixture.letters)).get()
        #expect(library.lessons.map(\.lesson.id) == ["one", "two", "letters.one", "letters.two"])
        var newer = PackFixture.draft
        newer.manifest.version = "2.0.0"
        newer.lessons.removeLast()
        library = try library.installing(PackFixture.pack(newer)).get()
        #expect(library.lessons.map(\.lesson.id) == ["one", "letters.one", "letters.two"])
        #expect(library.lesson("one")?.packVersion == "2.0.0")
        #expect(library.question("t1") == nil)
        #expect(library.removing("numbers").lessons.map(\.lesson.id) == ["letters.one", "letters.two"])
        #expect(library.removing("nothing").packs.count == 2)
    }

    @Test("A pack with a lesson or a question of another pack is refused")
    func clashesAreRefused() throws {
        var draft = PackFixture.draft
        draft.manifest.id = "copy"
        draft.lessons.removeLast()
        let result = try PackFixture.library().installing(PackFixture.pack(draft))
        guard case .failure(let refusal) = result else {
            Issue.record("the pack was taken")
            return
        }
        #expect(refusal.pack == "copy")
        #expect(refusal.faults.map(\.pointer) == ["/id", "/questions/0/id", "/questions/1/id", "/questions/2/id"])
    }
}

extension Library {
    /// The question with this id, as an activity with a seed has it.
    func question(_ id: QuestionID, seed: UInt64 = 0) -> Question? {
        (lesson(holding: id) ?? lesson(FactDomain.addSubtract.lesson))?.content?.question(id, seed: seed)
    }
}
