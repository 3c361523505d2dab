import Words

/// Where reports take names and days from.
public struct ReportContext: Sendable {
    /// All content of the household.
    public var library: Library
    /// All badges.
    public var badges: BadgeSet
    /// Tells days and weeks.
    public var calendar: HouseholdCalendar
    /// The present household day.
    public var today: Day
    /// The language of parents; nil: lessons are called as their packs have them.
    public var language: String?

    /// All members.
    public init(
        library: Library, badges: BadgeSet, calendar: HouseholdCalendar, today: Day, language: String? = nil
    ) {
        self.library = library
        self.badges = badges
        self.calendar = calendar
        self.today = today
        self.language = language
    }

    fileprivate func title(of skill: SkillID) -> String { library.skill(skill)?.name ?? skill.rawValue }
}

extension StudyReport {
    /// How many of the next reviews, and of the slowest families of facts, are told.
    static let mostTold = 10

    /// What a child did in some days.
    ///
    /// - Parameters:
    ///   - days: a range within the last ``StudyBook/mostDays`` days.
    ///   - comparing: whether as many days before them are told too.
    public init(of child: ChildState, in days: Range<Day>, comparing: Bool, _ context: ReportContext) {
        let sum = child.study.sum(in: days) ?? StudyDay(day: days.lowerBound)
        let count = days.lowerBound.distance(to: days.upperBound)
        let added = child.since.map(context.calendar.day)
        let before = days.lowerBound.advanced(by: -count)..<days.lowerBound
        self.init(
            child: child.profile.id, name: child.profile.name,
            days: (0..<count).map {
                ReportDay(days.lowerBound.advanced(by: $0), of: child, added: added, today: context.today)
            },
            totals: ReportTotals(of: child, in: days),
            // Of days before there was a profile nothing is told, not even that there was nothing.
            previous: comparing && added.map({ $0 < before.upperBound }) ?? true
                ? ReportTotals(of: child, in: before) : nil,
            subjects: ReportSubject.all(in: sum, context),
            accuracy: Accuracy(
                right: sum.subjects.reduce(0) { $0 + $1.right }, of: sum.subjects.reduce(0) { $0 + $1.first }),
            finished: Self.finished(by: child, in: days, sum, context),
            mastered: Self.skills(of: child, context) { known in
                known.firstMasteredAt.map { days.contains(context.calendar.day(at: $0)) } ?? false
            },
            learning: Self.skills(of: child, context) { known in
                known.masteredAt == nil && !known.isLost
                    && (known.answers.last.map { days.contains(context.calendar.day(at: $0.at)) } ?? false)
            },
            needsHelp: SkillNeed.all(of: child, context), kinds: ReportKind.all(in: sum),
            mistakes: ReportMistake.all(in: sum, context), reviews: ReportReviews(of: child, context),
            challenges: ReportChallenges(of: child.challenges, in: days),
            badges: child.rewards.badges.filter { days.contains($0.day) }.compactMap { ReportBadge($0, context) },
            facts: ReportFacts(of: child.learning.facts[.addSubtract]),
            recall: RecallBin.all(of: child.learning.forecasts.memory),
            say: [],
            learnedAgain: Self.skills(of: child, context, where: \.isLost),
            multiplicationFacts: ReportFacts(of: child.learning.facts[.multiplyDivide]))
        say = words
        if let facts, facts.known > 0, child.learning.facts.typing == nil {
            say.append(Saying("parent.report.typing", ["name": .text(name)]))
        }
    }

    /// What the days themselves have: a lesson counts in each week in which it was finished, with what it came to then.
    private static func finished(
        by child: ChildState, in days: Range<Day>, _ sum: StudyDay, _ context: ReportContext
    ) -> [RecentLesson] {
        let kept = Dictionary(grouping: child.study.days.flatMap(\.finished), by: \.lesson)
        // Days of before knew no lessons: of those a lesson remembers the last one.
        let older = child.learning.history.compactMap { id, history -> FinishedLesson? in
            guard days.contains(context.calendar.day(at: history.lastFinishedAt)),
                kept[id]?.contains(where: { $0.lastAt == history.lastFinishedAt }) != true
            else { return nil }
            return FinishedLesson(
                lesson: id, times: 1, bestPercent: history.bestPercent, lastAt: history.lastFinishedAt)
        }
        return (sum.finished + older).map { finished in
            let lesson = context.library.lesson(finished.lesson, language: context.language)?.lesson
            return RecentLesson(
                lesson: finished.lesson, title: lesson?.title ?? finished.lesson.rawValue,
                subject: lesson?.subject ?? "", bestPercent: finished.bestPercent, timesFinished: finished.times,
                finishedAt: finished.lastAt)
        }.sorted { ($1.finishedAt, $0.lesson.rawValue) < ($0.finishedAt, $1.lesson.rawValue) }
    }

    private static func skills(
        of child: ChildState, _ context: ReportContext, where belongs: (SkillMastery) -> Bool
    ) -> [ReportSkill] {
        child.learning.mastery.filter { belongs($0.value) }
            .map { ReportSkill(skill: $0, title: context.title(of: $0), percent: $1.bestPercent) }
            .sorted { ($1.percent, $0.skill.rawValue) < ($0.percent, $1.skill.rawValue) }
    }
}

extension ReportDay {
    fileprivate init(_ day: Day, of child: ChildState, added: Day?, today: Day) {
        let use = child.time.use(on: day)
        let isBefore = added.map { day < $0 } ?? false
        let learned = child.rewards.day(day)
        let held = child.time.policy(on: day, today: today, present: child.policy)
        self.init(
            day: day, screenSeconds: use.total.secondsBegun, learningSeconds: use.learning.secondsBegun,
            limitMinutes: isBefore ? nil : held.dailyMinutes(on: day), lessons: learned.lessons,
            isLearningDay: learned.counts,
            stars: learned.stars, isBefore: isBefore)
    }
}

extension ReportTotals {
    init(of child: ChildState, in days: Range<Day>) {
        let learned = child.rewards.days(in: days)
        func sum(_ number: (LearningDay) -> Int) -> Int { learned.reduce(0) { $0 + number($1) } }
        let study = child.study.sum(in: days)
        // Those whose shares are told beside it, and not only those that count for badges.
        let answers = study?.subjects.reduce(0) { $0 + $1.first } ?? 0
        self.init(
            screenSeconds: child.time.seconds(in: days, of: \.total),
            learningSeconds: child.time.seconds(in: days, of: \.learning),
            sessions: study?.sessions ?? 0, lessons: sum(\.lessons),
            learningDays: learned.filter(\.counts).count, answers: answers, newSkills: sum(\.newSkills),
            newFacts: sum(\.newFacts), stars: sum(\.stars))
    }
}

extension ReportSubject {
    fileprivate static func all(in sum: StudyDay, _ context: ReportContext) -> [ReportSubject] {
        sum.subjects.map { subject in
            ReportSubject(
                subject: subject.subject, title: context.library.title(ofSubject: subject.subject),
                seconds: subject.active.secondsBegun, lessons: subject.lessons,
                accuracy: Accuracy(right: subject.right, of: subject.first))
        }.sorted { ($1.seconds, $0.subject) < ($0.seconds, $1.subject) }
    }
}

extension ReportKind {
    fileprivate static func all(in sum: StudyDay) -> [ReportKind] {
        sum.kinds.compactMap { kind in
            Accuracy(right: kind.right, of: kind.first).map {
                ReportKind(kind: kind.kind, accuracy: $0, hints: kind.hints)
            }
        }.sorted { ($1.accuracy.answers, $0.kind.rawValue) < ($0.accuracy.answers, $1.kind.rawValue) }
    }
}

extension ReportMistake {
    /// The most frequent ones, each with the skill in which it was seen most often.
    fileprivate static func all(in sum: StudyDay, _ context: ReportContext) -> [ReportMistake] {
        let classes = Dictionary(grouping: sum.mistakes, by: \.mistake).map { mistake, totals in
            let most = totals.min { ($1.count, $0.skill.rawValue) < ($0.count, $1.skill.rawValue) }
            let skill = most?.skill ?? MathFactsLesson.skill
            return ReportMistake(
                mistake: mistake, count: totals.reduce(0) { $0 + $1.count }, skill: skill,
                title: skill == MathFactsLesson.skill
                    ? Saying("parent.report.mathFacts") : Saying(told: context.title(of: skill)),
                say: mistake.suggestion)
        }
        return Array(
            classes.filter { $0.count >= fewestAnswers }
                .sorted { ($1.count, $0.mistake.rawValue) < ($0.count, $1.mistake.rawValue) }.prefix(most))
    }
}

extension SkillNeed {
    fileprivate static func all(of child: ChildState, _ context: ReportContext) -> [SkillNeed] {
        child.study.recent.compactMap { skill, recent in
            let rest = child.learning.struggles[skill].flatMap { $0.rests(on: context.today) ? $0.restsUntil : nil }
            // Math facts have a part of their own, fact by fact.
            guard rest != nil || recent.needsHelp && child.learning.mastery(of: skill).masteredAt == nil,
                skill != MathFactsLesson.skill, let accuracy = recent.accuracy
            else { return nil }
            let title = context.title(of: skill)
            var seen = Saying(
                "parent.report.needsHelp",
                ["wrong": .number(recent.wrong), "answers": .number(recent.count), "skill": .text(title)])
            if let rest { seen = seen + restWords(of: skill, until: rest, child, context) }
            let standard = context.library.skill(skill).flatMap { context.library.standard($0.standard) }
            let topic = HelpTopic(wrong: recent.answers.filter { !$0.isRight }.map(\.kind), standard: standard)
            return SkillNeed(
                skill: skill, title: title, accuracy: accuracy,
                say: seen + topic.suggestion(for: child.profile.name))
        }.sorted { ($0.accuracy.permille, $0.skill.rawValue) < ($1.accuracy.permille, $1.skill.rawValue) }
    }

    /// That a skill rests, what is proposed meanwhile, and what was confused most.
    private static func restWords(
        of skill: SkillID, until day: Day, _ child: ChildState, _ context: ReportContext
    ) -> Saying {
        let needs = (context.library.skill(skill)?.needs ?? []).map { context.title(of: $0) }
        let rest = Saying(
            needs.isEmpty ? "parent.report.rests" : "parent.report.restsFor",
            [
                "times": .number(SkillStruggle.activities), "day": day.told, "needs": .list(needs.map { .text($0) }),
            ])
        let days = day.advanced(by: -SkillStruggle.daysOfRest - SkillStruggle.daysLookedAt + 1)..<day
        let mistakes = child.study.sum(in: days)?.mistakes.filter { $0.skill == skill } ?? []
        let most = mistakes.max { ($0.count, $1.mistake.rawValue) < ($1.count, $0.mistake.rawValue) }
        return most.map { rest + $0.mistake.words } ?? rest
    }
}

extension ReportReviews {
    fileprivate init(of child: ChildState, _ context: ReportContext) {
        let all = child.learning.reviews
        self.init(
            due: all.filter { $0.due <= context.today }.count,
            soon: all.filter { context.today < $0.due && $0.due <= context.today.advanced(by: 7) }.count,
            next: all.prefix(StudyReport.mostTold).map {
                UpcomingReview(skill: $0.skill, title: context.title(of: $0.skill), due: $0.due)
            })
    }
}

extension ReportChallenges {
    fileprivate init(of book: ChallengeBook, in days: Range<Day>) {
        self.init(
            given: book.given, completed: book.completed, running: book.entries.filter { $0.state == .running }.count,
            completedNow: book.entries.filter { $0.completion.map { days.contains($0.day) } ?? false }.count)
    }
}

extension ReportBadge {
    fileprivate init?(_ earned: EarnedBadge, _ context: ReportContext) {
        guard let badge = context.badges.badge(earned.badge) else { return nil }
        self.init(badge: earned.badge, title: badge.name, day: earned.day)
    }
}

extension RecallBin {
    fileprivate static func all(of calibration: Calibration) -> [RecallBin] {
        calibration.bins.compactMap { bin in
            Accuracy(right: bin.right, of: bin.count).map {
                RecallBin(answers: bin.count, predictedPercent: bin.predicted / bin.count / 100, observed: $0)
            }
        }
    }
}

extension ReportFacts {
    fileprivate init?(of book: FactBook) {
        guard !book.records.isEmpty else { return nil }
        let known = book.known
        self.init(
            records: book.domain.records.count, known: known.count, fluent: book.fluentCount,
            bands: Self.times(known) { $0.band }.sorted { $0.group < $1.group },
            strategies: Self.times(known) { $0.strategy }.sorted { $0.group.rawValue < $1.group.rawValue },
            families: Array(
                Self.times(known) { $0.family }
                    .sorted {
                        ($1.medianMilliseconds, $0.group.smaller, $0.group.larger)
                            < ($0.medianMilliseconds, $1.group.smaller, $1.group.larger)
                    }.prefix(StudyReport.mostTold)))
    }

    /// Known records in groups; those of which no time is known are counted with the others of their group.
    private static func times<Group>(
        _ known: [(id: FactRecordID, record: FactRecord)], by group: (MathFact) -> Group
    ) -> [FactTimes<Group>] {
        Dictionary(grouping: known) { group($0.id.sample) }.compactMap { group, records in
            let times = records.compactMap(\.record.netMilliseconds).sorted()
            guard !times.isEmpty else { return nil }
            return FactTimes(group: group, records: records.count, medianMilliseconds: times[times.count / 2])
        }
    }
}
