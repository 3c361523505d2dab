/// The subjects and question kinds of all installed lessons that a child's filter allows (Rewards, Badges).
public struct ContentScope: Hashable, Sendable {
    /// Subjects with a lesson.
    public var subjects: Set<String>
    /// Kinds of their questions.
    public var kinds: Set<QuestionKind>

    /// What a child of this tier may have. Subjects that only rest for a while belong to it: a pause makes no badge
    /// easier.
    init(of library: Library, filter: ContentFilter, childTier: AgeTier, now: Instant) {
        subjects = []
        kinds = []
        var lasting = filter
        lasting.pausedSubjects = []
        for installed in lasting.lessons(of: library, childTier: childTier, now: now) {
            subjects.insert(installed.lesson.subject)
            kinds.formUnion(installed.lesson.kinds)
        }
    }
}
