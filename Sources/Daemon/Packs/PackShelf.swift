import Household
import Packs

/// The installed packs as the engine may use them: content leaves only through a child's gate, or for a parent.
///
/// What is behind it is private, so no method can by-pass the filter (Content, Content filter).
struct PackShelf: Sendable {
    private var library: Library
    /// The packs that are part of the program.
    private var shipped: Set<PackID>
    /// Rises with each change: what was made from the packs before is not kept any longer.
    private(set) var version = 1

    init(_ library: Library, shipped: Set<PackID>) {
        self.library = library
        self.shipped = shipped
    }

    /// All packs with their content: parents see everything.
    func whole(for parent: ParentID) -> Library { library }

    /// What a child of this tier may see at a moment.
    func gate(_ filter: ContentFilter, _ tier: AgeTier, at now: Instant, language: String) -> ContentGate {
        ContentGate(library: library, filter: filter, tier: tier, now: now, language: language)
    }

    /// What the consequences of a turn need to know.
    func turn(_ calendar: HouseholdCalendar, at moment: Moment) -> TurnContext {
        TurnContext(library: library, calendar: calendar, moment: moment)
    }

    /// The reply to an answer once more. What was let through is told again as it was.
    func again(_ receipt: AnswerReceipt) -> AnswerReply {
        AnswerReply(receipt, in: library)
    }

    /// An edition of a lesson as the household keeps it.
    func kept(_ edition: LessonEdition) -> KeptEdition? { library.lesson(edition: edition).flatMap(PackShapes.kept) }

    // MARK: Changes

    /// Puts a pack on the shelf, in the place of another version of it. Activities go on with the editions of before.
    ///
    /// - Parameter used: the editions that somebody goes on with; the others that have retired are let go.
    mutating func install(_ pack: Pack, used: Set<LessonEdition>) throws(PackRefusal) {
        library = try library.installing(pack).get()
        shipped.remove(pack.manifest.id)
        noteChange(used)
    }

    /// Takes a pack from the shelf, its lessons retire; false when there is no such pack.
    mutating func remove(_ pack: PackID, used: Set<LessonEdition>) -> Bool {
        guard library.packs.contains(where: { $0.manifest.id == pack }) else { return false }
        library = library.removing(pack)
        shipped.remove(pack)
        noteChange(used)
        return true
    }

    /// Takes back the editions that the household keeps and that are not installed any more, for what goes on with them.
    ///
    /// - Returns: the names of those that cannot be read.
    mutating func remember(_ kept: [KeptEdition]) -> [LessonEdition] {
        var unreadable: [LessonEdition] = []
        let retired = kept.compactMap { kept -> InstalledLesson? in
            guard library.lesson(edition: kept.edition) == nil else { return nil }
            if let edition = PackShapes.edition(kept) { return edition }
            unreadable.append(kept.edition)
            return nil
        }
        guard !retired.isEmpty else { return unreadable }
        library = library.remembering(retired)
        version += 1
        return unreadable
    }

    private mutating func noteChange(_ used: Set<LessonEdition>) {
        library = library.forgettingRetired(but: used)
        version += 1
    }

    // MARK: What tells no content

    /// What names the installed edition of a lesson.
    func edition(of lesson: LessonID) -> LessonEdition? { library.lesson(lesson)?.edition }

    func knows(_ lesson: LessonID) -> Bool { library.lesson(lesson) != nil }

    func subject(of lesson: LessonID) -> String? { library.lesson(lesson)?.lesson.subject }

    /// A lesson as screen time knows it; nil when there is none of this id.
    func activity(of lesson: LessonID) -> ActivityRef? {
        library.lesson(lesson).map {
            ActivityRef(subject: $0.lesson.subject, lesson: lesson.rawValue, pack: $0.pack.rawValue)
        }
    }

    func isShipped(_ pack: PackID) -> Bool { shipped.contains(pack) }

    /// Ids with versions.
    var versions: [String] { library.packs.map { "\($0.manifest.id) \($0.manifest.version)" } }
}
