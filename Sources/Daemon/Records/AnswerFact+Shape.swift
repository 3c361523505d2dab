import API
import Household
import JSONRPC
import QuestionKinds
import Shapes

extension Shape where Value == AnswerFact {
    static let answerFact = Shape.object(
        "AnswerFact",
        make: {
            AnswerFact(
                activity: $0, presentation: $1, question: $2, attempt: $3 ?? 1, answer: $4, outcome: $5,
                isRapid: $6 ?? false, isScored: $7 ?? true, hints: $8 ?? 0, say: $9, spelling: $10, explanation: $11,
                stars: $12 ?? 0, points: $13 ?? 0, tally: $14, responseMilliseconds: $15, evidence: $16,
                place: $17, samePlaces: $18 ?? 0, next: $19, at: $20, day: $21, spentMilliseconds: $22 ?? 0)
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
            required("say", .words) { $0.say }
            optional("spelling", .words) { $0.spelling }
            optional("explanation", .words) { $0.explanation }
            unless("stars", .whole, is: 0) { $0.stars }
            unless("points", .whole, is: 0) { $0.points }
            required("tally", .activityTally) { $0.tally }
            optional("response", .integer64) { $0.responseMilliseconds }
            optional("evidence", .answerEvidence) { $0.evidence }
            optional("place", .whole) { $0.place }
            unless("samePlaces", .whole, is: 0) { $0.samePlaces }
            required("next", .nextStep) { $0.next }
            required("at", .milliseconds) { $0.at }
            optional("day", .number) { $0.day }
            unless("spent", .integer64, is: 0) { $0.spentMilliseconds }
        })
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
    static let question = Variant("question", .presentation, make: NextStep.question)
    static let finished = Variant("finished", .activitySummary, make: NextStep.finished)
}

extension Shape where Value == NextStep {
    static let nextStep = Shape.tagged([NextVariants.question.reader, NextVariants.finished.reader]) { next, out in
        switch next {
        case .question(let presentation): NextVariants.question.write(presentation, to: &out)
        case .finished(let summary): NextVariants.finished.write(summary, to: &out)
        }
    }
}
