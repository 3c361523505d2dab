/// What each kind of question knows about itself: its faults, its choices, its grading and what may be shown of it.
protocol QuestionContent: Sendable {
    /// Everything wrong with this body for children of this kind of lesson.
    func faults(for audience: Audience) -> [BodyFault]

    /// The ids (or texts) that a presentation shuffles; empty when there is nothing to choose from.
    var choices: [String] { get }

    /// The one of `choices` that answers the question, so that it does not always sit at the same place.
    var rightChoice: String? { get }

    /// Whether an order of `choices` tells the answer by itself; such an order of three or more is never shown.
    func isTelling(_ order: [String]) -> Bool

    /// Judges an answer. An answer that does not fit the kind is a `AnswerShapeFault` and costs no attempt.
    func grade(_ answer: Answer, tier: AgeTier) throws(AnswerShapeFault) -> Grading

    /// What a front-end may see, in the order of a presentation: nothing that tells the answer.
    func view(order: [String]) -> QuestionBodyView
}

extension QuestionContent {
    /// Where one choice is right, its place is looked after (`rightChoice`), and no order tells more.
    func isTelling(_ order: [String]) -> Bool { false }
}

/// Whom the question is written for, as far as the rules of a kind depend on it.
struct Audience {
    var tier: AgeTier
    /// The grade of the standard behind the lesson's skill, where that is known.
    var grade: GradeLevel?

    /// A word bank is always there through kindergarten.
    var needsWordBank: Bool { tier == .preschool || grade?.needsWordBank == true }
}

/// A fault inside a question's body; the pointer is relative to the question.
struct BodyFault {
    var pointer: String
    var reason: String
}
