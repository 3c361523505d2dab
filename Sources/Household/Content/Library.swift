/// All installed packs, indexed. Questions, lessons and skills are found by id in constant time.
public struct Library: Sendable {
    /// In the order of their installation.
    public private(set) var packs: [Pack] = []
    /// All lessons: pack by pack, then by their number.
    public private(set) var lessons: [InstalledLesson] = []
    private var lessonPlaces: [LessonID: Int] = [:]
    private var questions: [QuestionID: Question] = [:]
    private var questionPlaces: [QuestionID: Int] = [:]
    private var skills: [SkillID: Skill] = [:]
    private var standards: [StandardID: Standard] = [:]

    /// A library without packs.
    public init() {}

    /// The lesson with this id.
    public func lesson(_ id: LessonID) -> InstalledLesson? { lessonPlaces[id].map { lessons[$0] } }

    /// The question with this id.
    public func question(_ id: QuestionID) -> Question? { questions[id] }

    /// The lesson that a question belongs to.
    public func lesson(holding question: QuestionID) -> InstalledLesson? {
        questionPlaces[question].map { lessons[$0] }
    }

    /// The skill with this id.
    public func skill(_ id: SkillID) -> Skill? { skills[id] }

    /// The standard with this id.
    public func standard(_ id: StandardID) -> Standard? { standards[id] }

    /// Whether a pack names this subject.
    public func hasSubject(_ id: String) -> Bool {
        packs.contains { $0.manifest.subjects.contains { $0.id == id } }
    }

    /// The name of a subject that people read; its id when no pack has it any more.
    public func title(ofSubject id: String) -> String { packs.title(ofSubject: id) ?? id }

    /// The library with one pack more; another version of the pack is replaced in its place.
    /// Lessons and questions that another pack already has are refused.
    public func installing(_ pack: Pack) -> Result<Library, PackRefusal> {
        var others = packs
        var place = others.count
        if let index = others.firstIndex(where: { $0.manifest.id == pack.manifest.id }) {
            others.remove(at: index)
            place = index
        }
        let clashes = Library(indexing: others).clashes(with: pack)
        guard clashes.isEmpty else { return .failure(PackRefusal(pack: pack.manifest.id, faults: clashes)) }
        others.insert(pack, at: place)
        return .success(Library(indexing: others))
    }

    /// The library without a pack; the same when it has no such pack.
    public func removing(_ pack: PackID) -> Library {
        Library(indexing: packs.filter { $0.manifest.id != pack })
    }

    private init(indexing packs: [Pack]) {
        self.packs = packs
        for pack in packs {
            for standard in pack.manifest.standards { standards[standard.id] = standard }
            for skill in pack.manifest.skills { skills[skill.id] = skill }
            for lesson in pack.lessons {
                lessonPlaces[lesson.id] = lessons.count
                lessons.append(
                    InstalledLesson(lesson: lesson, pack: pack.manifest.id, packVersion: pack.manifest.version))
                for question in lesson.questions {
                    questions[question.id] = question
                    questionPlaces[question.id] = lessons.count - 1
                }
            }
        }
    }

    private func clashes(with pack: Pack) -> [PackFault] {
        var faults: [PackFault] = []
        for lesson in pack.lessons {
            if lessonPlaces[lesson.id] != nil {
                faults.append(
                    PackFault(
                        file: lesson.id.rawValue, pointer: "/id",
                        reason: "another installed pack has the lesson \(lesson.id)"))
            }
            for (index, question) in lesson.questions.enumerated() where questions[question.id] != nil {
                faults.append(
                    PackFault(
                        file: lesson.id.rawValue, pointer: "/questions/\(index)/id",
                        reason: "another installed pack has the question \(question.id)"))
            }
        }
        return faults
    }
}

extension [Pack] {
    /// The name that the first pack with the subject gives it.
    func title(ofSubject id: String) -> String? {
        lazy.compactMap { $0.manifest.subjects.first { $0.id == id }?.title }.first
    }
}
