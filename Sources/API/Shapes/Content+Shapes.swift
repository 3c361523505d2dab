import Household
import JSONRPC
import Shapes

extension Shape where Value == SubjectPause {
    /// How it is read and written: `SubjectPause` in the reference.
    public static let subjectPause = Shape.object("SubjectPause", "A subject that rests.", make: SubjectPause.init) {
        required("subject", \.subject, .text(1...64))
        optional("until", \.until, .instant, "When it ends by itself; absent: never.")
        optional("untilFinished", \.untilFinished, .text(1...64), "The subject of which a finished lesson ends it.")
    }
}

extension Shape where Value == ContentFilter {
    /// How it is read and written: `ContentFilter` in the reference.
    public static let contentFilter: Shape<ContentFilter> = .object(
        "ContentFilter", "Which lessons a child may see.", from: ContentFilter()
    ) {
        optional(
            "allowedSubjects", \.allowedSubjects, .set(of: .text(1...64), in: { $0 < $1 }, maximum: 100),
            "Absent: all; empty: none.")
        optional("highestDifficulty", \.highestDifficulty, .integer(1...5))
        optional("highestTier", \.highestTier, .word(AgeTier.self), "Absent: the child's own and lower.")
        required(
            "blockedLessons", \.blockedLessons,
            .set(of: .id(LessonID.self), in: { $0.rawValue < $1.rawValue }, maximum: 1000))
        required(
            "blockedPacks", \.blockedPacks, .set(of: .id(PackID.self), in: { $0.rawValue < $1.rawValue }, maximum: 1000)
        )
        required("pausedSubjects", \.pausedSubjects, .list(of: .subjectPause, maximum: 100))
        optional(
            "allowedApps", \.allowedApps, .set(of: .text(1...64), in: { $0 < $1 }, maximum: 100),
            "The front-end apps that the child may use. Absent: all; empty: none.")
    }
}
