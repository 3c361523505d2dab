/// What lists, filters and sums need of a lesson: everything but its sections and questions. It is always in memory; the
/// rest is read when a child begins (``InstalledLesson/content``).
public struct LessonHead: Hashable, Sendable {
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
    /// All questions, in the order in which a child meets them.
    public var questions: [QuestionID]
    /// How many of them one lesson asks; nil: all.
    public var draws: Int?
    /// The kinds of its questions, each once, in the order in which they come.
    public var kinds: [QuestionKind]
    /// The BCP 47 tag of the language of its texts.
    public var language: String
    /// The images and sounds of its pack that it shows and plays.
    public var assets: [String]
    /// Whether all of its questions are as they are written, and none is drawn anew each time.
    public var isWritten: Bool
    /// The questions in which nothing is right or wrong.
    public var ungraded: [QuestionID]

    /// All members of a head.
    public init(
        id: LessonID, skill: SkillID, title: String, description: String, subject: String, tier: AgeTier,
        difficulty: Int, estimatedMinutes: Int, order: Int, thumbnail: String?, sticker: String?,
        questions: [QuestionID], draws: Int? = nil, kinds: [QuestionKind], language: String, assets: [String] = [],
        isWritten: Bool = false, ungraded: [QuestionID] = []
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
        self.questions = questions
        self.draws = draws
        self.kinds = kinds
        self.language = language
        self.assets = assets
        self.isWritten = isWritten
        self.ungraded = ungraded
    }

    /// How many questions one lesson asks.
    public var asked: Int { draws ?? questions.count }

    /// The language of texts where nothing else is said.
    public static let defaultLanguage = "en"

    /// The head of a lesson whose texts are in this language.
    public init(of lesson: Lesson, language: String, assets: [String] = []) {
        self.init(
            id: lesson.id, skill: lesson.skill, title: lesson.title, description: lesson.description,
            subject: lesson.subject, tier: lesson.tier, difficulty: lesson.difficulty,
            estimatedMinutes: lesson.estimatedMinutes, order: lesson.order, thumbnail: lesson.thumbnail,
            sticker: lesson.sticker, questions: lesson.plan, draws: lesson.draws, kinds: lesson.kinds,
            language: language, assets: assets, isWritten: lesson.generated.isEmpty,
            ungraded: lesson.questions.filter { $0.body.content.solution == nil }.map(\.id))
    }

    /// The questions of which one can be right.
    var graded: [QuestionID] { questions.filter { !ungraded.contains($0) } }
}
