/// The one way from the library to a child: what its filter lets through at one moment (Content, Content filter).
///
/// The library itself does not come out of it, so whoever has a gate and nothing else cannot show a child what the filter
/// keeps away.
public struct ContentGate: Sendable {
    let library: Library
    /// The child's rules.
    public let filter: ContentFilter
    /// The child's age group.
    public let tier: AgeTier
    /// The moment for which it answers.
    public let now: Instant
    /// The child's language, in which lessons are told where a pack has it.
    public let language: String?

    /// The gate between a library and a child of this tier.
    public init(library: Library, filter: ContentFilter, tier: AgeTier, now: Instant, language: String? = nil) {
        self.library = library
        self.filter = filter
        self.tier = tier
        self.now = now
        self.language = language
    }

    /// All lessons that are let through, in their order.
    public var lessons: some Sequence<InstalledLesson> { lessons(after: nil) }

    /// Those after a lesson, whether that one is let through or not; all when it is not there.
    public func lessons(after last: LessonID?) -> some Sequence<InstalledLesson> {
        library.lessons(after: last).lazy.filter { verdict(on: $0).isAllowed }
            .map { library.inLanguage($0, language) }
    }

    /// The lesson, if it is let through.
    public func lesson(_ id: LessonID) -> InstalledLesson? {
        library.lesson(id, language: language).flatMap { verdict(on: $0).isAllowed ? $0 : nil }
    }

    /// The lesson of an activity in the edition with which it began, if it is let through; the first of several, if all
    /// are.
    public func lesson(of activity: Activity) -> InstalledLesson? {
        guard let lessons = library.lessons(of: activity), lessons.allSatisfy({ verdict(on: $0).isAllowed }) else {
            return nil
        }
        return lessons.first
    }

    /// What an activity is about, for people: the title of its lesson, the name of the skill that a review looks back at,
    /// or the title of the subject of a mixed quiz; nil when it is not let through.
    public func title(of activity: Activity) -> String? {
        guard let lesson = lesson(of: activity) else { return nil }
        if let skill = activity.skill.flatMap({ library.skill($0) }) { return skill.name }
        return activity.mixedSubject.map { title(ofSubject: $0) ?? $0 } ?? lesson.lesson.title
    }

    /// What was asked in an activity, by presentation; nothing unless all of its lessons are let through, or it is not kept.
    public func prompts(of activity: ActivityID, in book: LearningBook) -> [PresentationID: String] {
        guard let known = book.activity(activity), lesson(of: known) != nil else { return [:] }
        return book.prompts(of: activity, in: library)
    }

    /// The lesson that a question belongs to, if it is let through.
    public func lesson(holding question: QuestionID) -> InstalledLesson? {
        library.lesson(holding: question).flatMap { lesson($0.lesson.id) }
    }

    /// The standard behind a lesson that was let through.
    public func standard(of installed: InstalledLesson) -> Standard? {
        library.skill(installed.lesson.skill).flatMap { library.standard($0.standard) }
    }

    /// The packs of which at least one lesson is let through, each with those lessons.
    public var packs: [(pack: Pack, lessons: [LessonHead])] {
        library.packs.compactMap { pack in
            let allowed = pack.lessons.filter { lesson($0.id) != nil }
            return allowed.isEmpty ? nil : (pack, allowed)
        }
    }

    /// The name of a subject of which at least one lesson is let through, from the packs of such lessons; nil for
    /// another. A subject that no pack has any more has its id alone to show, if no rule is against it.
    public func title(ofSubject id: String) -> String? {
        guard library.hasSubject(id) else { return filter.refusal(ofSubject: id, now: now) == nil ? id : nil }
        return packs.filter { $0.lessons.contains { $0.subject == id } }.map(\.pack).title(ofSubject: id)
    }

    /// What is let through at this moment stays so at least until then, if no rule is changed; nil: no end is known.
    public var nextChange: Instant? { filter.nextEndOfPause(after: now) }

    /// Whether a skill is a list, each item of which is mastered by itself.
    public func isList(_ skill: SkillID) -> Bool { library.isList(skill) }

    func verdict(on installed: InstalledLesson) -> ContentVerdict {
        filter.verdict(installed, childTier: tier, now: now)
    }
}

// MARK: Verdicts

extension ContentGate {
    /// What the filter says; nil when there is no such lesson, subject or pack.
    public func verdict(on target: FilterTarget) -> ContentVerdict? {
        switch target {
        case .lesson(let id): library.lesson(id).map { verdict(on: $0) }
        case .subject(let id):
            library.hasSubject(id) ? ContentVerdict(refusedBy: filter.refusal(ofSubject: id, now: now)) : nil
        case .pack(let id): verdict(onPack: id)
        case .app(let name): ContentVerdict(refusedBy: filter.refusal(ofApp: name))
        }
    }

    /// A pack is allowed when one of its lessons is; else the first lesson says why.
    private func verdict(onPack id: PackID) -> ContentVerdict? {
        guard let pack = library.packs.first(where: { $0.manifest.id == id }) else { return nil }
        if filter.blockedPacks.contains(id) { return ContentVerdict(refusedBy: .resting) }
        let verdicts = pack.lessons.lazy.compactMap { library.lesson($0.id) }.map { verdict(on: $0) }
        return verdicts.contains(.allowed) ? .allowed : verdicts.first
    }
}
