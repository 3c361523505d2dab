import Household
import Shapes

extension Shape where Value == LearningBook {
    static let learningBook = Shape.object(
        "LearningBook", from: LearningBook(),
        members: {
            optional("open", .activity, get: \.open, set: { $0.openActivities = [$1] })
            required("closed", \.closed, .list(of: .activity))
            required("history", \.history, .entries(of: lessonEntry, in: { $0.precedes($1) }))
            required("stars", \.stars, .whole)
            required("starsEarned", \.starsEarned, .whole)
            required("points", \.points, .whole)
            required("packsUsed", \.packsUsed, .entries(of: packUse, in: { $0.precedes($1) }))
            // The open lesson stands by itself, as it did when there were only lessons.
            optional("others", .list(of: .activity)) { book in
                let others = book.openActivities.filter { $0.kind != .lesson }
                return others.isEmpty ? nil : others
            } set: {
                $0.openActivities += $1
            }
            unless("today", \.today, .learnedToday, is: LearnedToday())
            unless("mastery", \.mastery, .entries(of: masteryEntry, in: { $0.precedes($1) }), is: [:])
            unless("quizzes", \.quizzes, .entries(of: quizEntry, in: { $0.precedes($1) }), is: [:])
            unless("levels", \.levels, .entries(of: levelEntry, in: { $0.precedes($1) }), is: [:])
            unless("forecasts", \.forecasts, .forecastRecord, is: ForecastRecord())
            unless("settings", \.settings, .learningSettings, is: LearningSettings())
            unless("facts", \.facts[.addSubtract], .factBook(of: .addSubtract), is: FactBook())
            unless("struggles", \.struggles, .entries(of: struggleEntry, in: { $0.precedes($1) }), is: [:])
            unless(
                "products", \.facts[.multiplyDivide], .factBook(of: .multiplyDivide),
                is: FactBook(domain: .multiplyDivide))
        })
}

/// A pack and when one of its lessons was started last, as it is stored.
private typealias PackUse = (key: PackID, value: Instant)

private let packUse = Shape<PackUse>.object(
    "PackUse", from: ("", Instant(milliseconds: 0)),
    members: {
        required("pack", \.key, .name)
        required("at", \.value, .milliseconds)
    })

/// A lesson and what is remembered of it, as it is stored.
private typealias LessonEntry = (key: LessonID, value: LessonHistory)

private let lessonEntry = Shape<LessonEntry>.object(
    "LessonEntry",
    make: {
        LessonEntry($0, LessonHistory(timesFinished: $1, bestPercent: $2, lastFinishedAt: $3, isCounted: $4))
    },
    members: {
        required("lesson", \.key, .name)
        required("timesFinished", \.value.timesFinished, .whole)
        required("bestPercent", \.value.bestPercent, .whole)
        required("lastFinishedAt", \.value.lastFinishedAt, .milliseconds)
        unless("counted", \.value.isCounted, .boolean, is: true)
    })

/// A lesson and what is remembered of the quizzes over it, as it is stored.
private typealias QuizEntry = (key: LessonID, value: QuizHistory)

private let quizEntry = Shape<QuizEntry>.object(
    "QuizEntry", from: ("", QuizHistory()),
    members: {
        required("lesson", \.key, .name)
        required("timesFinished", \.value.timesFinished, .whole)
        unless("perfect", \.value.perfect, .whole, is: 0)
        required("bestPercent", \.value.bestPercent, .whole)
        unless("countedPercent", \.value.countedPercent, .whole, is: 0)
    })

/// A skill and how badly it goes, as it is stored.
private typealias StruggleEntry = (key: SkillID, value: SkillStruggle)

private let struggleEntry = Shape<StruggleEntry>.object(
    "StruggleEntry", from: ("", SkillStruggle()),
    members: {
        required("skill", \.key, .name)
        unless("days", \.value.days, .list(of: .number), is: [])
        optional("restsUntil", \.value.restsUntil, .number)
    })

extension Shape where Value == Activity {
    static let activity = Shape.object(
        "StoredActivity",
        from: Activity(Shape<ActivityStarted>.activityBegun.blank()),
        members: {
            required("begun", .activityBegun, get: \.begun) {
                $0 = Activity($1)
                $0.current = nil
            }
            required("state", \.state, .word(ActivityState.self))
            optional("current", \.current, .presentation)
            required("timing", \.timing, .presentationTiming)
            required("answers", \.answers, .list(of: .answerFact))
            required("tally", \.tally, .activityTally)
            optional("lastPlace", \.lastPlace, .whole)
            required("samePlaces", \.samePlaces, .whole)
            required("lastAt", \.lastAt, .milliseconds)
            required("active", \.activeMilliseconds, .integer64)
            optional("summary", \.summary, .storedSummary)
            unless("pauses", \.pauses, .whole, is: 0)
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
            required("id", \.activity, .name)
            required("kind", \.kind, .name)
            required("lesson", \.lesson, .name)
            optional("subject", \.subject, .words)
            required("pack", \.pack, .name)
            required("packVersion", \.packVersion, .words)
            optional("edition", \.edition, .name)
            required("seed", \.seed, .bits)
            required("plan", \.plan, .list(of: .name))
            required("at", \.at, .milliseconds)
            optional("skill", \.skill, .name)
            optional("quiz", \.quiz, .quizTerms)
            optional("mix", \.mix, .lessonMix)
            optional("facts", \.facts, .factTerms)
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
