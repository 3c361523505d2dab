import Household

/// The installed packs as the engine may use them: content leaves only through a child's gate, or for a parent.
///
/// What is behind it is private, so no method can by-pass the filter (Content, Content filter).
struct PackShelf: Sendable {
    private let library: Library
    /// The packs that are part of the program.
    private let shipped: Set<PackID>

    init(_ library: Library, shipped: Set<PackID>) {
        self.library = library
        self.shipped = shipped
    }

    /// All packs with their content: parents see everything.
    func whole(for parent: ParentID) -> Library { library }

    /// What a child of this tier may see at a moment.
    func gate(_ filter: ContentFilter, _ tier: AgeTier, at now: Instant) -> ContentGate {
        ContentGate(library: library, filter: filter, tier: tier, now: now)
    }

    /// What the consequences of a turn need to know.
    func turn(_ calendar: HouseholdCalendar, at moment: Moment) -> TurnContext {
        TurnContext(library: library, calendar: calendar, moment: moment)
    }

    // MARK: What tells no content

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
