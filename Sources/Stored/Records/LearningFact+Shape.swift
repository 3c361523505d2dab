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
            required("activity", .name) { $0.activity }
            required("kind", .name) { $0.kind }
            required("lesson", .name) { $0.lesson }
            optional("subject", .words) { $0.subject }
            required("pack", .name) { $0.pack }
            required("packVersion", .words) { $0.packVersion }
            optional("edition", .name) { $0.edition }
            required("seed", .bits) { $0.seed }
            required("plan", .list(of: .name)) { $0.plan }
            required("maximum", .whole) { $0.maximum }
            required("first", .presentation) { $0.first }
            required("at", .milliseconds) { $0.at }
            optional("skill", .name) { $0.skill }
            optional("quiz", .quizTerms) { $0.quiz }
            optional("mix", .lessonMix) { $0.mix }
            optional("facts", .factTerms) { $0.facts }
        })
}

extension Shape where Value == PresentationShown {
    static let presentationShown = Shape.object(
        "PresentationShown",
        make: {
            PresentationShown(
                activity: $0, presentation: $1, mono: $2, boot: $3, at: $4, spentMilliseconds: $5 ?? 0)
        },
        members: {
            required("activity", .name) { $0.activity }
            required("presentation", .name) { $0.presentation }
            required("mono", .integer64) { $0.mono }
            required("boot", .name) { $0.boot }
            required("at", .milliseconds) { $0.at }
            unless("spent", .integer64, is: 0) { $0.spentMilliseconds }
        })
}

extension Shape where Value == HintFact {
    static let hintFact = Shape.object(
        "HintFact",
        make: {
            HintFact(
                activity: $0, presentation: $1, question: $2, number: $3, starsPaid: $4 ?? 0, at: $5,
                spentMilliseconds: $6 ?? 0)
        },
        members: {
            required("activity", .name) { $0.activity }
            required("presentation", .name) { $0.presentation }
            required("question", .name) { $0.question }
            required("number", .whole) { $0.number }
            unless("starsPaid", .whole, is: 0) { $0.starsPaid }
            required("at", .milliseconds) { $0.at }
            unless("spent", .integer64, is: 0) { $0.spentMilliseconds }
        })
}

extension Shape where Value == ActivityMark {
    static let activityMark = Shape.object(
        "ActivityMark",
        make: { ActivityMark(activity: $0, at: $1, spentMilliseconds: $2 ?? 0, day: $3, review: $4) },
        members: {
            required("activity", .name) { $0.activity }
            required("at", .milliseconds) { $0.at }
            unless("spent", .integer64, is: 0) { $0.spentMilliseconds }
            optional("day", .number) { $0.day }
            optional("review", .reviewMark) { $0.review }
        })
}

extension Shape where Value == ActivityFinished {
    static let activityFinished = Shape.object(
        "ActivityFinished",
        make: {
            ActivityFinished(
                summary: $0, at: $1, day: $2, spentMilliseconds: $3 ?? 0, counts: $4 ?? true, review: $5,
                typingMilliseconds: $6)
        },
        members: {
            required("summary", .storedSummary) { $0.summary }
            required("at", .milliseconds) { $0.at }
            optional("day", .number) { $0.day }
            unless("spent", .integer64, is: 0) { $0.spentMilliseconds }
            unless("counts", .boolean, is: true) { $0.counts }
            optional("review", .reviewMark) { $0.review }
            optional("typing", .whole) { $0.typingMilliseconds }
        })
}

extension Shape where Value == QuizTerms {
    static let quizTerms = Shape.object(
        "QuizTerms",
        make: { QuizTerms(count: $0, limitSeconds: $1, levels: $2, bridges: $3 ?? []) },
        members: {
            required("count", .whole) { $0.count }
            optional("limit", .whole) { $0.limitSeconds }
            required("levels", .list(of: .whole)) { $0.levels }
            unless("bridges", .list(of: .name), is: []) { $0.bridges }
        })
}

extension Shape where Value == LessonMix {
    static let lessonMix = Shape.object("LessonMix", make: LessonMix.init) {
        required("lessons", .list(of: .name)) { $0.lessons }
        required("editions", .list(of: .name)) { $0.editions }
        required("places", .list(of: .whole)) { $0.places }
    }
}

extension Shape where Value == ReviewMark {
    static let reviewMark = Shape.object("ReviewMark", make: ReviewMark.init) {
        required("skill", .name) { $0.skill }
        required("passed", .boolean) { $0.isPassed }
        required("rung", .whole) { $0.rung }
        optional("next", .whole) { $0.nextAfterDays }
    }
}

extension Shape where Value == QuizReturn {
    static let quizReturn = Shape.object(
        "QuizReturn",
        make: { QuizReturn(activity: $0, at: $1, question: $2, arrangement: $3) },
        members: {
            required("activity", .name) { $0.activity }
            required("at", .milliseconds) { $0.at }
            optional("question", .name) { $0.question }
            required("arranged", .arrangement) { $0.arrangement }
        })
}
