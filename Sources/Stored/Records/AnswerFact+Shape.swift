import Household
import QuestionKinds
import Shapes

extension Shape where Value == AnswerFact {
    static let answerFact = content.map(expected: "must be an answer", to: { AnswerFact($0) }, from: { $0.content })

    private static let content = Shape<AnswerFact.Content>.object(
        "AnswerFact", from: .init(Shape<Answer>.storedAnswer.blank()),
        members: {
            required("activity", \.activity, .name)
            required("presentation", \.presentation, .name)
            required("question", \.question, .name)
            unless("attempt", \.attempt, .whole, is: 1)
            required("answer", \.answer, .storedAnswer)
            required("outcome", \.outcome, .word(AnswerOutcome.self))
            unless("rapid", \.isRapid, .boolean, is: false)
            unless("scored", \.isScored, .boolean, is: true)
            unless("hints", \.hints, .whole, is: 0)
            optional("words", .word(AnswerWords.self), get: { $0.told.words }) {
                $0.told = .words($1, isExplained: false)
            }
            optional("explained", .boolean, get: { $0.told.isExplained ? true : nil }) { $0.told.explain($1) }
            // Facts of before keys.
            optional("say", .words, get: { $0.told.texts?.say }) {
                $0.told = .text(say: $1, spelling: nil, explanation: nil)
            }
            optional("spelling", .words, get: { $0.told.texts?.spelling }) {
                $0.told = .text(say: $0.told.texts?.say ?? "", spelling: $1, explanation: nil)
            }
            optional("explanation", .words, get: { $0.told.texts?.explanation }) {
                $0.told = .text(say: $0.told.texts?.say ?? "", spelling: $0.told.texts?.spelling, explanation: $1)
            }
            unless("stars", \.stars, .whole, is: 0)
            unless("points", \.points, .whole, is: 0)
            unless("score", .whole, is: 0, get: { $0.sums.change.score }, set: { $0.sums.change.score = $1 })
            unless("lost", .whole, is: 0, get: { $0.sums.change.lost }, set: { $0.sums.change.lost = $1 })
            unless("run", .whole, is: 0, get: { $0.sums.change.run }, set: { $0.sums.change.run = $1 })
            // Facts of before changes.
            optional("tally", .activityTally, get: { $0.sums.whole }) { $0.sums = .whole($1) }
            optional("response", \.responseMilliseconds, .integer64)
            optional("evidence", \.evidence, .answerEvidence)
            optional("place", \.place, .whole)
            unless("samePlaces", \.samePlaces, .whole, is: 0)
            required("next", \.next, .nextStep)
            required("at", \.at, .milliseconds)
            optional("day", \.day, .number)
            unless("spent", \.spentMilliseconds, .integer64, is: 0)
            unless("credit", \.credit, .word(AnswerCredit.self), is: .full)
            unless("learningDay", \.makesLearningDay, .boolean, is: false)
            optional("mastery", \.mastery, .masteryMark)
            unless("extra", \.isExtra, .boolean, is: false)
            optional("memory", \.memory, .memoryMark)
            optional("level", \.level, .levelMark)
            optional("fact", \.fact, .factMark)
            optional("rest", \.rest, .word(RestReason.self))
            optional("mistake", \.mistake, .word(MistakeClass.self))
        })
}

extension AnswerTold {
    fileprivate var isExplained: Bool { if case .words(_, let isExplained) = self { isExplained } else { false } }

    fileprivate mutating func explain(_ isExplained: Bool) {
        if case .words(let words, _) = self { self = .words(words, isExplained: isExplained) }
    }

    fileprivate var texts: (say: String, spelling: String?, explanation: String?)? {
        if case .text(let say, let spelling, let explanation) = self { (say, spelling, explanation) } else { nil }
    }
}

extension AnswerSums {
    fileprivate var change: (score: Int, lost: Int, run: Int) {
        get { if case .change(let score, let lost, let run) = self { (score, lost, run) } else { (0, 0, 0) } }
        set { self = .change(score: newValue.score, lost: newValue.lost, run: newValue.run) }
    }

    fileprivate var whole: ActivityTally? { if case .whole(let tally) = self { tally } else { nil } }
}

extension Shape where Value == AnswerEvidence {
    static let answerEvidence = Shape.object("AnswerEvidence", make: AnswerEvidence.init) {
        required("skill", \.skill, .name)
        required("kind", \.kind, .name)
        required("difficulty", \.difficulty, .whole)
        required("validity", \.validity, .word(AnswerEvidence.Validity.self))
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
        required("question", \.question, .name)
        required("arranged", \.arrangement, .arrangement)
        optional("part", \.part, .word(FactPart.self))
    }
}

extension Shape where Value == RestQuestion {
    fileprivate static let restQuestion = Shape.object("RestQuestion", make: RestQuestion.init) {
        required("question", \.question, .name)
        required("arranged", \.arrangement, .arrangement)
        required("reason", \.reason, .word(RestReason.self))
    }
}
