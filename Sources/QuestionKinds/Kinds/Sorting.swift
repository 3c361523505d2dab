import Household
import Shapes
import Words

/// Bring items into an order, or each into its bin (Content, Question kinds).
public struct Sorting: Hashable, Sendable {
    /// What is sorted, shuffled for every presentation. An explanation is said to a child who put it elsewhere.
    public var items: [ChoiceOption]
    /// What is right.
    public var solved: Solved

    /// The two ways to sort.
    public enum Solved: Hashable, Sendable {
        /// The ids of the items in the right order.
        case order([String])
        /// The bins in the order to show them, and where each item belongs.
        case bins([ChoiceOption], [Placement])
    }

    /// A question with its solution.
    public init(items: [ChoiceOption], solved: Solved) {
        self.items = items
        self.solved = solved
    }
}

/// The order into which a child brought the items. It is about many places, and so about none.
public struct ItemOrder: AnswerForm {
    public var ids: [String]

    /// These ids, in this order.
    public init(_ ids: [String]) { self.ids = ids }

    /// The name of the form.
    public static let name = "order"
}

extension ItemOrder: AnswerFormDefinition {
    /// What the child does.
    public static let summary = "The ids of all items, the first one first."

    /// How it is shown on the wire.
    public static let wire = shape(.list(of: .answeredID, maximum: ContentLimits.placements))

    /// How it is written in rows.
    public static let stored = shape(.list(of: .anyText))

    private static func shape(_ list: Shape<[String]>) -> Shape<ItemOrder> {
        list.map(expected: "must be ids", to: { ItemOrder($0) }, from: \.ids)
    }
}

extension Sorting: QuestionContent {
    /// What a front-end shows.
    public struct View: Hashable, Sendable {
        /// The items, shuffled.
        public var items: [OptionView]
        /// The bins in the order to show them; nil when the items are brought into an order.
        public var zones: [OptionView]?
    }

    /// The name of the kind.
    public static let kind: QuestionKind = "sorting"

    /// Everything that is wrong with it.
    public func faults(for audience: Audience) -> [BodyFault] {
        switch solved {
        case .order(let ids):
            let list = OptionFaults(
                items, at: "/items", named: "item", possible: ContentLimits.fewestItems...ContentLimits.items)
            guard list.faults.isEmpty, ids.count != items.count || Set(ids) != list.ids else { return list.faults }
            return [BodyFault(pointer: "/order", reason: "must name each of the \(items.count) items once")]
        case .bins(let bins, let placements):
            // Bins are zones by another name, and know the same faults.
            return DragAndDrop(items: items, zones: bins, placements: placements).faults(for: audience)
        }
    }

    /// What a presentation shuffles.
    public var choices: [String] { items.map(\.id) }

    /// One of all orders; or each item in one of the bins.
    public var blindChance: Double {
        switch solved {
        case .order: (1...max(1, items.count)).reduce(1) { $0 / Double($1) }
        case .bins(let bins, _): items.reduce(1) { chance, _ in chance / Double(max(1, bins.count)) }
        }
    }

    /// An answer that is right.
    public var solution: Answer? {
        switch solved {
        case .order(let ids): Answer(ItemOrder(ids))
        case .bins(_, let placements): .placements(placements)
        }
    }

    /// Each item is a part.
    public var hasParts: Bool { true }

    /// Whether an order gives the answer away.
    public func isTelling(_ order: [String]) -> Bool {
        switch solved {
        case .order(let ids): order == ids
        case .bins(let bins, let placements):
            DragAndDrop(items: items, zones: bins, placements: placements).isTelling(order)
        }
    }

    /// Judges an answer.
    public func grade(_ answer: Answer, tier: AgeTier) throws(AnswerShapeFault) -> Grading {
        switch solved {
        case .order(let ids): try grade(answer, by: ids)
        case .bins(let bins, let placements):
            try DragAndDrop(items: items, zones: bins, placements: placements).grade(answer, tier: tier)
        }
    }

    private func grade(_ answer: Answer, by right: [String]) throws(AnswerShapeFault) -> Grading {
        guard let given = answer.given(as: ItemOrder.self)?.ids else {
            throw AnswerShapeFault(reason: "these items are sorted with order, the ids of all of them")
        }
        guard given.count == right.count, Set(given) == Set(right) else {
            throw AnswerShapeFault(reason: "name each of the \(right.count) items once")
        }
        guard let place = given.indices.first(where: { given[$0] != right[$0] }) else { return Grading(isRight: true) }
        let item = items.first { $0.id == given[place] }
        return .wrong(
            item?.explanation, after: Saying("feedback.sorted", ["right": .number(place)]),
            or: Saying("feedback.lookAtAgain", ["text": .text(Folding.brief(item?.text ?? ""))]),
            rightParts: given.indices.filter { given[$0] == right[$0] }.map { given[$0] })
    }

    /// What may be seen before the answer.
    public func view(order: [String]) -> View {
        var zones: [OptionView]?
        if case .bins(let bins, _) = solved { zones = bins.map(OptionView.init) }
        return View(items: OptionView.shown(items, in: order), zones: zones)
    }
}

extension Sorting: QuestionKindDefinition {
    /// What the child does.
    public static let summary = "Bring items into an order, or each into its bin."

    /// The forms of answer that it takes.
    public static let answers: [any AnswerFormDefinition.Type] = [ItemOrder.self, Placements.self]

    /// How it is written in a pack.
    public static let pack = Shape<PackForm>.object(
        "PackSorting", "Either `order`, or `bins` with `placements`.",
        make: { PackForm(items: $0, order: $1, bins: $2, placements: $3) }
    ) {
        required("items", \.items, .list(of: .option), "Explanations are for items at a wrong place.")
        optional("order", \.order, .list(of: .text()), "The ids in the right order.")
        optional("bins", \.bins, .list(of: .target))
        optional(
            "placements", \.placements, .list(of: .placement("PackPlacement", ids: .text())), "Where each item belongs."
        )
    }.map(expected: "must have either order, or bins and placements", to: \.sorting, from: PackForm.init)

    /// How it is shown on the wire.
    public static let wire = Shape<View>.object("Sorting", "Items to sort.", make: View.init) {
        required("items", \.items, .list(of: .optionView), "What is sorted, shuffled.")
        optional("zones", \.zones, .list(of: .optionView), "The bins; absent: bring the items into an order.")
    }

    /// An example for the reference.
    public static let example = QuestionExample(
        "From small to big!",
        Sorting(
            items: [
                ChoiceOption(id: "cat", text: "cat", image: nil, explanation: "Is a cat smaller than that?"),
                ChoiceOption(id: "horse", text: "horse", image: nil, explanation: nil),
                ChoiceOption(id: "mouse", text: "mouse", image: nil, explanation: nil),
            ],
            solved: .order(["mouse", "cat", "horse"])))

    /// With bins.
    public static let furtherExamples = [
        QuestionExample(
            "Who has legs?",
            Sorting(
                items: [
                    ChoiceOption(id: "snail", text: "snail", image: nil, explanation: "A snail glides on its foot."),
                    ChoiceOption(id: "bee", text: "bee", image: nil, explanation: nil),
                ],
                solved: .bins(
                    [
                        ChoiceOption(id: "legs", text: "legs", image: nil, explanation: nil),
                        ChoiceOption(id: "none", text: "no legs", image: nil, explanation: nil),
                    ],
                    [Placement(item: "snail", zone: "none"), Placement(item: "bee", zone: "legs")])))
    ]
}

extension Sorting {
    /// The members in a pack, of which some belong together.
    public struct PackForm: Sendable {
        var items: [ChoiceOption]
        var order: [String]?
        var bins: [ChoiceOption]?
        var placements: [Placement]?
    }
}

extension Sorting.PackForm {
    init(_ sorting: Sorting) {
        switch sorting.solved {
        case .order(let ids): self.init(items: sorting.items, order: ids)
        case .bins(let bins, let placements): self.init(items: sorting.items, bins: bins, placements: placements)
        }
    }

    /// nil unless it is exactly one of the two ways.
    var sorting: Sorting? {
        switch (order, bins, placements) {
        case (let order?, nil, nil): Sorting(items: items, solved: .order(order))
        case (nil, let bins?, let placements?): Sorting(items: items, solved: .bins(bins, placements))
        default: nil
        }
    }
}
