/// Five minutes or less of one skill: sections of questions of at least two kinds (Content, Model).
public struct Lesson: Hashable, Sendable {
    /// What names it.
    public var id: LessonID
    /// The skill it teaches.
    public var skill: SkillID
    /// The title that people read.
    public var title: String
    /// A sentence for people.
    public var description: String
    /// One of the subjects in the pack's manifest.
    public var subject: String
    /// The age group it is made for.
    public var tier: AgeTier
    /// 1 to 5.
    public var difficulty: Int
    /// 1 to 5.
    public var estimatedMinutes: Int
    /// The place among the lessons of the pack; equal numbers are ordered by id.
    public var order: Int
    /// The name of an image asset.
    public var thumbnail: String?
    /// The name of the sticker given at the first finish.
    public var sticker: String?
    /// Its parts, in the order of the lesson.
    public var sections: [Section]
    /// The questions, which the sections put in order.
    public var questions: [Question]

    /// All members of a lesson.
    public init(
        id: LessonID, skill: SkillID, title: String, description: String, subject: String, tier: AgeTier,
        difficulty: Int, estimatedMinutes: Int, order: Int, thumbnail: String?, sticker: String?,
        sections: [Section], questions: [Question]
    ) {
        self.id = id
        self.skill = skill
        self.title = title
        self.description = description
        self.subject = subject
        self.tier = tier
        self.difficulty = difficulty
        self.estimatedMinutes = estimatedMinutes
        self.order = order
        self.thumbnail = thumbnail
        self.sticker = sticker
        self.sections = sections
        self.questions = questions
    }

    /// The question ids in the order in which a child meets them.
    public var plan: [QuestionID] { sections.flatMap(\.questions) }

    /// The section that holds a question.
    public func section(of question: QuestionID) -> Section? {
        sections.first { $0.questions.contains(question) }
    }
}
