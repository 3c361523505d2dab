/// One edition of a lesson together with the pack it came from. It never changes: whoever holds it, such as an activity
/// that began with it, goes on with it when the pack is replaced or removed.
public final class InstalledLesson: Hashable, Sendable {
    /// The lesson.
    public let lesson: Lesson
    /// The pack it came from.
    public let pack: PackID
    /// The version of that pack.
    public let packVersion: String
    /// What names this edition.
    public let edition: LessonEdition
    private let places: [QuestionID: Int]
    private let sections: [QuestionID: Int]

    /// A lesson of a pack.
    public init(lesson: Lesson, pack: PackID, packVersion: String, edition: LessonEdition) {
        self.lesson = lesson
        self.pack = pack
        self.packVersion = packVersion
        self.edition = edition
        places = Dictionary(
            lesson.questions.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first })
        sections = Dictionary(
            lesson.sections.enumerated().flatMap { section in section.element.questions.map { ($0, section.offset) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// Equal when all that they hold is.
    public static func == (lhs: InstalledLesson, rhs: InstalledLesson) -> Bool {
        lhs === rhs
            || lhs.edition == rhs.edition && lhs.pack == rhs.pack && lhs.packVersion == rhs.packVersion
                && lhs.lesson == rhs.lesson
    }

    /// Hashes the names, which tell editions apart.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(lesson.id)
        hasher.combine(edition)
    }
}

extension InstalledLesson: QuestionSource {
    /// The question with this id.
    public func question(_ id: QuestionID) -> Question? { places[id].map { lesson.questions[$0] } }

    /// The part that a question is asked in.
    public func section(of question: QuestionID) -> Section? { sections[question].map { lesson.sections[$0] } }

    /// All questions of a lesson belong to its skill.
    public func skill(of question: QuestionID) -> SkillID { lesson.skill }
}
