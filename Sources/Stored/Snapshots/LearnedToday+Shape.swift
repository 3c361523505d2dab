import Household
import Shapes

/// A lesson and what was done of it today, as it is stored.
private typealias PartEntry = (lesson: LessonID, part: LearnedToday.Part)

extension Shape where Value == LearnedToday {
    static let learnedToday = Shape.object(
        "LearnedToday",
        make: { day, parts in
            LearnedToday(
                day: day,
                parts: Dictionary(parts.map { ($0.lesson, $0.part) }, uniquingKeysWith: { first, _ in first }))
        },
        members: {
            optional("day", .number) { $0.day }
            required("lessons", .list(of: partEntry)) { today in
                today.parts.map { PartEntry($0.key, $0.value) }
                    .sorted { $0.lesson.rawValue.utf8.lexicographicallyPrecedes($1.lesson.rawValue.utf8) }
            }
        })
}

private let partEntry = Shape<PartEntry>.object(
    "LearnedPart",
    make: { PartEntry($0, LearnedToday.Part(answered: Set($1), right: Set($2), longestRun: $3 ?? 0)) },
    members: {
        required("lesson", .name) { $0.lesson }
        required("answered", .list(of: .name)) { $0.part.answered.inOrder }
        required("right", .list(of: .name)) { $0.part.right.inOrder }
        unless("longestRun", .whole, is: 0) { $0.part.longestRun }
    })

extension Set<QuestionID> {
    /// Always the same bytes for the same questions.
    fileprivate var inOrder: [QuestionID] {
        sorted { $0.rawValue.utf8.lexicographicallyPrecedes($1.rawValue.utf8) }
    }
}
