/// Something that a child can master, taught by one or more lessons (Content, Model).
public struct Skill: Hashable, Sendable {
    /// What names it.
    public var id: SkillID
    /// The standard it belongs to.
    public var standard: StandardID
    /// The name that people read.
    public var name: String
    /// A sentence for people.
    public var description: String
    /// When it counts as mastered.
    public var rubric: Rubric
    /// The skills of its pack that it builds on.
    public var needs: [SkillID]

    /// All members of a skill.
    public init(
        id: SkillID, standard: StandardID, name: String, description: String, rubric: Rubric, needs: [SkillID] = []
    ) {
        self.id = id
        self.standard = standard
        self.name = name
        self.description = description
        self.rubric = rubric
        self.needs = needs
    }
}
