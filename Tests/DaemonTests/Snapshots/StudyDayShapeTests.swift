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
        "StudyBook", from: [],
        members: {
            required("days", \.self, .list(of: day))
            required("recent", .list(of: .whole), get: { _ in [] }, set: { _, _ in })
        })
    private static let day = Shape<OldDay>.object(
        "StudyDay", from: (Day(number: 0), []),
        members: {
            required("day", \.day, .number)
            optional("sessions", .whole, get: { _ in nil }, set: { _, _ in })
            optional("subjects", .list(of: .whole), get: { _ in nil }, set: { _, _ in })
            optional("kinds", .list(of: .whole), get: { _ in nil }, set: { _, _ in })
            required("mistakes", \.mistakes, .list(of: mistake))
        })
    private static let mistake = Shape<OldMistake>.object(
        "MistakeTotals", from: (.operand, 0),
        members: {
            required("mistake", \.mistake, .word(FactMistake.self))
            required("count", \.count, .whole)
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
