import Household
import JSONRPC

extension Shape where Value == SubjectPause {
    public static let subjectPause = Shape.object("SubjectPause", "A subject that rests.", make: SubjectPause.init) {
        required("subject", .text(1...64)) { $0.subject }
        optional("until", .instant, "Until a parent lifts it when absent.") { $0.until }
    }
}

extension Shape where Value == ContentFilter {
    public static let contentFilter = Shape.object(
        "ContentFilter", "Which lessons a child may see.",
        make: { subjects, difficulty, tier, lessons, packs, pauses in
            ContentFilter(
                allowedSubjects: subjects.map(Set.init), highestDifficulty: difficulty, highestTier: tier,
                blockedLessons: Set(lessons), blockedPacks: Set(packs), pausedSubjects: pauses)
        }
    ) {
        optional("allowedSubjects", .list(of: .text(1...64), maximum: 100), "Absent: all; empty: none.") {
            $0.allowedSubjects?.sorted()
        }
        optional("highestDifficulty", .integer(1...5)) { $0.highestDifficulty }
        optional("highestTier", .word(AgeTier.self), "Absent: the child's own and lower.") { $0.highestTier }
        required("blockedLessons", .list(of: .id(LessonID.self), maximum: 1000)) {
            $0.blockedLessons.sorted { $0.rawValue < $1.rawValue }
        }
        required("blockedPacks", .list(of: .id(PackID.self), maximum: 1000)) {
            $0.blockedPacks.sorted { $0.rawValue < $1.rawValue }
        }
        required("pausedSubjects", .list(of: .subjectPause, maximum: 100)) { $0.pausedSubjects }
    }
}
