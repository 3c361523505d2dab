import Household
import Shapes
import Words

/// Build the bars of a graph (Content, Question kinds).
public struct BarGraph: Hashable, Sendable {
    /// The categories from left to right. An explanation is said to a child who made its bar too high or too low.
    public var categories: [ChoiceOption]
    public var values: [BarValue]
    public var highest: Int

    /// A graph with its bars.
    public init(categories: [ChoiceOption], values: [BarValue], highest: Int) {
        self.categories = categories
        self.values = values
        self.highest = highest
    }
}

extension BarGraph: QuestionContent {
    /// What a front-end shows.
    public struct View: Hashable, Sendable {
        /// The categories from left to right.
        public var categories: [OptionView]
        public var highest: Int
    }

    /// The name of the kind.
    public static let kind: QuestionKind = "barGraph"

    /// Everything that is wrong with it.
    public func faults(for audience: Audience) -> [BodyFault] {
        let list = OptionFaults(categories, at: "/categories", named: "category", possible: ContentLimits.bars)
        var faults = list.faults
        if !(1...ContentLimits.largestNumber).contains(highest) {
            faults.append(
                BodyFault(pointer: "/highest", reason: "must be 1 to \(ContentLimits.largestNumber)"))
        }
        if values.count != categories.count || Set(values.map(\.category)) != list.ids {
            faults.append(BodyFault(pointer: "/values", reason: "must name each category once"))
        }
        for (index, value) in values.enumerated() where !(0...max(0, highest)).contains(value.value) {
            faults.append(BodyFault(pointer: "/values/\(index)/value", reason: "must be 0 to \(highest)"))
        }
        return faults
    }

    /// The categories stay in their order.
    public var choices: [String] { [] }

    /// An answer that is right.
    public var solution: Answer? { Answer(BarValues(values)) }

    /// Each bar is a part.
    public var hasParts: Bool { true }

    /// Judges an answer.
    public func grade(_ answer: Answer, tier: AgeTier) throws(AnswerShapeFault) -> Grading {
        guard let given = answer.given(as: BarValues.self)?.values else {
            throw AnswerShapeFault(reason: "a graph is built with values, one for each category")
        }
        let heights = Dictionary(given.map { ($0.category, $0.value) }, uniquingKeysWith: { first, _ in first })
        guard given.count == categories.count, heights.count == given.count,
            categories.allSatisfy({ heights[$0.id] != nil })
        else { throw AnswerShapeFault(reason: "name each of the \(categories.count) categories once") }
        guard given.allSatisfy({ (0...highest).contains($0.value) }) else {
            throw AnswerShapeFault(reason: "a bar is 0 to \(highest) high")
        }
        let right = values.filter { heights[$0.category] == $0.value }.map(\.category)
        guard let wrong = categories.first(where: { !right.contains($0.id) }) else { return Grading(isRight: true) }
        let height = heights[wrong.id] ?? 0
        return .wrong(
            wrong.explanation,
            or: Saying("feedback.bar", ["text": .text(Folding.brief(wrong.text)), "height": .number(height)]),
            rightParts: categories.map(\.id).filter(right.contains))
    }

    /// What may be seen before the answer.
    public func view(order: [String]) -> View {
        View(categories: categories.map(OptionView.init), highest: highest)
    }
}

extension BarGraph: QuestionKindDefinition {
    /// What the child does.
    public static let summary = "Build the bars of a graph."

    /// The forms of answer that it takes.
    public static let answers: [any AnswerFormDefinition.Type] = [BarValues.self]

    /// How it is written in a pack.
    public static let pack = Shape<BarGraph>.object("PackBarGraph", "A graph to build.", make: BarGraph.init) {
        required("categories", \.categories, .list(of: .option), "Explanations are for bars of a wrong height.")
        required(
            "values", \.values, .list(of: .barValue("PackBarValue", .text(), .answeredNumber)), "How high each bar is.")
        required("highest", \.highest, .answeredNumber, "How far the scale goes.")
    }

    /// How it is shown on the wire.
    public static let wire = Shape<View>.object("BarGraph", "A graph to build.", make: View.init) {
        required("categories", \.categories, .list(of: .optionView), "From left to right.")
        required("highest", \.highest, .answeredNumber, "How far the scale goes.")
    }

    /// An example for the reference.
    public static let example = QuestionExample(
        "Mia saw 3 cats and 2 dogs. Build the graph.",
        BarGraph(
            categories: [
                ChoiceOption(id: "cats", text: "cats", image: "cat", explanation: "How many cats did Mia see?"),
                ChoiceOption(id: "dogs", text: "dogs", image: "dog", explanation: nil),
            ], values: [BarValue(category: "cats", value: 3), BarValue(category: "dogs", value: 2)], highest: 5))
}
