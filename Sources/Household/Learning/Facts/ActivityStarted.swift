/// An activity began, with all that was chosen for it.
public struct ActivityStarted: Hashable, Sendable {
    /// The activity it is about.
    public var activity: ActivityID
    /// What kind it is.
    public var kind: ActivityKind
    /// The lesson.
    public var lesson: LessonID
    /// The subject of the lesson; nil in facts of before subjects were written down.
    public var subject: String?
    /// The pack it came from.
    public var pack: PackID
    /// The version of that pack.
    public var packVersion: String
    /// The edition of the lesson; nil in facts of before editions were written down.
    public var edition: LessonEdition?
    /// Where all random choices come from.
    public var seed: UInt64
    /// The planned questions in order. Empty: those with which the child began the same edition before, so that a lesson
    /// which is begun again and again fills no disk.
    public var plan: [QuestionID]
    /// The points of all planned questions together.
    public var maximum: Int
    /// The first presentation.
    public var first: Presentation
    /// When it happened, by the wall clock.
    public var at: Instant
    /// The skill that a review looks back at.
    public var skill: SkillID?
    /// Of a quiz.
    public var quiz: QuizTerms?
    /// Of a quiz over a subject: its lessons, ``lesson`` the first of them.
    public var mix: LessonMix?
    /// Of math facts.
    public var facts: FactTerms?

    /// All members of the fact.
    public init(
        activity: ActivityID, kind: ActivityKind, lesson: LessonID, subject: String?, pack: PackID, packVersion: String,
        edition: LessonEdition?, seed: UInt64, plan: [QuestionID], maximum: Int, first: Presentation, at: Instant,
        skill: SkillID? = nil, quiz: QuizTerms? = nil, mix: LessonMix? = nil,
        facts: FactTerms? = nil
    ) {
        self.activity = activity
        self.kind = kind
        self.lesson = lesson
        self.subject = subject
        self.pack = pack
        self.packVersion = packVersion
        self.edition = edition
        self.seed = seed
        self.plan = plan
        self.maximum = maximum
        self.first = first
        self.at = at
        self.skill = skill
        self.quiz = quiz
        self.mix = mix
        self.facts = facts
    }
}
