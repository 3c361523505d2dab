/// What a decision about learning needs to know beside the book itself.
public struct LearningContext: Sendable {
    /// All installed packs; outside of these rules only the ``gate`` leads to them.
    var library: Library
    /// The child's rules of content.
    public var filter: ContentFilter
    /// The child's age group.
    public var tier: AgeTier
    /// A parent's switch.
    public var hintsOffered: Bool
    /// What the clocks say.
    public var now: Moment
    /// The household day of that moment.
    public var day: Day
    /// The child's language.
    public var language: String?
    /// Whether the child's profile asks for reduced motion.
    public var isStill: Bool
    /// The child's school grade; 0 is Kindergarten.
    public var grade: Int
    /// Whether an answer is looked at from when its question was sent, where no front-end said that it was visible.
    public var watchesReading = false
    /// What the front-end can bring that begins an activity.
    public var shows = Set(ShownMedia.allCases)

    /// All that a decision needs.
    public init(
        library: Library, filter: ContentFilter, tier: AgeTier, hintsOffered: Bool, now: Moment, day: Day,
        language: String? = nil, isStill: Bool = false, grade: Int = 0
    ) {
        self.library = library
        self.filter = filter
        self.tier = tier
        self.hintsOffered = hintsOffered
        self.now = now
        self.day = day
        self.language = language
        self.isStill = isStill
        self.grade = grade
    }

    /// All that a decision needs, with the content behind a gate.
    public init(
        gate: ContentGate, hintsOffered: Bool, now: Moment, day: Day, isStill: Bool = false, grade: Int = 0
    ) {
        self.init(
            library: gate.library, filter: gate.filter, tier: gate.tier, hintsOffered: hintsOffered, now: now, day: day,
            language: gate.language, isStill: isStill, grade: grade)
    }

    /// What the child's filter lets through now.
    var gate: ContentGate {
        ContentGate(library: library, filter: filter, tier: tier, now: now.wall, language: language)
    }

    /// The lesson, if this child may have it now: the one way to content (Content, Content filter).
    ///
    /// - Parameter seed: of the activity that asks it.
    func lesson(_ id: LessonID, seed: UInt64) throws(LearningRefusal) -> DrawnLesson {
        try drawn(library.lesson(id, language: language), id, seed)
    }

    /// The questions of an activity in the editions with which it began, if this child may have all of them now.
    func questions(of activity: Activity) throws(LearningRefusal) -> ActivityQuestions {
        guard let mix = activity.mix else {
            return ActivityQuestions(
                try drawn(library.lesson(activity.lesson, in: activity.edition), activity.lesson, activity.seed))
        }
        var lessons: [DrawnLesson] = []
        for (lesson, edition) in zip(mix.lessons, mix.editions) {
            lessons.append(try drawn(library.lesson(lesson, in: edition), lesson, activity.seed))
        }
        guard let main = lessons.first else { throw LearningRefusal(.unknownLesson(activity.lesson)) }
        return ActivityQuestions(main, lessons.dropFirst())
    }

    private func drawn(
        _ installed: InstalledLesson?, _ id: LessonID, _ seed: UInt64
    ) throws(LearningRefusal) -> DrawnLesson {
        guard let installed else { throw LearningRefusal(.unknownLesson(id)) }
        switch gate.verdict(on: installed) {
        case .allowed:
            guard let drawn = DrawnLesson(installed, seed: seed, shows: shows) else {
                throw LearningRefusal(.unknownLesson(id))
            }
            return drawn
        case .refused(let code, let say): throw LearningRefusal(.filtered(code), say: say)
        }
    }
}
