import Household
import Shapes

/// A lesson and what was done of it today, as it is stored.
private typealias PartEntry = (key: LessonID, value: LearnedToday.Part)

extension Shape where Value == LearnedToday {
    static let learnedToday = Shape.object(
        "LearnedToday", from: LearnedToday(),
        members: {
            optional("day", .number, get: \.day, set: { $0 = LearnedToday(day: $1) })
            required(
                "lessons", .entries(of: partEntry, in: { $0.precedes($1) }), get: \.parts,
                set: { $0 = LearnedToday(day: $0.day, parts: $1) })
        })
}

private let partEntry = Shape<PartEntry>.object(
    "LearnedPart", from: ("", LearnedToday.Part()),
    members: {
        required("lesson", \.key, .name)
        required("answered", \.value.answered, .set(of: .name, in: { $0.precedes($1) }))
        required("right", \.value.right, .set(of: .name, in: { $0.precedes($1) }))
        unless("longestRun", \.value.longestRun, .whole, is: 0)
        unless("later", \.value.rightLater, .set(of: .name, in: { $0.precedes($1) }), is: [])
    })
