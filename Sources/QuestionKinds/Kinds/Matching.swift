import Household
import Shapes
import Words

/// Put together what goes together: each tile on the left with one on the right (Content, Question kinds).
public struct Matching: Hashable, Sendable {
    /// The tiles on the left, shown in this order. An explanation is said to a child who gave the tile another partner.
    public var left: [ChoiceOption]
    /// The tiles on the right, shuffled for every presentation.
    public var right: [ChoiceOption]
    /// What goes together, each tile once.
    public var pairs: [MatchedPair]

    /// A question with its solution.
    public init(left: [ChoiceOption], right: [ChoiceOption], pairs: [MatchedPair]) {
        self.left = left
        self.right = right
        self.pairs = pairs
    }

    private static let words = Assignment.Words(key: "tile on the left", value: "tile on the right")

    /// The partner of each tile on the left; a fault of the pack never gets so far that one stands twice.
    private var partners: [String: String] {
        Dictionary(pairs.map { ($0.left, $0.right) }, uniquingKeysWith: { first, _ in first })
    }
}

extension Matching: QuestionContent {
    /// What a front-end shows.
    public struct View: Hashable, Sendable {
        /// The tiles on the left in the order to show them.
        public var left: [OptionView]
        /// The tiles on the right, shuffled.
        public var right: [OptionView]
    }

    /// The name of the kind.
    public static let kind: QuestionKind = "matching"

    /// Everything that is wrong with it.
    public func faults(for audience: Audience) -> [BodyFault] {
        let most = audience.tier == .preschool ? ContentLimits.preschoolPairs : ContentLimits.pairs
        let leftSide = OptionFaults(
            left, at: "/left", named: "tile", possible: ContentLimits.fewestPairs...most)
        let rightSide = OptionFaults(right, at: "/right", named: "tile", possible: nil, taken: leftSide.ids)
        var faults = leftSide.faults + rightSide.faults
        if right.count != left.count {
            faults.append(
                BodyFault(
                    pointer: "/right",
                    reason: "has \(right.count) tiles and the left side \(left.count); each needs one"))
        }
        return faults + pairFaults()
    }

    /// Each tile stands in one pair.
    private func pairFaults() -> [BodyFault] {
        var faults: [BodyFault] = []
        var openLeft = Set(left.map(\.id))
        var openRight = Set(right.map(\.id))
        // An id that stands twice is told already, and nothing can be said of its pairs.
        guard openLeft.count == left.count, openRight.count == right.count else { return [] }
        for (index, pair) in pairs.enumerated() {
            if openLeft.remove(pair.left) == nil {
                let reason = "no tile on the left has the id \(pair.left), or it has its partner already"
                faults.append(BodyFault(pointer: "/pairs/\(index)/left", reason: reason))
            }
            if openRight.remove(pair.right) == nil {
                let reason = "no tile on the right has the id \(pair.right), or it has its partner already"
                faults.append(BodyFault(pointer: "/pairs/\(index)/right", reason: reason))
            }
        }
        // After a wrong id the tiles that it stood for would be told as well.
        guard faults.isEmpty else { return faults }
        for (index, tile) in left.enumerated() where openLeft.contains(tile.id) {
            faults.append(BodyFault(pointer: "/left/\(index)", reason: "the tile \(tile.id) has no partner"))
        }
        return faults
    }

    /// What a presentation shuffles.
    public var choices: [String] { right.map(\.id) }

    /// One of all orders.
    public var blindChance: Double { (1...max(1, right.count)).reduce(1) { $0 / Double($1) } }

    /// An answer that is right.
    public var solution: Answer? { .pairs(pairs) }

    /// Each tile on the left is a part.
    public var hasParts: Bool { true }

    /// Whether an order gives the answer away.
    public func isTelling(_ order: [String]) -> Bool {
        let partners = partners
        return order == left.compactMap { partners[$0.id] }
    }

    /// Judges an answer.
    public func grade(_ answer: Answer, tier: AgeTier) throws(AnswerShapeFault) -> Grading {
        guard let given = answer.given(as: MatchedPairs.self)?.pairs else {
            throw AnswerShapeFault(reason: "a matching question is answered with pairs, one for each tile on the left")
        }
        let assignment = try Assignment(
            given.map { ($0.left, $0.right) }, keys: left, values: right, words: Self.words)
        guard assignment.isOneToOne else {
            throw AnswerShapeFault(reason: "a tile on the right is named twice; each goes with one on the left")
        }
        let wrong = assignment.wrong(left, solution: partners)
        guard let first = wrong.first else { return Grading(isRight: true) }
        let right = left.map(\.id).filter { id in !wrong.contains { $0.id == id } }
        let text = Saying.Value.text(Folding.brief(first.text))
        return .wrong(
            first.explanation,
            after: Saying("feedback.paired", ["right": .number(right.count), "all": .number(self.left.count)]),
            or: Saying(right.isEmpty ? "feedback.beginWith" : "feedback.lookAtAgain", ["text": text]),
            rightParts: right)
    }

    /// What may be seen before the answer.
    public func view(order: [String]) -> View {
        View(left: left.map(OptionView.init), right: OptionView.shown(right, in: order))
    }
}

extension Matching: QuestionKindDefinition {
    /// What the child does.
    public static let summary = "Put together what goes together: each tile on the left with one on the right."

    /// The forms of answer that it takes.
    public static let answers: [any AnswerFormDefinition.Type] = [MatchedPairs.self]

    /// How it is written in a pack.
    public static let pack = Shape<Matching>.object(
        "PackMatching", "Each tile on the left goes with one on the right.", make: Matching.init
    ) {
        required("left", \.left, .list(of: .option), "Explanations are for tiles with a wrong partner.")
        required("right", \.right, .list(of: .target))
        required("pairs", \.pairs, .list(of: .pair("PackPair", ids: .text())), "What goes together, by ids.")
    }

    /// How it is shown on the wire.
    public static let wire = Shape<View>.object("Matching", "Each tile on the left has a partner.", make: View.init) {
        required("left", \.left, .list(of: .optionView), "Show them in this order.")
        required("right", \.right, .list(of: .optionView), "The partners, shuffled; each goes with one of `left`.")
    }

    /// An example for the reference.
    public static let example = QuestionExample(
        "Who lives where?",
        Matching(
            left: [
                ChoiceOption(id: "bee", text: "bee", image: nil, explanation: "Bees make honey in it."),
                ChoiceOption(id: "bird", text: "bird", image: nil, explanation: nil),
            ],
            right: [
                ChoiceOption(id: "nest", text: "nest", image: nil, explanation: nil),
                ChoiceOption(id: "hive", text: "hive", image: nil, explanation: nil),
            ],
            pairs: [MatchedPair(left: "bee", right: "hive"), MatchedPair(left: "bird", right: "nest")]))
}
