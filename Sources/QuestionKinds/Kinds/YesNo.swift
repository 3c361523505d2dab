import Household
import Shapes
import Words

/// Yes or no; the two keep their order (Content, Question kinds).
public struct YesNo: Hashable, Sendable {
    public var yes: String
    public var no: String
    public var correct: Bool
    public var explanation: MistakeReply?

    /// A question with its answer.
    public init(yes: String, no: String, correct: Bool, explanation: MistakeReply?) {
        self.yes = yes
        self.no = no
        self.correct = correct
        self.explanation = explanation
    }
}

/// Yes or no, as a child answered. One of two is no place, so the guessing guard's rule about places leaves it alone.
public struct YesOrNo: AnswerForm {
    /// Whether it was yes.
    public var isYes: Bool

    /// Yes or no.
    public init(_ isYes: Bool) { self.isYes = isYes }

    /// The name of the form.
    public static let name = "yes"
}

extension YesOrNo: AnswerFormDefinition {
    /// What the child does.
    public static let summary = "True for yes, false for no."

    /// How it is shown on the wire.
    public static let wire = Shape<Bool>.boolean
        .map(expected: "must be true or false", to: { YesOrNo($0) }, from: \.isYes)

    /// How it is written in rows.
    public static let stored = wire
}

extension YesNo: QuestionContent {
    /// What a front-end shows, yes first.
    public struct View: Hashable, Sendable {
        public var yes: String
        public var no: String
    }

    /// The name of the kind.
    public static let kind: QuestionKind = "yesNo"

    /// Everything that is wrong with it.
    public func faults(for audience: Audience) -> [BodyFault] {
        var faults: [BodyFault] = []
        for (pointer, word) in [("/yes", yes), ("/no", no)] {
            guard let reason = ContentLimits.textFault(word, atMost: ContentLimits.choiceCharacters) else { continue }
            faults.append(BodyFault(pointer: pointer, reason: reason))
        }
        if Folding.folded(yes) == Folding.folded(no) {
            faults.append(BodyFault(pointer: "/no", reason: "is the same word as yes"))
        }
        if let reason = explanation.flatMap({ ContentLimits.textFault($0.text) }) {
            faults.append(BodyFault(pointer: "/explanation", reason: reason))
        }
        return faults
    }

    /// What a presentation shuffles.
    public var choices: [String] { [] }

    /// One of two.
    public var blindChance: Double { 0.5 }

    /// An answer that is right.
    public var solution: Answer? { Answer(YesOrNo(correct)) }

    /// An answer in a few words.
    public func brief(_ answer: Answer) -> String? {
        answer.given(as: YesOrNo.self).map { $0.isYes ? yes : no }
    }

    /// Judges an answer.
    public func grade(_ answer: Answer, tier: AgeTier) throws(AnswerShapeFault) -> Grading {
        guard let given = answer.given(as: YesOrNo.self)?.isYes else {
            throw AnswerShapeFault(reason: "this question is answered with yes: true or false")
        }
        if given == correct { return Grading(isRight: true) }
        return .wrong(explanation, or: .chose(given ? yes : no))
    }

    /// What may be seen before the answer.
    public func view(order: [String]) -> View { View(yes: yes, no: no) }
}

extension YesNo: QuestionKindDefinition {
    /// What the child does.
    public static let summary = "Say yes or no."

    /// The forms of answer that it takes.
    public static let answers: [any AnswerFormDefinition.Type] = [YesOrNo.self]

    /// How it is written in a pack.
    public static let pack = Shape<PackForm>.object("PackYesNo", "Yes or no is right.", make: PackForm.init) {
        required("yes", \.yes, .text(), "The word for yes, in the language of the pack.")
        required("no", \.no, .text(), "The word for no.")
        required("correct", \.correct, .boolean, "Whether yes is right.")
        optional("explanation", \.explanation, .text(), "What is said to a child who chose the other one.")
        optional("mistake", \.mistake, .mistakeClass, Shape<MistakeClass>.mistakeClassSummary)
    }.map(expected: "has a mistake and needs an explanation", to: \.question, from: PackForm.init)

    /// How it is shown on the wire.
    public static let wire = Shape<View>.object("YesNo", "Show yes first.", make: View.init) {
        required("yesWord", \.yes, .text(), "The word for yes.")
        required("noWord", \.no, .text(), "The word for no.")
    }

    /// An example for the reference.
    public static let example = QuestionExample(
        "Are there more ducks than frogs? 🦆🦆🦆 🐸🐸",
        YesNo(yes: "Yes", no: "No", correct: true, explanation: "Give each frog a duck. Is a duck left over?"))
}

extension YesNo {
    /// The members in a pack.
    public struct PackForm: Sendable {
        var yes: String
        var no: String
        var correct: Bool
        var explanation: String?
        var mistake: MistakeClass?
    }
}

extension YesNo.PackForm {
    init(_ question: YesNo) {
        self.init(
            yes: question.yes, no: question.no, correct: question.correct, explanation: question.explanation?.text,
            mistake: question.explanation?.mistake)
    }

    /// Nil where a mistake is named of which nothing is said.
    var question: YesNo? {
        if mistake != nil, explanation == nil { return nil }
        return YesNo(
            yes: yes, no: no, correct: correct, explanation: explanation.map { MistakeReply($0, mistake) })
    }
}
