/// A lesson as one activity asks it: generated questions are those of the activity's seed, the others are as written.
public struct DrawnLesson: QuestionSource {
    /// The lesson.
    public let installed: InstalledLesson
    private let content: LessonContent
    private let seed: UInt64
    /// What the front-end can bring that asks it: what needs more is not chosen.
    private let shows: Set<ShownMedia>

    /// Nil when the content cannot be read any more.
    public init?(
        _ installed: InstalledLesson, seed: UInt64, shows: Set<ShownMedia> = Set(ShownMedia.allCases)
    ) {
        guard let content = installed.content else { return nil }
        self.installed = installed
        self.content = content
        self.seed = seed
        self.shows = shows
    }

    /// Whether its questions depend on the seed.
    public var isGenerated: Bool { content.dependsOnSeed }

    /// The questions that one activity asks, section by section.
    ///
    /// - Parameter plays: how often the child has finished the lesson.
    func drawn(after plays: Int) -> [QuestionID] {
        var random = SeededRandom(seed: seed, stream: ActivityPlan.draws)
        return content.lesson.sections.flatMap { $0.drawn(after: plays, &random) }.filter(isShown)
    }

    /// Whether the front-end can bring what a question needs. What is made of templates needs nothing.
    func isShown(_ question: QuestionID) -> Bool {
        content.lesson.questions.first { $0.id == question }?.needs.isSubset(of: shows) ?? true
    }

    /// The points of some questions together.
    func points(of questions: [QuestionID]) -> Int {
        questions.reduce(0) { sum, id in
            sum + (content.lesson.questions.first { $0.id == id }?.points ?? GeneratedQuestion.points)
        }
    }

    /// The question with this id.
    public func question(_ id: QuestionID) -> Question? { content.question(id, seed: seed) }

    /// The part that a question is asked in.
    public func section(of question: QuestionID) -> Section? { content.section(of: question) }

    /// The text that a question is about.
    public func passage(of question: Question) -> Passage? {
        question.passage.flatMap { id in content.lesson.passages.first { $0.id == id } }
    }

    /// The skill that all of its questions belong to.
    public func skill(of question: QuestionID) -> SkillID { installed.lesson.skill }
}
