import Household
import JSONRPC
import Shapes

extension Shape where Value == SubjectPause {
    /// How it is read and written: `SubjectPause` in the reference.
    public static let subjectPause = Shape.object("SubjectPause", "A subject that rests.", make: SubjectPause.init) {
        required("subject", .text(1...64)) { $0.subject }
        optional("until", .instant, "When it ends by itself; absent: never.") { $0.until }
        optional("untilFinished", .text(1...64), "The subject of which a finished lesson ends it.") {
            $0.untilFinished
        }
    }
}

extension Shape where Value == ContentFilter {
    /// How it is read and written: `ContentFilter` in the reference.
    public static let contentFilter: Shape<ContentFilter> = .object(
        "ContentFilter", "Which lessons a child may see.", make: filter
    ) {
        optional("allowedSubjects", .list(of: .text(1...64), maximum: 100), "Absent: all; empty: none.") {
            $0.allowedSubjects?.sorted()
        }
        optional("highestDifficulty", .integer(1...5)) { $0.highestDifficulty }
        optional("highestTier", .word(AgeTier.self), "Absent: the child's own and lower.") { $0.highestTier }
        required("blockedLessons", .list(of: .id(LessonID.self), maximum: 1000)) { inOrder($0.blockedLessons) }
        required("blockedPacks", .list(of: .id(PackID.self), maximum: 1000)) { inOrder($0.blockedPacks) }
        required("pausedSubjects", .list(of: .subjectPause, maximum: 100)) { $0.pausedSubjects }
        optional(
            "allowedApps", .list(of: .text(1...64), maximum: 100),
            "The front-end apps that the child may use. Absent: all; empty: none."
        ) {
            $0.allowedApps?.sorted()
        }
    }

    private static func filter(
        subjects: [String]?, difficulty: Int?, tier: AgeTier?, lessons: [LessonID], packs: [PackID],
        pauses: [SubjectPause], apps: [String]?
    ) -> ContentFilter {
        ContentFilter(
            allowedSubjects: subjects.map(Set.init), highestDifficulty: difficulty, highestTier: tier,
            blockedLessons: Set(lessons), blockedPacks: Set(packs), pausedSubjects: pauses,
            allowedApps: apps.map(Set.init))
    }

    /// Ids in the order of their texts.
    private static func inOrder<ID: RawRepresentable>(_ ids: Set<ID>) -> [ID] where ID.RawValue == String {
        ids.sorted { $0.rawValue < $1.rawValue }
    }
}
