extension LearningOverview {
    /// A child's overview at a moment.
    ///
    /// - Parameter forParent: with what only parents see.
    public init(
        of child: ChildState, gate: ContentGate, calendar: HouseholdCalendar, at now: Instant, forParent: Bool
    ) {
        self.init(of: child, library: gate.library, calendar: calendar, at: now, forParent: forParent)
    }

    init(
        of child: ChildState, library: Library, calendar: HouseholdCalendar, at now: Instant, forParent: Bool
    ) {
        let today = calendar.day(at: now)
        let week = calendar.week(of: today)
        let lastDays = today.advanced(by: 1 - Self.heatMapDays)..<today.advanced(by: 1)
        let seen = Seen(child, library, today, now)
        self.init(
            today: today, subjects: seen.subjects, stars: child.learning.stars,
            starsEarned: child.learning.starsEarned, points: child.points,
            month: Month(of: child.rewards, on: today),
            week: Week(
                first: week.lowerBound, learningSeconds: child.time.seconds(in: week, of: \.learning)),
            recent: seen.recent,
            heatMap: lastDays.map { HeatDay(day: $0, lessons: child.rewards.day($0).lessons) },
            accuracy: forParent ? Accuracies(of: child.rewards, recent: lastDays) : nil)
    }

    /// What of the library is for one child now: its filter's word about every lesson.
    private struct Seen {
        let library: Library
        let history: [LessonID: LessonHistory]
        /// Skills that were ever mastered.
        let mastered: Set<SkillID>
        let allowed: Set<LessonID>

        init(_ child: ChildState, _ library: Library, _ today: Day, _ now: Instant) {
            self.library = library
            history = child.learning.history
            mastered = Set(child.learning.mastery.filter { $0.value.firstMasteredAt != nil }.keys)
            let lessons = child.filter.lessons(of: library, childTier: child.profile.tier(on: today), now: now)
            allowed = Set(lessons.map(\.lesson.id))
        }

        /// In the order of the library; a subject without an allowed lesson is not named.
        var subjects: [SubjectProgress] {
            var titles: [String: String] = [:]
            let packs = library.packs.filter { $0.lessons.contains { allowed.contains($0.id) } }
            for subject in packs.flatMap(\.manifest.subjects) where titles[subject.id] == nil {
                titles[subject.id] = subject.title
            }
            var found: [SubjectProgress] = []
            for installed in library.lessons where allowed.contains(installed.lesson.id) {
                let subject = installed.lesson.subject
                if found.contains(where: { $0.subject == subject }) { continue }
                found.append(
                    SubjectProgress(subject: subject, title: titles[subject] ?? subject, passed: 0, lessons: 0))
            }
            var counted: Set<SkillID> = []
            for installed in library.lessons {
                guard let index = found.firstIndex(where: { $0.subject == installed.lesson.subject }) else { continue }
                let isPassed = history[installed.lesson.id]?.isPassed ?? false
                if isPassed { found[index].passed += 1 }
                let isThere = isPassed || allowed.contains(installed.lesson.id)
                if isThere { found[index].lessons += 1 }
                let skill = installed.lesson.skill
                guard isThere || mastered.contains(skill), counted.insert(skill).inserted else { continue }
                found[index].skills += 1
                if mastered.contains(skill) { found[index].mastered += 1 }
            }
            return found
        }

        var recent: [RecentLesson] {
            let finished = library.lessons.compactMap { installed -> RecentLesson? in
                let lesson = installed.lesson
                guard allowed.contains(lesson.id), let history = history[lesson.id] else { return nil }
                return RecentLesson(
                    lesson: lesson.id, title: lesson.title, subject: lesson.subject,
                    bestPercent: history.bestPercent, timesFinished: history.timesFinished,
                    finishedAt: history.lastFinishedAt)
            }
            return Array(finished.sorted { $0.finishedAt > $1.finishedAt }.prefix(LearningOverview.mostRecent))
        }
    }
}

extension LearningOverview.Month {
    /// The calendar month of a household day.
    init(of rewards: RewardBook, on today: Day) {
        let days = today.daysOfMonth
        self.init(
            first: days.lowerBound, last: days.upperBound.advanced(by: -1),
            learningDays: rewards.days(in: days).filter(\.counts).map(\.day))
    }
}

extension LearningOverview.Accuracies {
    /// From the first answers of some days, and of all time.
    init(of rewards: RewardBook, recent days: Range<Day>) {
        let recent = rewards.days(in: days)
        self.init(
            recent: Accuracy(
                right: recent.reduce(0) { $0 + $1.right }, of: recent.reduce(0) { $0 + $1.firstAnswers }),
            allTime: Accuracy(right: rewards.right, of: rewards.firstAnswers))
    }
}
