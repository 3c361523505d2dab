/// The questions of an activity: those of its lesson, or of all its lessons.
struct ActivityQuestions: QuestionSource {
    let lessons: [DrawnLesson]

    /// The lesson whose questions come first.
    let main: DrawnLesson

    init(_ main: DrawnLesson, _ others: some Sequence<DrawnLesson> = EmptyCollection<DrawnLesson>()) {
        self.main = main
        lessons = [main] + others
    }

    /// Nil when the content of one of the lessons cannot be read any more.
    init?(of activity: Activity, in library: Library) {
        guard let lessons = library.lessons(of: activity) else { return nil }
        self.init(lessons, seed: activity.seed)
    }

    init?(_ lessons: [InstalledLesson], seed: UInt64) {
        let drawn = lessons.compactMap { DrawnLesson($0, seed: seed) }
        guard drawn.count == lessons.count, let main = drawn.first else { return nil }
        self.init(main, drawn.dropFirst())
    }

    func question(_ id: QuestionID) -> Question? {
        for lesson in lessons { if let question = lesson.question(id) { return question } }
        return nil
    }

    func section(of question: QuestionID) -> Section? { holder(of: question).section(of: question) }

    func passage(of question: Question) -> Passage? { holder(of: question.id).passage(of: question) }

    func skill(of question: QuestionID) -> SkillID { holder(of: question).skill(of: question) }

    /// The content of a question as the subject and the language of its lesson judge it.
    func judged(_ question: Question) -> any QuestionContent {
        let lesson = holder(of: question.id).installed.lesson
        return question.body.content.judged(inSubject: lesson.subject, language: lesson.language)
    }

    private func holder(of question: QuestionID) -> DrawnLesson {
        lessons.count == 1 ? main : lessons.first { $0.question(question) != nil } ?? main
    }
}
