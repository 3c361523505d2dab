/// All installed packs, indexed. Questions, lessons and skills are found by id in constant time.
///
/// It is an object that never changes, because every call hands it around: another pack makes another library.
public final class Library: Sendable {
    /// In the order of their installation.
    public let packs: [Pack]
    /// All lessons: pack by pack, then by their number.
    public let lessons: [InstalledLesson]
    private let lessonPlaces: [LessonID: Int]
    private let editions: [LessonEdition: InstalledLesson]
    private let questionPlaces: [QuestionID: Int]
    /// Lessons in other languages, in the order of the tags.
    private let variants: [LessonID: [InstalledLesson]]
    private let skills: [SkillID: Skill]
    private let standards: [StandardID: Standard]
    /// The lessons of each skill of which no question is drawn anew.
    private let lists: [SkillID: [InstalledLesson]]
    /// Editions that were replaced or removed, and with which an activity may still go on.
    private let retired: [LessonEdition: InstalledLesson]
    /// A lesson that no list shows, in each language: its activities have kinds of their own.
    private let builtIn: [InstalledLesson]

    /// A library without packs.
    ///
    /// - Parameter builtIn: a lesson that no list shows, such as that of the math facts, in each language; the first is for
    ///   all other languages.
    public convenience init(builtIn: [InstalledLesson] = []) { self.init(indexing: [], builtIn: builtIn) }

    /// The lesson with this id.
    public func lesson(_ id: LessonID) -> InstalledLesson? {
        lessonPlaces[id].map { lessons[$0] } ?? builtIn.first { $0.lesson.id == id }
    }

    /// Whether an edition is part of the program, and is not kept by the household.
    public func isBuiltIn(_ edition: LessonEdition) -> Bool { builtIn.contains { $0.edition == edition } }

    /// The lessons after the one with this id; all when there is none.
    func lessons(after last: LessonID?) -> ArraySlice<InstalledLesson> {
        lessons.dropFirst(last.flatMap { lessonPlaces[$0] }.map { $0 + 1 } ?? 0)
    }

    /// The lessons after the one with this id, all when there is none, each in the language that comes nearest to the tag.
    public func lessons(after last: LessonID?, language: String?) -> some Sequence<InstalledLesson> {
        lessons(after: last).lazy.map { self.inLanguage($0, language) }
    }

    /// The lesson in the language that comes nearest to the tag: the same, or the same without a region (`de` for
    /// `de-AT`); else in the pack's first.
    public func lesson(_ id: LessonID, language: String?) -> InstalledLesson? {
        lesson(id).map { inLanguage($0, language) }
    }

    /// An installed lesson in the language that comes nearest to the tag.
    func inLanguage(_ installed: InstalledLesson, _ language: String?) -> InstalledLesson {
        guard !variants.isEmpty, let language, installed.lesson.language != language,
            let others = variants[installed.lesson.id]
        else { return installed }
        return others.first { $0.lesson.language == language }
            ?? others.first { $0.lesson.language == language.prefix { $0 != "-" } } ?? installed
    }

    /// The lesson in the edition with which something began; the installed one if that edition is not kept any more, or
    /// was not written down.
    public func lesson(_ id: LessonID, in edition: LessonEdition?) -> InstalledLesson? {
        let installed = lesson(id)
        guard let edition, installed?.edition != edition else { return installed }
        return lesson(edition: edition) ?? installed
    }

    /// An edition of a lesson, installed or not; nil when it is not kept any more.
    public func lesson(edition: LessonEdition) -> InstalledLesson? {
        editions[edition] ?? retired[edition] ?? builtIn.first { $0.edition == edition }
    }

    /// The lesson that a question belongs to.
    public func lesson(holding question: QuestionID) -> InstalledLesson? {
        questionPlaces[question].map { lessons[$0] }
    }

    /// The skill with this id.
    public func skill(_ id: SkillID) -> Skill? { skills[id] }

    /// The ids of all skills, in no order.
    public var skillIDs: [SkillID] { Array(skills.keys) }

    /// Whether a skill is a list: its items are the questions of its lessons as they are written, and each is mastered by itself
    /// (Learning, Mastery).
    public func isList(_ skill: SkillID) -> Bool { lists[skill] != nil }

    /// The items of a skill that is a list, as far as the child may have their lessons; nil for other skills.
    func items(ofList skill: SkillID, through gate: ContentGate) -> [QuestionID]? {
        lists[skill]?.filter { gate.verdict(on: $0).isAllowed }.flatMap(\.lesson.graded)
    }

    /// The subject of a skill; nil when no pack has it.
    public func subject(of skill: SkillID) -> String? { skills[skill].flatMap { standards[$0.standard] }?.subject }

    /// The standard with this id.
    public func standard(_ id: StandardID) -> Standard? { standards[id] }

    /// Whether a pack names this subject.
    public func hasSubject(_ id: String) -> Bool {
        packs.contains { $0.manifest.subjects.contains { $0.id == id } }
    }

    /// How difficulty follows the answers in a subject, as the first pack that names it says.
    public func adaptivePolicy(of subject: String) -> AdaptivePolicy? {
        packs.lazy.compactMap { $0.manifest.subjects.first { $0.id == subject }?.policy }.first
    }

    /// The name of a subject that people read; its id when no pack has it any more.
    public func title(ofSubject id: String) -> String { packs.title(ofSubject: id) ?? id }

    /// The title of a lesson; its id when no pack has it any more.
    public func title(of lesson: LessonID) -> String { self.lesson(lesson)?.lesson.title ?? lesson.rawValue }

    /// What an activity is about, for people: the name of the skill that a review looks back at, the title of the subject of
    /// a mixed quiz, or that of its lesson.
    public func title(of activity: Activity) -> String {
        activity.skill.flatMap { skill($0)?.name } ?? activity.mixedSubject.map { title(ofSubject: $0) }
            ?? title(of: activity.lesson)
    }

    /// The title of a pack; its id when it is not there any more.
    public func title(of pack: PackID) -> String {
        packs.first { $0.manifest.id == pack }?.manifest.title ?? pack.rawValue
    }

    /// The library with one pack more; another version of the pack is replaced in its place, and its lessons retire.
    /// Lessons and questions that another pack already has are refused.
    public func installing(_ pack: Pack) -> Result<Library, PackRefusal> {
        var others = packs
        var place = others.count
        var rest = self
        if let index = others.firstIndex(where: { $0.manifest.id == pack.manifest.id }) {
            others.remove(at: index)
            place = index
            rest = Library(indexing: others, builtIn: builtIn)
        }
        let clashes = rest.clashes(with: pack)
        guard clashes.isEmpty else { return .failure(PackRefusal(pack: pack.manifest.id, faults: clashes)) }
        others.insert(pack, at: place)
        return .success(Library(indexing: others, builtIn: builtIn, retired: Array(retired.values) + allLessons))
    }

    /// The library without a pack, whose lessons retire; the same when it has no such pack.
    public func removing(_ pack: PackID) -> Library {
        Library(
            indexing: packs.filter { $0.manifest.id != pack }, builtIn: builtIn,
            retired: Array(retired.values) + allLessons)
    }

    /// The library with editions that retired before it was made, such as in an earlier run.
    public func remembering(_ editions: [InstalledLesson]) -> Library {
        Library(indexing: packs, builtIn: builtIn, retired: Array(retired.values) + editions)
    }

    /// The library without the retired editions that nobody goes on with.
    public func forgettingRetired(but used: Set<LessonEdition>) -> Library {
        Library(indexing: packs, builtIn: builtIn, retired: retired.values.filter { used.contains($0.edition) })
    }

    /// In every language.
    private var allLessons: [InstalledLesson] { lessons + packs.flatMap(\.variants) }

    private init(
        indexing packs: [Pack], builtIn: [InstalledLesson], retired editions: [InstalledLesson] = []
    ) {
        self.builtIn = builtIn
        let lessons = packs.flatMap(\.installed)
        let translated = packs.flatMap(\.variants)
        let others = translated + builtIn.dropFirst()
        let installed = Self.index((lessons + translated).map { ($0.edition, $0) })
        self.packs = packs
        self.lessons = lessons
        lessonPlaces = Self.index(lessons.enumerated().map { ($0.element.lesson.id, $0.offset) })
        self.editions = installed
        variants = Dictionary(grouping: others, by: \.lesson.id).mapValues { lessons in
            lessons.sorted { $0.lesson.language < $1.lesson.language }
        }
        questionPlaces = Self.index(
            lessons.enumerated().flatMap { lesson in lesson.element.lesson.questions.map { ($0, lesson.offset) } })
        // Packs share skills; what the first of them says about one counts, so that a later pack changes no other's.
        let first = packs.reversed()
        skills = Self.index(first.flatMap { $0.manifest.skills.map { ($0.id, $0) } })
        standards = Self.index(first.flatMap { $0.manifest.standards.map { ($0.id, $0) } })
        lists = Dictionary(grouping: lessons, by: \.lesson.skill).filter { $0.value.allSatisfy(\.lesson.isWritten) }
        // What is installed is not retired.
        retired = Self.index(editions.filter { installed[$0.edition] == nil }.map { ($0.edition, $0) })
    }

    /// Of several things with one name the last counts.
    private static func index<Name, Thing>(_ pairs: [(Name, Thing)]) -> [Name: Thing] {
        Dictionary(pairs, uniquingKeysWith: { _, last in last })
    }

    private func clashes(with pack: Pack) -> [PackFault] {
        var faults: [PackFault] = []
        func refuse(_ lesson: LessonID, _ pointer: String, _ what: String, _ other: InstalledLesson) {
            let reason =
                "another installed pack (\(other.pack)) has the \(what); remove that pack first, or its author gives "
                + "other ids"
            faults.append(PackFault(file: lesson.rawValue, pointer: pointer, reason: reason))
        }
        for lesson in pack.lessons {
            if let other = self.lesson(lesson.id) { refuse(lesson.id, "/id", "lesson \(lesson.id)", other) }
            for (index, question) in lesson.questions.enumerated() {
                guard let place = questionPlaces[question] else { continue }
                refuse(lesson.id, "/questions/\(index)/id", "question \(question)", lessons[place])
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
