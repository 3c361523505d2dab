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
    /// The questions that are written down, which the sections put in order.
    public var questions: [Question]
    /// The questions that are made anew for each activity; the sections put them in order too.
    public var generated: [GeneratedQuestion]
    /// The templates of the generated questions, ordered by their ids.
    public var templates: [ItemTemplate]
    /// The texts that questions are about.
    public var passages: [Passage]

    /// All members of a lesson.
    public init(
        id: LessonID, skill: SkillID, title: String, description: String, subject: String, tier: AgeTier,
        difficulty: Int, estimatedMinutes: Int, order: Int, thumbnail: String?, sticker: String?,
        sections: [Section], questions: [Question], generated: [GeneratedQuestion] = [],
        templates: [ItemTemplate] = [], passages: [Passage] = []
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
        self.generated = generated
        self.templates = templates
        self.passages = passages
    }

    /// The ids of all questions, in the order in which a child meets them.
    public var plan: [QuestionID] { sections.flatMap(\.questions) }

    /// How many of them an activity asks; nil: all.
    var draws: Int? { sections.contains { $0.draws != nil } ? sections.reduce(0) { $0 + $1.asked } : nil }

    /// The kinds of its questions, each once, in the order in which they come.
    public var kinds: [QuestionKind] {
        let kinds = Dictionary(
            questions.map { ($0.id, $0.kind) } + generated.map { ($0.id, $0.kind) },
            uniquingKeysWith: { first, _ in first })
        return plan.compactMap { kinds[$0] }.reduce(into: []) { found, kind in
            if !found.contains(kind) { found.append(kind) }
        }
    }
}
