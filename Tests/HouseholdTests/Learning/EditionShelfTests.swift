import Testing

@testable import Household

/// What the household keeps of editions is bounded.
@Suite struct EditionShelfTests {
    private func edition(_ number: Int, of lesson: Int) -> KeptEdition {
        KeptEdition(
            edition: LessonEdition(rawValue: "e\(number)"), lesson: LessonID(rawValue: "l\(lesson)"), pack: "p",
            packVersion: "1.0.0", text: "{}")
    }

    @Test("A full shelf gives up its oldest edition for a new one, and no other")
    func full() {
        var shelf = EditionShelf((0..<EditionShelf.most).map { edition($0, of: $0) })
        shelf.keep(edition(7, of: 7))
        #expect(shelf.editions.count == EditionShelf.most && shelf.has("e0"))
        shelf.keep(edition(EditionShelf.most, of: EditionShelf.most))
        #expect(shelf.editions.count == EditionShelf.most)
        #expect(!shelf.has("e0") && shelf.has("e1") && shelf.has(LessonEdition(rawValue: "e\(EditionShelf.most)")))
    }

    @Test("On a full shelf a fourth edition of a lesson takes the place of that lesson's first one")
    func lesson() {
        var shelf = EditionShelf((0..<EditionShelf.most - 3).map { edition($0, of: $0) })
        for number in 1...3 { shelf.keep(edition(10_000 + number, of: 10_000)) }
        #expect(shelf.editions.count == EditionShelf.most)
        shelf.keep(edition(10_004, of: 10_000))
        #expect(shelf.editions.count == EditionShelf.most)
        #expect(!shelf.has("e10001") && shelf.has("e10002") && shelf.has("e0"))
    }
}
