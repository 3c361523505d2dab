import Household
import Shapes
import Words

/// Count things, tapped along, and tell how many there are (Content, Question kinds).
public struct Count: Hashable, Sendable {
    public var answer: Int
    /// How far the numbers go that a front-end offers.
    public var highest: Int
    /// Wrong numbers that get an explanation of their own.
    public var mistakes: [NumberMistake]

    /// A question with its answer.
    public init(answer: Int, highest: Int, mistakes: [NumberMistake] = []) {
        self.answer = answer
        self.highest = highest
        self.mistakes = mistakes
    }
}

extension Count: QuestionContent {
    /// What a front-end shows.
    public struct View: Hashable, Sendable {
        /// How far the numbers go.
        public var highest: Int
    }

    /// The name of the kind.
    public static let kind: QuestionKind = "count"

    /// Everything that is wrong with it.
    public func faults(for audience: Audience) -> [BodyFault] {
        var faults = mistakes.faults(besides: answer)
        if answer < 0 || answer > ContentLimits.largestNumber {
            faults.append(
                BodyFault(pointer: "/answer", reason: "is \(answer); possible are 0 to \(ContentLimits.largestNumber)"))
        }
        if highest <= answer || highest > ContentLimits.largestNumber {
            faults.append(
                BodyFault(pointer: "/highest", reason: "must be more than the answer: else it tells it"))
        }
        return faults
    }

    /// There is nothing to shuffle.
    public var choices: [String] { [] }

    /// An answer that is right.
    public var solution: Answer? { .number(answer) }

    /// The number of an answer.
    public func brief(_ answer: Answer) -> String? {
        answer.given(as: WholeNumber.self).map { String($0.value) }
    }

    /// Judges an answer.
    public func grade(_ answer: Answer, tier: AgeTier) throws(AnswerShapeFault) -> Grading {
        guard let given = answer.given(as: WholeNumber.self)?.value else {
            throw AnswerShapeFault(reason: "things are counted with number, a whole number")
        }
        guard (0...highest).contains(given) else {
            throw AnswerShapeFault(reason: "the number must be 0 to \(highest)")
        }
        if given == self.answer { return Grading(isRight: true) }
        return .wrong(mistakes.reply(to: given), or: Saying("feedback.counted", ["given": .number(given)]))
    }

    /// What may be seen before the answer.
    public func view(order: [String]) -> View { View(highest: highest) }
}

extension Count: QuestionKindDefinition {
    /// What the child does.
    public static let summary = "Count things, tapping each of them, and tell how many there are."

    /// The forms of answer that it takes.
    public static let answers: [any AnswerFormDefinition.Type] = [WholeNumber.self]

    /// How it is written in a pack.
    public static let pack = Shape<Count>.object("PackCount", "How many there are.", make: Count.init) {
        required("answer", \.answer, .answeredNumber, "How many there are.")
        required("highest", \.highest, .answeredNumber, "How far the numbers go that are offered.")
        required("mistakes", \.mistakes, .list(of: .numberMistake), "Wrong numbers with a reply of their own.")
    }

    /// How it is shown on the wire.
    public static let wire = Shape<View>.object("Count", "Things to count.", make: View.init) {
        required("highest", \.highest, .answeredNumber, "Offer the numbers from 0 up to this one.")
    }

    /// An example for the reference.
    public static let example = QuestionExample(
        "How many ducks are there?",
        Count(
            answer: 5, highest: 10,
            mistakes: [NumberMistake(number: 6, explanation: "You counted 6. Point to each duck only once.")]))
}
