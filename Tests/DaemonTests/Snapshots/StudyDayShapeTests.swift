import Household
import Shapes
import StrictJSON
import Testing

@testable import Stored

/// Days of learning as they were stored before mistakes had classes.
@Suite("Days of before in folds") struct StudyDayShapeTests {
    private typealias OldMistake = (mistake: FactMistake, count: Int)
    private typealias OldDay = (day: Day, mistakes: [OldMistake])

    /// The shape of a book then, as far as it is needed: members that come after the mistakes were added later.
    private static let book = Shape<[OldDay]>.object(
        "StudyBook", make: { days, _ in days },
        members: {
            required("days", .list(of: day)) { $0 }
            required("recent", .list(of: .whole)) { (_: [OldDay]) -> [Int] in [] }
        })
    private static let day = Shape<OldDay>.object(
        "StudyDay", make: { day, _, _, _, mistakes in OldDay(day, mistakes) },
        members: {
            required("day", .number) { $0.day }
            optional("sessions", .whole) { (_: OldDay) -> Int? in nil }
            optional("subjects", .list(of: .whole)) { (_: OldDay) -> [Int]? in nil }
            optional("kinds", .list(of: .whole)) { (_: OldDay) -> [Int]? in nil }
            required("mistakes", .list(of: mistake)) { $0.mistakes }
        })
    private static let mistake = Shape<OldMistake>.object(
        "MistakeTotals", make: { OldMistake($0, $1) },
        members: {
            required("mistake", .word(FactMistake.self)) { $0.mistake }
            required("count", .whole) { $0.count }
        })

    @Test("Mistakes in math facts become classes, packed and as JSON, and are written as such")
    func old() throws {
        let was: [OldDay] = [(Day(number: 20_778), [(.operand, 3), (.filler, 2), (.digitSwap, 1)])]
        let expected = StudyBook(days: [
            StudyDay(
                day: Day(number: 20_778),
                mistakes: [
                    MistakeTotals(mistake: .givenNumber, skill: "math-facts", count: 3),
                    MistakeTotals(mistake: .swappedDigits, skill: "math-facts", count: 1),
                ])
        ])
        let read = try Shape.studyBook.unpack(Self.book.pack(was, after: 8))
        #expect(read == expected)
        #expect(try Shape.studyBook.read(JSONDocument(scanning: Self.book.encode(was)).root) == expected)
        #expect(try Shape.studyBook.unpack(Shape.studyBook.pack(read, after: 9)) == expected)
    }
}
