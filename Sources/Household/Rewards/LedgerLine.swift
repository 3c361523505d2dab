import Words

/// One line of the ledger of stars and points. Lines are read from the facts, whose amounts they share out, and are
/// never changed (Rewards, Ledgers).
public struct LedgerLine: Hashable, Sendable {
    /// Why it is there.
    public var reason: LedgerReason
    /// Stars; less than 0 where they were paid.
    public var stars: Int
    /// Points.
    public var points: Int
    /// The question that it is about; nil: none in particular.
    public var question: QuestionID?
    /// The reason for people.
    public var say: Saying

    /// The lines of a fact in their order; together exactly what it earned or cost.
    public static func lines(of fact: Fact) -> [LedgerLine] {
        switch fact {
        case .learning(let fact): lines(of: fact)
        case .challenge(.completed(let completion)) where completion.points > 0: [line(of: completion)]
        default: []
        }
    }

    private static func line(of completion: ChallengeCompletion) -> LedgerLine {
        LedgerLine(
            reason: .challengeBonus, stars: 0, points: completion.points, question: nil,
            say: Saying(
                completion.streakPercent > 0 ? "ledger.challengeAndStreak" : "ledger.challenge",
                ["points": .number(completion.basePoints)]))
    }

    /// The lines of a fact of learning.
    static func lines(of fact: LearningFact) -> [LedgerLine] {
        switch fact {
        case .answered(let answer) where answer.stars != 0 || answer.points != 0: lines(of: answer)
        case .hinted(let hint) where hint.starsPaid != 0:
            [
                LedgerLine(
                    reason: .hintPaid, stars: -hint.starsPaid, points: 0, question: hint.question,
                    say: Saying("ledger.hint")
                )
            ]
        default: []
        }
    }

    private static func lines(of answer: AnswerFact) -> [LedgerLine] {
        let stars = min(answer.stars, LearningRules.starsPerRightAnswer)
        let isFifth = answer.run > 0 && answer.run.isMultiple(of: 5)
        let isPaid = answer.points > LearningRules.points(afterHints: answer.hints)
        let fifth = isFifth && isPaid ? min(answer.points, LearningRules.pointsPerFifth) : 0
        var lines = [
            LedgerLine(
                reason: .rightAnswer, stars: stars, points: answer.points - fifth, question: answer.question,
                say: Saying(answer.hints == 0 ? "ledger.rightAnswer" : "ledger.rightAnswerWithHint"))
        ]
        let run = Saying("ledger.run", ["run": .number(answer.run)])
        if answer.stars > stars {
            lines.append(
                LedgerLine(
                    reason: .runBonus, stars: answer.stars - stars, points: 0, question: answer.question, say: run))
        }
        if fifth > 0 {
            lines.append(
                LedgerLine(reason: .fifthAnswer, stars: 0, points: fifth, question: answer.question, say: run))
        }
        return lines
    }
}
