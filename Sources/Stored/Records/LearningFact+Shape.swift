import Household
import Shapes

/// The cases of ``LearningFact``.
private enum Variants {
    static let started = Variant("started", 32, .activityStarted, make: LearningFact.started)
    static let shown = Variant("shown", 33, .presentationShown, make: LearningFact.shown)
    static let answered = Variant("answered", 34, .answerFact, make: LearningFact.answered)
    static let hinted = Variant("hinted", 35, .hintFact, make: LearningFact.hinted)
    static let paused = Variant("paused", 36, .activityMark, make: LearningFact.paused)
    static let resumed = Variant("resumed", 37, .activityMark, make: LearningFact.resumed)
    static let finished = Variant("finished", 38, .activityFinished, make: LearningFact.finished)
    static let abandoned = Variant("abandoned", 39, .activityMark, make: LearningFact.abandoned)
    static let returned = Variant("returned", 40, .quizReturn, make: LearningFact.returned)
    static let goalSet = Variant("goalSet", 41, .factGoalSet, make: LearningFact.goalSet)
}

extension LearningFact {
    static let variants = [
        Variants.started.reader, Variants.shown.reader, Variants.answered.reader, Variants.hinted.reader,
        Variants.paused.reader, Variants.resumed.reader, Variants.finished.reader, Variants.abandoned.reader,
        Variants.returned.reader, Variants.goalSet.reader,
    ]
}

extension Shape where Value == LearningFact {
    static let learningFact = Shape.tagged(LearningFact.variants) { fact, out in
        switch fact {
        case .started(let fact): Variants.started.write(fact, to: &out)
        case .shown(let fact): Variants.shown.write(fact, to: &out)
        case .answered(let fact): Variants.answered.write(fact, to: &out)
        case .hinted(let fact): Variants.hinted.write(fact, to: &out)
        case .paused(let mark): Variants.paused.write(mark, to: &out)
        case .resumed(let mark): Variants.resumed.write(mark, to: &out)
        case .finished(let fact): Variants.finished.write(fact, to: &out)
        case .abandoned(let mark): Variants.abandoned.write(mark, to: &out)
        case .returned(let fact): Variants.returned.write(fact, to: &out)
        case .goalSet(let fact): Variants.goalSet.write(fact, to: &out)
        }
    }
}

extension Shape where Value == ActivityStarted {
    static let activityStarted = Shape.object(
        "ActivityStarted",
        make: {
            activity, kind, lesson, subject, pack, packVersion, edition, seed, plan, maximum, first, at, skill, quiz,
            mix, facts in
            ActivityStarted(
                activity: activity, kind: kind, lesson: lesson, subject: subject, pack: pack, packVersion: packVersion,
                edition: edition, seed: seed, plan: plan, maximum: maximum, first: first, at: at, skill: skill,
                quiz: quiz, mix: mix, facts: facts)
        },
        members: {
            required("activity", \.activity, .name)
            required("kind", \.kind, .name)
            required("lesson", \.lesson, .name)
            optional("subject", \.subject, .words)
            required("pack", \.pack, .name)
            required("packVersion", \.packVersion, .words)
            optional("edition", \.edition, .name)
            required("seed", \.seed, .bits)
            required("plan", \.plan, .list(of: .name))
            required("maximum", \.maximum, .whole)
            required("first", \.first, .presentation)
            required("at", \.at, .milliseconds)
            optional("skill", \.skill, .name)
            optional("quiz", \.quiz, .quizTerms)
            optional("mix", \.mix, .lessonMix)
            optional("facts", \.facts, .factTerms)
        })
}

extension Shape where Value == PresentationShown {
    static let presentationShown = Shape.object(
        "PresentationShown",
        make: {
            PresentationShown(
                activity: $0, presentation: $1, mono: $2, boot: $3, at: $4, spentMilliseconds: $5)
        },
        members: {
            required("activity", \.activity, .name)
            required("presentation", \.presentation, .name)
            required("mono", \.mono, .integer64)
            required("boot", \.boot, .name)
            required("at", \.at, .milliseconds)
            unless("spent", \.spentMilliseconds, .integer64, is: 0)
        })
}

extension Shape where Value == HintFact {
    static let hintFact = Shape.object(
        "HintFact",
        make: {
            HintFact(
                activity: $0, presentation: $1, question: $2, number: $3, starsPaid: $4, at: $5,
                spentMilliseconds: $6)
        },
        members: {
            required("activity", \.activity, .name)
            required("presentation", \.presentation, .name)
            required("question", \.question, .name)
            required("number", \.number, .whole)
            unless("starsPaid", \.starsPaid, .whole, is: 0)
            required("at", \.at, .milliseconds)
            unless("spent", \.spentMilliseconds, .integer64, is: 0)
        })
}

extension Shape where Value == ActivityMark {
    static let activityMark = Shape.object(
        "ActivityMark",
        make: { ActivityMark(activity: $0, at: $1, spentMilliseconds: $2, day: $3, review: $4) },
        members: {
            required("activity", \.activity, .name)
            required("at", \.at, .milliseconds)
            unless("spent", \.spentMilliseconds, .integer64, is: 0)
            optional("day", \.day, .number)
            optional("review", \.review, .reviewMark)
        })
}

extension Shape where Value == ActivityFinished {
    static let activityFinished = Shape.object(
        "ActivityFinished",
        make: { summary, at, day, spent, counts, review, typing, mastery, struggle in
            ActivityFinished(
                summary: summary, at: at, day: day, spentMilliseconds: spent, counts: counts, review: review,
                typingMilliseconds: typing, mastery: mastery, struggle: struggle)
        },
        members: {
            required("summary", \.summary, .storedSummary)
            required("at", \.at, .milliseconds)
            optional("day", \.day, .number)
            unless("spent", \.spentMilliseconds, .integer64, is: 0)
            unless("counts", \.counts, .boolean, is: true)
            optional("review", \.review, .reviewMark)
            optional("typing", \.typingMilliseconds, .whole)
            unless("mastery", \.mastery, .list(of: .skillMark), is: [])
            optional("struggle", \.struggle, .struggleMark)
        })
}

extension Shape where Value == QuizTerms {
    static let quizTerms = Shape.object(
        "QuizTerms",
        make: { QuizTerms(count: $0, limitSeconds: $1, levels: $2, bridges: $3) },
        members: {
            required("count", \.count, .whole)
            optional("limit", \.limitSeconds, .whole)
            required("levels", \.levels, .list(of: .whole))
            unless("bridges", \.bridges, .list(of: .name), is: [])
        })
}

extension Shape where Value == LessonMix {
    static let lessonMix = Shape.object("LessonMix", make: LessonMix.init) {
        required("lessons", \.lessons, .list(of: .name))
        required("editions", \.editions, .list(of: .name))
        required("places", \.places, .list(of: .whole))
    }
}

extension Shape where Value == ReviewMark {
    static let reviewMark = Shape.object("ReviewMark", make: ReviewMark.init) {
        required("skill", \.skill, .name)
        required("passed", \.isPassed, .boolean)
        required("rung", \.rung, .whole)
        optional("next", \.nextAfterDays, .whole)
    }
}

extension Shape where Value == StruggleMark {
    fileprivate static let struggleMark = Shape.object("StruggleMark", make: StruggleMark.init) {
        required("skill", \.skill, .name)
        optional("restDays", \.restDays, .whole)
    }
}

extension Shape where Value == QuizReturn {
    static let quizReturn = Shape.object(
        "QuizReturn",
        make: { QuizReturn(activity: $0, at: $1, question: $2, arrangement: $3) },
        members: {
            required("activity", \.activity, .name)
            required("at", \.at, .milliseconds)
            optional("question", \.question, .name)
            required("arranged", \.arrangement, .arrangement)
        })
}
