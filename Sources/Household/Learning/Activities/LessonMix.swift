/// The lessons behind a quiz over a subject.
public struct LessonMix: Hashable, Sendable {
    /// In the order in which their questions are planned; two or more.
    public var lessons: [LessonID]
    /// The edition of each, with which the quiz goes on.
    public var editions: [LessonEdition]
    /// For each question of the plan the place of its lesson in ``lessons``.
    public var places: [Int]

    /// All members.
    public init(lessons: [LessonID], editions: [LessonEdition], places: [Int]) {
        self.lessons = lessons
        self.editions = editions
        self.places = places
    }
}

extension Activity {
    /// The lesson that a question of it belongs to.
    public func lesson(of question: QuestionID) -> LessonID {
        guard let mix, let place = plan.firstIndex(of: question), mix.places.indices.contains(place),
            mix.lessons.indices.contains(mix.places[place])
        else { return lesson }
        return mix.lessons[mix.places[place]]
    }

    /// The editions with which it goes on.
    public var editions: [LessonEdition] { mix?.editions ?? edition.map { [$0] } ?? [] }

    /// Of a quiz over a subject: that subject.
    public var mixedSubject: String? { mix == nil ? nil : subject }
}

extension Library {
    /// The lessons of an activity in the editions with which it began; nil when one of them is not there any more.
    func lessons(of activity: Activity) -> [InstalledLesson]? {
        guard let mix = activity.mix else { return lesson(activity.lesson, in: activity.edition).map { [$0] } }
        let lessons = zip(mix.lessons, mix.editions).compactMap { lesson($0, in: $1) }
        return lessons.count == mix.lessons.count ? lessons : nil
    }
}
