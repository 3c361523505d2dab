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
    ///   - isAway: whether nobody is at an open activity, as its lease has run out.
    public init(
        for child: ChildState, subject: String? = nil, through gate: ContentGate, _ calendar: HouseholdCalendar,
        isAway: (ActivityID) -> Bool = { _ in false }
    ) {
        let book = child.learning
        let welcomeBack = WelcomeBack(child, through: gate, calendar)
        if let (open, lesson) = Self.open(in: book, subject, through: gate, isAway) {
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
        let today = calendar.day(at: gate.now)
        let resting = book.restingSkills(on: today)
        let allowed = gate.lessons.lazy.filter { subject == nil || $0.lesson.subject == subject }
        let lessons = allowed.filter { !resting.contains($0.lesson.skill) }
        let new = lessons.first { book.history[$0.lesson.id]?.isPassed != true }
        if let skill = Self.dueSkill(in: book, subject, through: gate, but: resting, on: today) {
            let new = book.endsInReviews ? new : nil
            self.init(
                kind: new == nil ? .review : .new, skill: new == nil ? skill : nil, lesson: new, place: nil,
                welcomeBack: welcomeBack)
            return
        }
        if let lesson = Self.lostLesson(of: lessons, in: book, calendar, on: today) {
            self.init(kind: .relearn, lesson: lesson, place: nil, welcomeBack: welcomeBack)
            return
        }
        if let domain = Self.toPractise(book, subject, through: gate, on: today) {
            self.init(kind: .practice, lesson: nil, place: nil, welcomeBack: welcomeBack, domain: domain)
            return
        }
        if let lesson = Self.prerequisite(to: resting, of: lessons, in: book, through: gate, calendar, on: today) {
            self.init(kind: .prerequisite, lesson: lesson, place: nil, welcomeBack: welcomeBack)
            return
        }
        if let mixed = Self.mixed(in: book, subject, but: resting, through: gate) {
            let mixed = Subject(id: mixed, title: gate.title(ofSubject: mixed) ?? mixed)
            self.init(kind: .mixed, subject: mixed, lesson: nil, place: nil, welcomeBack: welcomeBack, resting: resting)
            return
        }
        let again = new == nil ? Self.weakest(of: lessons, in: book) : nil
        // Where nothing else is there, what rests is better than nothing.
        let last = again == nil ? new ?? allowed.first { _ in true } : nil
        let kind: Kind = last != nil ? .new : again != nil ? .again : .nothing
        self.init(kind: kind, lesson: last ?? again, place: nil, welcomeBack: welcomeBack)
    }

    /// The open activity in which something happened last, of those that the child may go on with.
    private static func open(
        in book: LearningBook, _ subject: String?, through gate: ContentGate, _ isAway: (ActivityID) -> Bool
    ) -> (Activity, InstalledLesson)? {
        for open in book.openByUse where !open.isOver(at: gate.now, isAway: isAway(open.id)) {
            if let lesson = gate.lesson(of: open), subject == nil || lesson.lesson.subject == subject {
                return (open, lesson)
            }
        }
        return nil
    }

    /// Of the skills that are due, that the child may have and that do not rest, the one that is most likely forgotten; of equals
    /// the one that has been due for longest.
    private static func dueSkill(
        in book: LearningBook, _ subject: String?, through gate: ContentGate, but resting: Set<SkillID>, on day: Day
    ) -> TaughtSkill? {
        // Where nothing is known of how it is remembered, it is forgotten.
        func recall(_ skill: TaughtSkill) -> Double { book.mastery[skill.skill.id]?.memory?.recall(on: day) ?? 0 }
        return book.reviews.prefix { $0.due <= day }.lazy.filter { !resting.contains($0.skill) }
            .compactMap { gate.taught($0.skill) }.filter { subject == nil || $0.subject == subject }
            .min { recall($0) < recall($1) }
    }

    /// A lesson of a skill that was mastered and is learned again, and that was not asked on this day.
    private static func lostLesson(
        of lessons: some Sequence<InstalledLesson>, in book: LearningBook, _ calendar: HouseholdCalendar, on today: Day
    ) -> InstalledLesson? {
        let lost = book.mastery.filter { _, known in
            known.isLost && known.answers.last.map { calendar.day(at: $0.at) < today } ?? true
        }
        guard !lost.isEmpty else { return nil }
        return lessons.first { lost[$0.lesson.skill] != nil }
    }

    /// A lesson of what resting skills build on, if none of it was finished on this day: the first that is not passed, else the
    /// weakest.
    private static func prerequisite(
        to resting: Set<SkillID>, of lessons: some Sequence<InstalledLesson>, in book: LearningBook,
        through gate: ContentGate, _ calendar: HouseholdCalendar, on today: Day
    ) -> InstalledLesson? {
        let needs = Set(resting.flatMap { gate.taught($0)?.skill.needs ?? [] })
        guard !needs.isEmpty else { return nil }
        let found = lessons.filter { needs.contains($0.lesson.skill) }
        let finished = found.compactMap { book.history[$0.lesson.id]?.lastFinishedAt }
        guard !finished.contains(where: { calendar.day(at: $0) == today }) else { return nil }
        return found.first { book.history[$0.lesson.id]?.isPassed != true } ?? weakest(of: found, in: book)
    }

    /// The math facts with which the child has begun and may go on, where it has typed none on this day.
    private static func toPractise(
        _ book: LearningBook, _ subject: String?, through gate: ContentGate, on day: Day
    ) -> FactDomain? {
        guard subject == nil || subject == MathFactsLesson.subject else { return nil }
        return book.facts.toPractise(on: day) { gate.lesson($0.lesson) != nil }
    }

    /// The subject of the lesson that was finished last, when ``lessonsBeforeMixing`` of it were finished since the last
    /// mixed quiz over it, and there is something to mix.
    private static func mixed(
        in book: LearningBook, _ subject: String?, but resting: Set<SkillID>, through gate: ContentGate
    ) -> String? {
        let finished = book.closed.last { $0.kind == .lesson && $0.state == .finished }
        guard let latest = subject ?? finished?.subject else { return nil }
        let since = book.closed.lastIndex { $0.mixedSubject == latest }.map { $0 + 1 } ?? 0
        let lessons = book.closed[since...].count {
            $0.kind == .lesson && $0.state == .finished && $0.subject == latest
        }
        return lessons >= lessonsBeforeMixing && book.canMix(latest, but: resting, through: gate) ? latest : nil
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

extension LearningBook {
    /// Reviews that are proposed one after another, at most.
    private static let reviewsRunning = 2

    /// Whether the last activities that were finished are as many reviews as may follow each other.
    fileprivate var endsInReviews: Bool {
        let finished = closed.lazy.filter { $0.state == .finished }.suffix(Self.reviewsRunning)
        return finished.count == Self.reviewsRunning && finished.allSatisfy { $0.kind == .review }
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
