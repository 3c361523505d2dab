import Household
import Shapes
import Words

/// Hop along a number line (Content, Question kinds).
public struct NumberLine: Hashable, Sendable {
    /// The first number of the line.
    public var from: Int
    /// The last number of the line.
    public var to: Int
    public var step: Int
    /// Where the hops begin; nil: the child points to a place.
    public var start: Int?
    public var answer: Int
    /// Wrong ends that get an explanation of their own.
    public var mistakes: [NumberMistake]

    /// A line with its answer.
    public init(from: Int, to: Int, step: Int = 1, start: Int? = nil, answer: Int, mistakes: [NumberMistake] = []) {
        self.from = from
        self.to = to
        self.step = step
        self.start = start
        self.answer = answer
        self.mistakes = mistakes
    }
}

extension NumberLine: QuestionContent {
    /// What a front-end shows.
    public struct View: Hashable, Sendable {
        /// The first number of the line.
        public var from: Int
        /// The last number of the line.
        public var to: Int
        public var step: Int
        /// Where the hops begin; nil: the child points to a place.
        public var start: Int?
    }

    /// The name of the kind.
    public static let kind: QuestionKind = "numberLine"

    /// Everything that is wrong with it.
    public func faults(for audience: Audience) -> [BodyFault] {
        guard step > 0, from < to, (to - from).isMultiple(of: step) else {
            return [BodyFault(pointer: "/step", reason: "must lead from the first number to the last in whole steps")]
        }
        var faults = mistakes.faults(besides: answer)
        let ticks = (to - from) / step + 1
        if !ContentLimits.ticks.contains(ticks) {
            let possible = ContentLimits.ticks
            faults.append(
                BodyFault(
                    pointer: "/to",
                    reason: "makes \(ticks) ticks; \(possible.lowerBound) to \(possible.upperBound) are possible"))
        }
        if !isTick(answer) { faults.append(BodyFault(pointer: "/answer", reason: "is at no tick of the line")) }
        if let start, !isTick(start) {
            faults.append(BodyFault(pointer: "/start", reason: "is at no tick of the line"))
        }
        return faults
    }

    private func isTick(_ number: Int) -> Bool {
        (from...to).contains(number) && (number - from).isMultiple(of: step)
    }

    /// There is nothing to shuffle.
    public var choices: [String] { [] }

    /// An answer that is right.
    public var solution: Answer? { .number(answer) }

    /// The number of an answer.
    public func brief(_ answer: Answer) -> String? {
        (answer.given(as: Hops.self)?.ends.last ?? answer.given(as: WholeNumber.self)?.value).map(String.init)
    }

    /// Judges an answer: where it ends decides, however many hops it took.
    public func grade(_ answer: Answer, tier: AgeTier) throws(AnswerShapeFault) -> Grading {
        let ends = answer.given(as: Hops.self)?.ends ?? answer.given(as: WholeNumber.self).map { [$0.value] } ?? []
        guard let end = ends.last else {
            throw AnswerShapeFault(reason: "a number line is answered with hops, or with number, where they end")
        }
        guard ends.allSatisfy(isTick) else {
            throw AnswerShapeFault(reason: "each hop must end at a tick of the line, from \(from) to \(to)")
        }
        if end == self.answer { return Grading(isRight: true) }
        return .wrong(mistakes.reply(to: end), or: Self.feedback(end, from: start))
    }

    private static func feedback(_ end: Int, from start: Int?) -> Saying {
        let landed = Saying("feedback.landed", ["end": .number(end)])
        return landed + (start.map { Saying("feedback.beginAt", ["start": .number($0)]) } ?? Saying("feedback.ticks"))
    }

    /// What may be seen before the answer.
    public func view(order: [String]) -> View { View(from: from, to: to, step: step, start: start) }
}

extension NumberLine: QuestionKindDefinition {
    /// What the child does.
    public static let summary = "Hop along a number line, or point to a place on it."

    /// The forms of answer that it takes.
    public static let answers: [any AnswerFormDefinition.Type] = [Hops.self, WholeNumber.self]

    /// How it is written in a pack.
    public static let pack = Shape<NumberLine>.object(
        "PackNumberLine", "A line and where the hops end.",
        make: { NumberLine(from: $0, to: $1, step: $2, start: $3, answer: $4, mistakes: $5) }
    ) {
        required("from", \.from, .answeredNumber, "The first number.")
        required("to", \.to, .answeredNumber, "The last number.")
        required("step", \.step, .answeredNumber, "From one tick to the next.")
        optional("start", \.start, .answeredNumber, "Where the hops begin; absent: the child points to a place.")
        required("answer", \.answer, .answeredNumber, "Where the hops end.")
        required("mistakes", \.mistakes, .list(of: .numberMistake), "Wrong ends with a reply of their own.")
    }

    /// How it is shown on the wire.
    public static let wire = Shape<View>.object("NumberLine", "A line to hop along.", make: View.init) {
        required("from", \.from, .answeredNumber, "The first number.")
        required("to", \.to, .answeredNumber, "The last number.")
        required("step", \.step, .answeredNumber, "From one tick to the next.")
        optional("start", \.start, .answeredNumber, "Where the hops begin; absent: the child points to a place.")
    }

    /// An example for the reference.
    public static let example = QuestionExample(
        "The frog is at 3. It hops 4 more. Where does it land?",
        NumberLine(
            from: 0, to: 10, start: 3, answer: 7,
            mistakes: [NumberMistake(number: 6, explanation: "You landed on 6. The first hop goes from 3 to 4.")]))

    /// To point to a place.
    public static let furtherExamples = [
        QuestionExample("Where is 40?", NumberLine(from: 0, to: 100, step: 10, answer: 40))
    ]
}
