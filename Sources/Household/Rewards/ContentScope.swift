/// The subjects, question kinds and skills of all installed lessons that a child's filter allows (Rewards, Badges).
public struct ContentScope: Hashable, Sendable {
    /// Subjects with a lesson.
    public var subjects: Set<String>
    /// Kinds of their questions.
    public var kinds: Set<QuestionKind>
    /// The skills that their lessons teach, by domain and grade.
    private var domains: [SkillDomain: Set<SkillID>]

    /// What a child of this tier may have. Subjects that only rest for a while belong to it: a pause makes no badge
    /// easier.
    init(of library: Library, filter: ContentFilter, childTier: AgeTier, now: Instant) {
        subjects = []
        kinds = []
        domains = [:]
        var lasting = filter
        lasting.pausedSubjects = []
        for installed in lasting.lessons(of: library, childTier: childTier, now: now) {
            subjects.insert(installed.lesson.subject)
            kinds.formUnion(installed.lesson.kinds)
            guard let skill = library.skill(installed.lesson.skill), let standard = library.standard(skill.standard)
            else { continue }
            let domain = SkillDomain(subject: standard.subject, name: standard.domain, grade: standard.grade)
            domains[domain, default: []].insert(skill.id)
        }
    }

    /// The skills of a domain that the child may have: those that at least one allowed lesson teaches.
    public func skills(of domain: SkillDomain) -> Set<SkillID> {
        domains.reduce(into: []) { found, entry in
            let (key, skills) = entry
            guard key.subject == domain.subject, key.name == domain.name,
                domain.grade == nil || key.grade == domain.grade
            else { return }
            found.formUnion(skills)
        }
    }
}
