extension NextLesson {
    /// Household days after which a child is welcomed back.
    public static let daysAway = 3
    /// Finished lessons of a subject after which what was learned of it is mixed.
    public static let lessonsBeforeMixing = 3

    /// Decides what a child should do now.
    ///
    /// - Parameters:
    ///   - subject: only lessons of this subject, the open one included; nil: all.
    ///   - gate: what the child's filter lets through.
    public init(for child: ChildState, subject: String? = nil, through gate: ContentGate, _ calendar: HouseholdCalendar)
    {
        let book = child.learning
        let welcomeBack = WelcomeBack(child, through: gate, calendar)
        if let (open, lesson) = Self.open(in: book, subject, through: gate) {
            let place = Place(
                activity: open.id, kind: open.kind, state: open.state,
                number: open.number, total: open.total)
            let skill = open.skill.flatMap { gate.taught($0) }
            let mixed = open.mixedSubject.map { Subject(id: $0, title: gate.title(ofSubject: $0) ?? $0) }
            self.init(
                kind: .resume, skill: skill, subject: mixed, lesson: open.asksFacts ? nil : lesson, place: place,
                welcomeBack: welcomeBack)
            return
        }
        if let skill = Self.dueSkill(in: book, subject, through: gate, on: calendar.day(at: gate.now)) {
            self.init(kind: .review, skill: skill, lesson: nil, place: nil, welcomeBack: welcomeBack)
            return
        }
        if let lesson = Self.lostLesson(in: book, subject, through: gate, calendar) {
            self.init(kind: .relearn, lesson: lesson, place: nil, welcomeBack: welcomeBack)
            return
        }
        if Self.wantsPractice(book, subject, through: gate, on: calendar.day(at: gate.now)) {
            self.init(kind: .practice, lesson: nil, place: nil, welcomeBack: welcomeBack)
            return
        }
        if let mixed = Self.mixed(in: book, subject, through: gate) {
            let mixed = Subject(id: mixed, title: gate.title(ofSubject: mixed) ?? mixed)
            self.init(kind: .mixed, subject: mixed, lesson: nil, place: nil, welcomeBack: welcomeBack)
            return
        }
        let lessons = gate.lessons.lazy.filter { subject == nil || $0.lesson.subject == subject }
        let next = lessons.first { book.history[$0.lesson.id]?.isPassed != true }
        let again = next == nil ? Self.weakest(of: lessons, in: book) : nil
        let kind: Kind = next != nil ? .new : again != nil ? .again : .nothing
        self.init(kind: kind, lesson: next ?? again, place: nil, welcomeBack: welcomeBack)
    }

    /// The open activity in which something happened last, of those that the child may go on with.
    private static func open(
        in book: LearningBook, _ subject: String?, through gate: ContentGate
    ) -> (Activity, InstalledLesson)? {
        for open in book.openByUse where !open.isOver(at: gate.now) {
            if let lesson = gate.lesson(of: open), subject == nil || lesson.lesson.subject == subject {
                return (open, lesson)
            }
        }
        return nil
    }

    /// The skill that has been due for longest, of those that the child may have.
    private static func dueSkill(
        in book: LearningBook, _ subject: String?, through gate: ContentGate, on day: Day
    ) -> TaughtSkill? {
        for review in book.reviews {
            guard review.due <= day else { return nil }
            if let taught = gate.taught(review.skill), subject == nil || taught.subject == subject { return taught }
        }
        return nil
    }

    /// A lesson of a skill that was mastered and is learned again, and that was not asked on this day.
    private static func lostLesson(
        in book: LearningBook, _ subject: String?, through gate: ContentGate, _ calendar: HouseholdCalendar
    ) -> InstalledLesson? {
        let today = calendar.day(at: gate.now)
        let lost = book.mastery.filter { _, known in
            known.isLost && known.answers.last.map { calendar.day(at: $0.at) < today } ?? true
        }
        guard !lost.isEmpty else { return nil }
        return gate.lessons.first { lost[$0.lesson.skill] != nil && (subject == nil || $0.lesson.subject == subject) }
    }

    /// Whether the child has begun with the math facts, may go on with them, and has typed none on this day.
    private static func wantsPractice(
        _ book: LearningBook, _ subject: String?, through gate: ContentGate, on day: Day
    ) -> Bool {
        guard subject == nil || subject == MathFactsLesson.subject, let last = book.facts.lastDay else { return false }
        return last < day && gate.lesson(MathFactsLesson.id) != nil
    }

    /// The subject of the lesson that was finished last, when ``lessonsBeforeMixing`` of it were finished since the last
    /// mixed quiz over it, and there is something to mix.
    private static func mixed(in book: LearningBook, _ subject: String?, through gate: ContentGate) -> String? {
        let finished = book.closed.last { $0.kind == .lesson && $0.state == .finished }
        guard let latest = subject ?? finished?.subject else { return nil }
        let since = book.closed.lastIndex { $0.mixedSubject == latest }.map { $0 + 1 } ?? 0
        let lessons = book.closed[since...].count {
            $0.kind == .lesson && $0.state == .finished && $0.subject == latest
        }
        return lessons >= lessonsBeforeMixing && book.canMix(latest, through: gate) ? latest : nil
    }

    /// The lesson with the lowest best result, of these the one finished longest ago, of these the first in order.
    private static func weakest(of lessons: some Sequence<InstalledLesson>, in book: LearningBook) -> InstalledLesson? {
        lessons.lazy.compactMap { lesson in book.history[lesson.lesson.id].map { (lesson, $0) } }
            .min {
                ($0.1.bestPercent, $0.1.lastFinishedAt.milliseconds)
                    < ($1.1.bestPercent, $1.1.lastFinishedAt.milliseconds)
            }?.0
    }
}

extension NextLesson.WelcomeBack {
    /// nil for a child that is new or was here lately.
    fileprivate init?(_ child: ChildState, through gate: ContentGate, _ calendar: HouseholdCalendar) {
        let last = child.learning.openByUse.first ?? child.learning.closed.last
        let days = [child.rewards.days.last?.day, last.map { calendar.day(at: $0.lastAt) }]
        guard let latest = days.compactMap({ $0 }).max() else { return nil }
        let away = latest.distance(to: calendar.day(at: gate.now))
        guard away >= NextLesson.daysAway else { return nil }
        self.init(daysAway: away, lesson: last.flatMap { gate.lesson(of: $0) })
    }
}
