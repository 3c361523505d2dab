/// A skill with its standard and how many lessons of it are let through.
public struct TaughtSkill: Hashable, Sendable {
    /// The skill.
    public var skill: Skill
    /// The standard it belongs to.
    public var standard: Standard
    /// Its subject.
    public var subject: String
    /// The lessons of it that the child may learn.
    public var lessons: Int
}

extension ContentGate {
    /// A skill, if one lesson of it is let through.
    func taught(_ id: SkillID) -> TaughtSkill? {
        guard let skill = library.skill(id), let standard = library.standard(skill.standard) else { return nil }
        let count = library.lessons.count { $0.lesson.skill == id && verdict(on: $0).isAllowed }
        return count == 0
            ? nil : TaughtSkill(skill: skill, standard: standard, subject: standard.subject, lessons: count)
    }

    /// The skills of which at least one lesson is let through, in the order of the lessons.
    public var skills: [TaughtSkill] {
        var places: [SkillID: Int] = [:]
        var skills: [TaughtSkill] = []
        for lesson in lessons.lazy.map(\.lesson) {
            if let place = places[lesson.skill] {
                skills[place].lessons += 1
            } else if let skill = library.skill(lesson.skill), let standard = library.standard(skill.standard) {
                places[skill.id] = skills.count
                skills.append(TaughtSkill(skill: skill, standard: standard, subject: standard.subject, lessons: 1))
            }
        }
        return skills
    }
}
