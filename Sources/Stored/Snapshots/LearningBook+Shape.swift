import Household
import Shapes

/// A lesson and what is remembered of it, as it is stored.
private typealias LessonEntry = (lesson: LessonID, history: LessonHistory)

extension Shape where Value == LearningBook {
    static let learningBook = Shape.object(
        "LearningBook",
        make: together,
        members: {
            optional("open", .activity) { $0.open }
            required("closed", .list(of: .activity)) { $0.closed }
            required("history", .list(of: lessonEntry)) { book in
                book.history.map { LessonEntry($0.key, $0.value) }
                    .sorted { $0.lesson.rawValue.utf8.lexicographicallyPrecedes($1.lesson.rawValue.utf8) }
            }
            required("stars", .whole) { $0.stars }
            required("starsEarned", .whole) { $0.starsEarned }
            required("points", .whole) { $0.points }
            required("packsUsed", .list(of: packUse)) { book in
                book.packsUsed.map { PackUse($0.key, $0.value) }
                    .sorted { $0.pack.rawValue.utf8.lexicographicallyPrecedes($1.pack.rawValue.utf8) }
            }
            // The open lesson stands by itself, as it did when there were only lessons.
            unless("others", .list(of: .activity), is: []) { $0.openActivities.filter { $0.kind != .lesson } }
            unless("today", .learnedToday, is: LearnedToday()) { $0.today }
            optional("mastery", .list(of: masteryEntry)) { MasteryBySkill.written($0.mastery) }
            optional("quizzes", .list(of: quizEntry)) { QuizzesByLesson.written($0.quizzes) }
            optional("levels", .list(of: levelEntry)) { LevelsBySubject.written($0.levels) }
            unless("forecasts", .forecastRecord, is: ForecastRecord()) { $0.forecasts }
            unless("settings", .learningSettings, is: LearningSettings()) { $0.settings }
            unless("facts", .factBook, is: FactBook()) { $0.facts }
        })
}

extension Shape where Value == LearningBook {
    // Spelled out, because a closure with so many members takes the compiler too long.
    fileprivate static func together(
        _ lesson: Activity?, _ closed: [Activity], _ history: [LessonEntry], _ stars: Int, _ earned: Int, _ points: Int,
        _ packs: [PackUse], _ others: [Activity]?, _ today: LearnedToday?, _ mastery: [MasteryEntry]?,
        _ quizzes: [QuizEntry]?, _ levels: [LevelEntry]?, _ forecasts: ForecastRecord?, _ settings: LearningSettings?,
        _ facts: FactBook?
    ) -> LearningBook {
        LearningBook(
            open: [lesson].compactMap { $0 } + (others ?? []), closed: closed,
            history: Dictionary(history.map { ($0.lesson, $0.history) }, uniquingKeysWith: { first, _ in first }),
            stars: stars, starsEarned: earned, points: points,
            packsUsed: Dictionary(packs.map { ($0.pack, $0.at) }, uniquingKeysWith: { first, _ in first }),
            today: today ?? LearnedToday(), mastery: MasteryBySkill.read(mastery),
            quizzes: QuizzesByLesson.read(quizzes), levels: LevelsBySubject.read(levels),
            forecasts: forecasts ?? ForecastRecord(), settings: settings ?? LearningSettings(),
            facts: facts ?? FactBook())
    }
}

/// A pack and when one of its lessons was started last, as it is stored.
private typealias PackUse = (pack: PackID, at: Instant)

private let packUse = Shape<PackUse>.object(
    "PackUse",
    make: { PackUse($0, $1) },
    members: {
        required("pack", .name) { $0.pack }
        required("at", .milliseconds) { $0.at }
    })

private let lessonEntry = Shape<LessonEntry>.object(
    "LessonEntry",
    make: {
        LessonEntry($0, LessonHistory(timesFinished: $1, bestPercent: $2, lastFinishedAt: $3, isCounted: $4 ?? true))
    },
    members: {
        required("lesson", .name) { $0.lesson }
        required("timesFinished", .whole) { $0.history.timesFinished }
        required("bestPercent", .whole) { $0.history.bestPercent }
        required("lastFinishedAt", .milliseconds) { $0.history.lastFinishedAt }
        unless("counted", .boolean, is: true) { $0.history.isCounted }
    })

/// A lesson and what is remembered of the quizzes over it, as it is stored.
private typealias QuizEntry = (lesson: LessonID, history: QuizHistory)

/// The quizzes of a book as a list, in the order of their lessons' ids.
private enum QuizzesByLesson {
    static func read(_ entries: [QuizEntry]?) -> [LessonID: QuizHistory] {
        (entries ?? []).reduce(into: [:]) { $0[$1.lesson] = $0[$1.lesson] ?? $1.history }
    }

    /// Absent where there was no quiz.
    static func written(_ quizzes: [LessonID: QuizHistory]) -> [QuizEntry]? {
        let lessons = quizzes.keys.sorted { $0.rawValue.utf8.lexicographicallyPrecedes($1.rawValue.utf8) }
        return lessons.isEmpty ? nil : lessons.map { QuizEntry($0, quizzes[$0] ?? QuizHistory()) }
    }
}

private let quizEntry = Shape<QuizEntry>.object(
    "QuizEntry",
    make: {
        QuizEntry($0, QuizHistory(timesFinished: $1, perfect: $2 ?? 0, bestPercent: $3, countedPercent: $4 ?? 0))
    },
    members: {
        required("lesson", .name) { $0.lesson }
        required("timesFinished", .whole) { $0.history.timesFinished }
        unless("perfect", .whole, is: 0) { $0.history.perfect }
        required("bestPercent", .whole) { $0.history.bestPercent }
        unless("countedPercent", .whole, is: 0) { $0.history.countedPercent }
    })

extension Shape where Value == Activity {
    static let activity = Shape.object(
        "StoredActivity",
        make: { begun, state, current, timing, answers, tally, lastPlace, samePlaces, lastAt, active, summary, pauses in
            var activity = Activity(begun)
            activity.state = state
            activity.current = current
            activity.timing = timing
            activity.answers = answers
            activity.tally = tally
            activity.lastPlace = lastPlace
            activity.samePlaces = samePlaces
            activity.lastAt = lastAt
            activity.activeMilliseconds = active
            activity.summary = summary
            activity.pauses = pauses ?? 0
            return activity
        },
        members: {
            required("begun", .activityBegun) { $0.begun }
            required("state", .word(ActivityState.self)) { $0.state }
            optional("current", .presentation) { $0.current }
            required("timing", .presentationTiming) { $0.timing }
            required("answers", .list(of: .answerFact)) { $0.answers }
            required("tally", .activityTally) { $0.tally }
            optional("lastPlace", .whole) { $0.lastPlace }
            required("samePlaces", .whole) { $0.samePlaces }
            required("lastAt", .milliseconds) { $0.lastAt }
            required("active", .integer64) { $0.activeMilliseconds }
            optional("summary", .storedSummary) { $0.summary }
            unless("pauses", .whole, is: 0) { $0.pauses }
        })
}

extension Activity {
    /// What was fixed at its start. The first presentation and the maximum stand in other members since.
    fileprivate var begun: ActivityStarted {
        ActivityStarted(
            activity: id, kind: kind, lesson: lesson, subject: subject, pack: pack, packVersion: packVersion,
            edition: edition, seed: seed, plan: plan, maximum: 0, first: Self.noPresentation, at: startedAt,
            skill: skill, quiz: quiz, mix: mix, facts: facts)
    }

    fileprivate static let noPresentation = Presentation(
        number: 0, question: "", place: 0, total: 0, attempt: 0, order: [], rightPlaces: [], hintsGiven: 0)
}

extension Shape where Value == ActivityStarted {
    fileprivate static let activityBegun = Shape.object(
        "ActivityBegun",
        make: {
            activity, kind, lesson, subject, pack, packVersion, edition, seed, plan, at, skill, quiz, mix,
            facts in
            ActivityStarted(
                activity: activity, kind: kind, lesson: lesson, subject: subject, pack: pack, packVersion: packVersion,
                edition: edition, seed: seed, plan: plan, maximum: 0, first: Activity.noPresentation, at: at,
                skill: skill, quiz: quiz, mix: mix, facts: facts)
        },
        members: {
            required("id", .name) { $0.activity }
            required("kind", .name) { $0.kind }
            required("lesson", .name) { $0.lesson }
            optional("subject", .words) { $0.subject }
            required("pack", .name) { $0.pack }
            required("packVersion", .words) { $0.packVersion }
            optional("edition", .name) { $0.edition }
            required("seed", .bits) { $0.seed }
            required("plan", .list(of: .name)) { $0.plan }
            required("at", .milliseconds) { $0.at }
            optional("skill", .name) { $0.skill }
            optional("quiz", .quizTerms) { $0.quiz }
            optional("mix", .lessonMix) { $0.mix }
            optional("facts", .factTerms) { $0.facts }
        })
}

/// The cases of ``PresentationTiming``.
private enum TimingVariants {
    static let unseen = Variant("unseen", 0, PresentationTiming.unseen)
    static let shown = Variant("shown", 1, .monoMark) { PresentationTiming.shown(mono: $0.mono, boot: $0.boot) }
    static let unmeasured = Variant("unmeasured", 2, PresentationTiming.unmeasured)
}

extension Shape where Value == PresentationTiming {
    fileprivate static let presentationTiming = Shape.tagged([
        TimingVariants.unseen.reader, TimingVariants.shown.reader, TimingVariants.unmeasured.reader,
    ]) { timing, out in
        switch timing {
        case .unseen: TimingVariants.unseen.write(to: &out)
        case .shown(let mono, let boot): TimingVariants.shown.write(MonoMark(mono: mono, boot: boot), to: &out)
        case .unmeasured: TimingVariants.unmeasured.write(to: &out)
        }
    }
}
