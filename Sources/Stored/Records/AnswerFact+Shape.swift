import Household
import QuestionKinds
import Shapes

extension Shape where Value == AnswerFact {
    static let answerFact = Shape.object(
        "AnswerFact",
        make: {
            activity, presentation, question, attempt, answer, outcome, rapid, scored, hints, words, explained, say,
            spelling, explanation, stars, points, score, lost, run, tally, response, evidence, place, samePlaces, next,
            at, day, spent, credit, learningDay, mastery, extra,
            memory, level, fact, rest, mistake in
            AnswerFact(
                activity: activity, presentation: presentation, question: question, attempt: attempt ?? 1,
                answer: answer, outcome: outcome, isRapid: rapid ?? false, isScored: scored ?? true, hints: hints ?? 0,
                told: words.map { .words($0, isExplained: explained ?? false) }
                    ?? .text(say: say ?? "", spelling: spelling, explanation: explanation),
                stars: stars ?? 0, points: points ?? 0,
                sums: tally.map(AnswerSums.whole) ?? .change(score: score ?? 0, lost: lost ?? 0, run: run ?? 0),
                responseMilliseconds: response, evidence: evidence, place: place, samePlaces: samePlaces ?? 0,
                next: next, at: at, day: day, spentMilliseconds: spent ?? 0,
                credit: credit ?? .full, makesLearningDay: learningDay ?? false, mastery: mastery,
                isExtra: extra ?? false, memory: memory, level: level, fact: fact,
                rest: rest, mistake: mistake)
        },
        members: {
            required("activity", .name) { $0.activity }
            required("presentation", .name) { $0.presentation }
            required("question", .name) { $0.question }
            unless("attempt", .whole, is: 1) { $0.attempt }
            required("answer", .storedAnswer) { $0.answer }
            required("outcome", .word(AnswerOutcome.self)) { $0.outcome }
            unless("rapid", .boolean, is: false) { $0.isRapid }
            unless("scored", .boolean, is: true) { $0.isScored }
            unless("hints", .whole, is: 0) { $0.hints }
            optional("words", .word(AnswerWords.self)) { $0.told.words }
            unless("explained", .boolean, is: false) { $0.told.isExplained }
            // Facts of before keys.
            optional("say", .words) { $0.told.texts?.say }
            optional("spelling", .words) { $0.told.texts?.spelling }
            optional("explanation", .words) { $0.told.texts?.explanation }
            unless("stars", .whole, is: 0) { $0.stars }
            unless("points", .whole, is: 0) { $0.points }
            unless("score", .whole, is: 0) { $0.sums.change?.score ?? 0 }
            unless("lost", .whole, is: 0) { $0.sums.change?.lost ?? 0 }
            unless("run", .whole, is: 0) { $0.sums.change?.run ?? 0 }
            // Facts of before changes.
            optional("tally", .activityTally) { $0.sums.whole }
            optional("response", .integer64) { $0.responseMilliseconds }
            optional("evidence", .answerEvidence) { $0.evidence }
            optional("place", .whole) { $0.place }
            unless("samePlaces", .whole, is: 0) { $0.samePlaces }
            required("next", .nextStep) { $0.next }
            required("at", .milliseconds) { $0.at }
            optional("day", .number) { $0.day }
            unless("spent", .integer64, is: 0) { $0.spentMilliseconds }
            unless("credit", .word(AnswerCredit.self), is: .full) { $0.credit }
            unless("learningDay", .boolean, is: false) { $0.makesLearningDay }
            optional("mastery", .masteryMark) { $0.mastery }
            unless("extra", .boolean, is: false) { $0.isExtra }
            optional("memory", .memoryMark) { $0.memory }
            optional("level", .levelMark) { $0.level }
            optional("fact", .factMark) { $0.fact }
            optional("rest", .word(RestReason.self)) { $0.rest }
            optional("mistake", .word(MistakeClass.self)) { $0.mistake }
        })
}

extension AnswerTold {
    fileprivate var isExplained: Bool { if case .words(_, let isExplained) = self { isExplained } else { false } }

    fileprivate var texts: (say: String, spelling: String?, explanation: String?)? {
        if case .text(let say, let spelling, let explanation) = self { (say, spelling, explanation) } else { nil }
    }
}

extension AnswerSums {
    fileprivate var change: (score: Int, lost: Int, run: Int)? {
        if case .change(let score, let lost, let run) = self { (score, lost, run) } else { nil }
    }

    fileprivate var whole: ActivityTally? { if case .whole(let tally) = self { tally } else { nil } }
}

extension Shape where Value == AnswerEvidence {
    static let answerEvidence = Shape.object("AnswerEvidence", make: AnswerEvidence.init) {
        required("skill", .name) { $0.skill }
        required("kind", .name) { $0.kind }
        required("difficulty", .whole) { $0.difficulty }
        required("validity", .word(AnswerEvidence.Validity.self)) { $0.validity }
    }
}

/// The cases of ``NextStep``.
private enum NextVariants {
    static let retry = Variant("retry", 0, .arrangement, make: NextStep.retry)
    static let following = Variant("following", 1, .arrangement, make: NextStep.following)
    static let finish = Variant("finish", 2, NextStep.finished)
    // Facts of before, which said what follows from the plan.
    static let question = Variant("question", 3, .presentation, make: NextStep.question)
    static let summary = Variant("finished", 4, .storedSummary, make: NextStep.summary)
    static let again = Variant("again", 5, .arrangement, make: NextStep.again)
    static let chosen = Variant("chosen", 6, .chosenQuestion) {
        NextStep.chosen($0.question, $0.arrangement, part: $0.part)
    }
    static let rest = Variant("rest", 7, .restQuestion, make: NextStep.rest)
}

extension Shape where Value == NextStep {
    static let nextStep = Shape.tagged([
        NextVariants.retry.reader, NextVariants.following.reader, NextVariants.finish.reader,
        NextVariants.question.reader, NextVariants.summary.reader, NextVariants.again.reader,
        NextVariants.chosen.reader, NextVariants.rest.reader,
    ]) { next, out in
        switch next {
        case .retry(let arrangement): NextVariants.retry.write(arrangement, to: &out)
        case .following(let arrangement): NextVariants.following.write(arrangement, to: &out)
        case .finished: NextVariants.finish.write(to: &out)
        case .question(let presentation): NextVariants.question.write(presentation, to: &out)
        case .again(let arrangement): NextVariants.again.write(arrangement, to: &out)
        case .chosen(let question, let arrangement, let part):
            NextVariants.chosen.write(ChosenQuestion(question, arrangement, part), to: &out)
        case .rest(let rest): NextVariants.rest.write(rest, to: &out)
        case .summary(let summary): NextVariants.summary.write(summary, to: &out)
        }
    }
}

/// A question of a quiz or a practice and how its choices are arranged, as it is stored.
private typealias ChosenQuestion = (question: QuestionID, arrangement: Arrangement, part: FactPart?)

extension Shape where Value == ChosenQuestion {
    fileprivate static let chosenQuestion = Shape.object("ChosenQuestion", make: { ChosenQuestion($0, $1, $2) }) {
        required("question", .name) { $0.question }
        required("arranged", .arrangement) { $0.arrangement }
        optional("part", .word(FactPart.self)) { $0.part }
    }
}

extension Shape where Value == RestQuestion {
    fileprivate static let restQuestion = Shape.object("RestQuestion", make: RestQuestion.init) {
        required("question", .name) { $0.question }
        required("arranged", .arrangement) { $0.arrangement }
        required("reason", .word(RestReason.self)) { $0.reason }
    }
}
