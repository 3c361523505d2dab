import Household
import Shapes
import Words

/// Fill a blank by typing, or with a tile of a word bank (Content, Question kinds).
public struct FillInBlank: Hashable, Sendable {
    /// Every text that is right; the first is the one shown.
    public var answers: [String]
    /// The tiles to choose from; empty when the child types. Always there through kindergarten.
    public var wordBank: [String]
    /// Wrong answers that get an explanation of their own.
    public var mistakes: [ExpectedMistake]
    /// How exactly a typed answer has to be written; nil: as is usual in the lesson's subject.
    public var spelling: Spelling?
    /// Whether a fraction has to be written in lowest terms.
    public var lowestTerms: Bool
    /// How the language of the lesson writes numbers.
    private var notation = WrittenNumber.Notation.point

    /// A blank with its answers.
    public init(
        answers: [String], wordBank: [String], mistakes: [ExpectedMistake], spelling: Spelling? = nil,
        lowestTerms: Bool = false
    ) {
        self.answers = answers
        self.wordBank = wordBank
        self.mistakes = mistakes
        self.spelling = spelling
        self.lowestTerms = lowestTerms
    }
}

extension FillInBlank: QuestionContent {
    /// What a front-end shows.
    public struct View: Hashable, Sendable {
        /// The tiles in the order to show them; empty when the child types.
        public var wordBank: [String]
    }

    /// The name of the kind.
    public static let kind: QuestionKind = "fillInBlank"

    /// Everything that is wrong with it.
    public func faults(for audience: Audience) -> [BodyFault] {
        let accepted = Set(answers.map(Folding.folded))
        return answerFaults() + bankFaults(accepted, audience) + mistakeFaults(accepted) + termFaults()
    }

    private func answerFaults() -> [BodyFault] {
        if answers.isEmpty { return [BodyFault(pointer: "/answers", reason: "has no answer")] }
        return textFaults(answers, at: "/answers", named: "answer")
    }

    private func bankFaults(_ accepted: Set<String>, _ audience: Audience) -> [BodyFault] {
        if wordBank.isEmpty {
            guard audience.needsWordBank else { return [] }
            return [BodyFault(pointer: "/wordBank", reason: "is missing; through kindergarten there is always one")]
        }
        var faults = textFaults(wordBank, at: "/wordBank", named: "tile")
        if wordBank.count < ContentLimits.fewestOptions || wordBank.count > ContentLimits.tiles {
            let allowed = "\(ContentLimits.fewestOptions) to \(ContentLimits.tiles)"
            faults.append(
                BodyFault(pointer: "/wordBank", reason: "has \(wordBank.count) tiles; \(allowed) are possible"))
        }
        if !wordBank.contains(where: { accepted.contains(Folding.folded($0)) }) {
            faults.append(BodyFault(pointer: "/wordBank", reason: "holds no right answer"))
        }
        return faults
    }

    private func mistakeFaults(_ accepted: Set<String>) -> [BodyFault] {
        var faults = textFaults(mistakes.map(\.text), at: "/mistakes", member: "/text", named: "mistake")
        for (index, mistake) in mistakes.enumerated() {
            if accepted.contains(Folding.folded(mistake.text)) || answers.contains(where: { isSame(mistake.text, $0) })
            {
                faults.append(BodyFault(pointer: "/mistakes/\(index)/text", reason: "is a right answer as well"))
            }
            if let reason = ContentLimits.textFault(mistake.explanation.text, atMost: ContentLimits.textCharacters) {
                faults.append(BodyFault(pointer: "/mistakes/\(index)/explanation", reason: reason))
            }
        }
        return faults
    }

    /// Whether two texts are one number, in whatever language: where lowest terms are asked for, another form is another one.
    private func isSame(_ text: String, _ answer: String) -> Bool {
        WrittenNumber.Notation.allCases.allSatisfy { notation in
            guard let number = WrittenNumber(text, notation), let answer = WrittenNumber(answer, notation) else {
                return false
            }
            return number.says(answer) && (!lowestTerms || number.isInLowestTerms)
        }
    }

    private func termFaults() -> [BodyFault] {
        guard lowestTerms else { return [] }
        let known = answers.map { text in WrittenNumber(text) }
        if wordBank.isEmpty, known.allSatisfy({ $0?.isInLowestTerms == true }) { return [] }
        return [
            BodyFault(
                pointer: "/lowestTerms",
                reason: "asks for typed answers that are whole numbers or fractions in lowest terms")
        ]
    }

    private func textFaults(
        _ texts: [String], at pointer: String, member: String = "", named name: String
    ) -> [BodyFault] {
        var seen: Set<String> = []
        var faults: [BodyFault] = []
        for (index, text) in texts.enumerated() {
            let place = "\(pointer)/\(index)\(member)"
            if let reason = ContentLimits.textFault(text, atMost: ContentLimits.choiceCharacters) {
                faults.append(BodyFault(pointer: place, reason: reason))
            } else if !seen.insert(Folding.folded(text)).inserted {
                faults.append(BodyFault(pointer: place, reason: "is the same \(name) as one before"))
            }
        }
        return faults
    }

    /// What a presentation shuffles.
    public var choices: [String] { wordBank }

    /// The one of the choices that is right.
    public var rightChoice: String? {
        // Most packs write the tile as the answer; folding is for those that do not.
        wordBank.first(where: answers.contains)
            ?? wordBank.first { tile in answers.contains { Folding.folded($0) == Folding.folded(tile) } }
    }

    /// An answer that is right.
    public var solution: Answer? { rightChoice.map(Answer.tile) ?? answers.first.map(Answer.text) }

    /// An answer in a few words.
    public func brief(_ answer: Answer) -> String? {
        answer.given(as: ChosenTile.self)?.text ?? answer.given(as: TypedText.self)?.text
    }

    /// Judges an answer.
    public func grade(_ answer: Answer, tier: AgeTier) throws(AnswerShapeFault) -> Grading {
        if let tile = answer.given(as: ChosenTile.self)?.text { return try grade(tile: tile) }
        if let text = answer.given(as: TypedText.self)?.text { return try grade(text: text, tier: tier) }
        throw AnswerShapeFault(reason: "a blank is filled with a text or with a tile of the word bank")
    }

    private func grade(tile: String) throws(AnswerShapeFault) -> Grading {
        guard wordBank.contains(tile) else {
            throw AnswerShapeFault(reason: "the word bank has no such tile; take one of those shown")
        }
        return grading(of: tile, acceptingSlips: false)
    }

    private func grade(text: String, tier: AgeTier) throws(AnswerShapeFault) -> Grading {
        guard text.unicodeScalars.count <= ContentLimits.answerCharacters else {
            throw AnswerShapeFault(
                reason: "the text is longer than \(ContentLimits.answerCharacters) characters; send a shorter one")
        }
        guard !Folding.folded(text).isEmpty else {
            throw AnswerShapeFault(reason: "the text is empty; send what the child wrote")
        }
        if let grading = try grade(number: text) { return grading }
        return grading(of: text, spelling ?? .forgiving, acceptingSlips: tier < .preteen)
    }

    /// Where nothing is said of the spelling, the subject decides; the language says how numbers are written.
    public func judged(inSubject subject: String, language: String) -> FillInBlank {
        var judged = self
        judged.notation = WrittenNumber.Notation(language: language)
        judged.spelling = spelling ?? Spelling(inSubject: subject, answers: answers)
        return judged
    }

    /// Judges a number by its value: how it is written is no mistake in it. Where only a number can be right or foreseen, what is
    /// none is asked for again.
    ///
    /// - Returns: nil where the text is to be judged as one.
    private func grade(number text: String) throws(AnswerShapeFault) -> Grading? {
        let known = answers + mistakes.map(\.text)
        let values = known.map { WrittenNumber($0, notation) }
        let asksNumber = wordBank.isEmpty && values.allSatisfy { $0 != nil }
        let asksWhole = asksNumber && values.allSatisfy { $0?.isWhole == true }
        guard let number = WrittenNumber(text, notation), !(asksWhole && number.isFraction) else {
            if !asksNumber { return nil }
            throw AnswerShapeFault(
                reason: asksWhole
                    ? "a whole number is asked for; send its digits"
                    : "a number is asked for; send its digits, or a fraction such as 3/4")
        }
        guard let place = values.firstIndex(where: { $0.map(number.says) == true }) else {
            guard asksNumber else { return nil }
            return grading(of: number.isWhole ? String(number.numerator) : text, acceptingSlips: false)
        }
        if lowestTerms, place < answers.count, !number.isInLowestTerms {
            return .wrong(
                mistakes.first { $0.text == text }?.explanation,
                or: Saying("feedback.lowestTerms", ["given": .text(Folding.brief(text))]))
        }
        return grading(of: known[place], acceptingSlips: false)
    }

    private func grading(
        of text: String, _ spelling: Spelling = .forgiving, acceptingSlips: Bool
    ) -> Grading {
        if answers.contains(text) { return Grading(isRight: true) }
        if answers.contains(where: { spelling.accepts(text, for: $0) }) { return Grading(isRight: true) }
        let given = Folding.folded(text)
        if spelling == .forgiving, acceptingSlips, !isAnotherAnswer(given),
            let meant = answers.first(where: { SpellingSlip.isOne(given: given, expected: Folding.folded($0)) })
        {
            return Grading(isRight: true, spelling: meant)
        }
        let foreseen = mistakes.first { $0.text == text } ?? mistakes.first { Folding.folded($0.text) == given }
        if foreseen == nil, answers.contains(where: { Spelling.exact.accepts(text, for: $0) }) {
            return .wrong(nil, or: Saying("feedback.capitals", ["given": .text(Folding.brief(text))]))
        }
        return .wrong(
            foreseen?.explanation, or: Saying("feedback.answered", ["given": .text(Folding.brief(text))]))
    }

    /// Whether a text, folded, is a choice or a foreseen mistake of this question: then it is no slip.
    private func isAnotherAnswer(_ given: String) -> Bool {
        wordBank.contains { Folding.folded($0) == given } || mistakes.contains { Folding.folded($0.text) == given }
    }

    /// What may be seen before the answer.
    public func view(order: [String]) -> View { View(wordBank: order) }
}

extension FillInBlank: QuestionKindDefinition {
    /// What the child does.
    public static let summary = "Fill the blank by typing, or with a tile of a word bank."

    /// The forms of answer that it takes.
    public static let answers: [any AnswerFormDefinition.Type] = [ChosenTile.self, TypedText.self]

    /// How it is written in a pack.
    public static let pack = Shape<FillInBlank>.object(
        "PackFillInBlank", "A blank to be filled by typing or with a tile.",
        make: { FillInBlank(answers: $0, wordBank: $1, mistakes: $2, spelling: $3, lowestTerms: $4) }
    ) {
        required("answers", \.answers, .list(of: .text()), "All that are right; the first is shown.")
        required("wordBank", \.wordBank, .list(of: .text()), "The tiles; an empty list where the child types.")
        required("mistakes", \.mistakes, .list(of: .mistake), "Wrong answers with a reply of their own.")
        optional(
            "spelling", \.spelling, .word(),
            "How a typed answer has to be written: `forgiving` (a small slip is right below the age of ten), `exact` (each letter counts) or `exactCapitals` (each capital, too). Left out: in the subject `language` it is exact, with capitals where an answer has one; elsewhere forgiving."
        )
        unless(
            "lowestTerms", \.lowestTerms, .boolean, is: false,
            "Whether a fraction has to be written in lowest terms. Left out: 2/4 is as right as 1/2.")
    }

    /// How it is shown on the wire.
    public static let wire = Shape<View>.object("FillInBlank", "A blank to fill.", make: View.init) {
        required("wordBank", \.wordBank, .list(of: .text()), "Tiles to choose from; empty: the child types.")
    }

    /// An example for the reference.
    public static let example = QuestionExample(
        "A baby cat is a ___.",
        FillInBlank(
            answers: ["kitten"], wordBank: ["kitten", "puppy", "lamb"],
            mistakes: [ExpectedMistake(text: "puppy", explanation: "A puppy is a baby dog.")]))

    /// Typed.
    public static let furtherExamples = [
        QuestionExample(
            "5 + 2 = ___",
            FillInBlank(
                answers: ["7", "seven"], wordBank: [],
                mistakes: [ExpectedMistake(text: "3", explanation: "5 and 2 more is more than 5.")]))
    ]
}
