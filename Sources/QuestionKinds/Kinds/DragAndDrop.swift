import Household
import Shapes
import Words

/// Put each item where it belongs; until the answer is sent everything can be moved (Content, Question kinds).
public struct DragAndDrop: Hashable, Sendable {
    /// What is dragged, shuffled for every presentation. An explanation is said to a child who put it elsewhere.
    public var items: [ChoiceOption]
    /// Where it can be put, shown in this order.
    public var zones: [ChoiceOption]
    public var placements: [Placement]

    /// A question with its solution.
    public init(items: [ChoiceOption], zones: [ChoiceOption], placements: [Placement]) {
        self.items = items
        self.zones = zones
        self.placements = placements
    }

    private static let words = Assignment.Words(key: "item", value: "zone")

    /// The zone of each item; a fault of the pack never gets so far that one stands twice.
    private var places: [String: String] {
        Dictionary(placements.map { ($0.item, $0.zone) }, uniquingKeysWith: { first, _ in first })
    }
}

extension DragAndDrop: QuestionContent {
    /// What a front-end shows.
    public struct View: Hashable, Sendable {
        /// The items, shuffled.
        public var items: [OptionView]
        /// The zones in the order to show them.
        public var zones: [OptionView]
    }

    /// The name of the kind.
    public static let kind: QuestionKind = "dragAndDrop"

    /// Everything that is wrong with it.
    public func faults(for audience: Audience) -> [BodyFault] {
        let itemList = OptionFaults(
            items, at: "/items", named: "item", possible: ContentLimits.fewestItems...ContentLimits.items)
        let zoneList = OptionFaults(
            zones, at: "/zones", named: "zone", possible: ContentLimits.fewestZones...ContentLimits.zones,
            taken: itemList.ids)
        return itemList.faults + zoneList.faults + placementFaults()
    }

    /// Each item has one zone, and each zone has something to hold.
    private func placementFaults() -> [BodyFault] {
        var faults: [BodyFault] = []
        var openItems = Set(items.map(\.id))
        let knownZones = Set(zones.map(\.id))
        // An id that stands twice is told already, and nothing can be said of its placements.
        guard openItems.count == items.count, knownZones.count == zones.count else { return [] }
        for (index, placement) in placements.enumerated() {
            if openItems.remove(placement.item) == nil {
                let reason = "no item has the id \(placement.item), or it has its zone already"
                faults.append(BodyFault(pointer: "/placements/\(index)/item", reason: reason))
            }
            if !knownZones.contains(placement.zone) {
                let reason = "no zone has the id \(placement.zone)"
                faults.append(BodyFault(pointer: "/placements/\(index)/zone", reason: reason))
            }
        }
        // After a wrong id the items and zones that it stood for would be told as well.
        guard faults.isEmpty else { return faults }
        for (index, item) in items.enumerated() where openItems.contains(item.id) {
            faults.append(BodyFault(pointer: "/items/\(index)", reason: "the item \(item.id) has no zone"))
        }
        guard faults.isEmpty else { return faults }
        let usedZones = Set(placements.map(\.zone))
        for (index, zone) in zones.enumerated() where !usedZones.contains(zone.id) {
            faults.append(BodyFault(pointer: "/zones/\(index)", reason: "nothing belongs into the zone \(zone.id)"))
        }
        return faults
    }

    /// What a presentation shuffles.
    public var choices: [String] { items.map(\.id) }

    /// Each item in one of the zones.
    public var blindChance: Double { items.reduce(1) { chance, _ in chance / Double(max(1, zones.count)) } }

    /// An answer that is right.
    public var solution: Answer? { .placements(placements) }

    /// Each item is a part.
    public var hasParts: Bool { true }

    /// Items that lie zone by zone in the order of the zones could be put away without a look at them.
    public func isTelling(_ order: [String]) -> Bool {
        let places = places
        let numbers = order.compactMap { item in zones.firstIndex { $0.id == places[item] } }
        return zip(numbers, numbers.dropFirst()).allSatisfy { $0 <= $1 }
    }

    /// Judges an answer.
    public func grade(_ answer: Answer, tier: AgeTier) throws(AnswerShapeFault) -> Grading {
        guard let given = answer.given(as: Placements.self)?.placements else {
            throw AnswerShapeFault(reason: "things are put away with placements, one for each item")
        }
        let assignment = try Assignment(
            given.map { ($0.item, $0.zone) }, keys: items, values: zones, words: Self.words)
        let wrong = assignment.wrong(items, solution: places)
        guard let first = wrong.first else { return Grading(isRight: true) }
        let right = items.map(\.id).filter { id in !wrong.contains { $0.id == id } }
        let text = Saying.Value.text(Folding.brief(first.text))
        return .wrong(
            first.explanation,
            after: Saying("feedback.placed", ["right": .number(right.count), "all": .number(items.count)]),
            or: Saying(right.isEmpty ? "feedback.beginWith" : "feedback.lookAtAgain", ["text": text]),
            rightParts: right)
    }

    /// What may be seen before the answer.
    public func view(order: [String]) -> View {
        View(items: OptionView.shown(items, in: order), zones: zones.map(OptionView.init))
    }
}

extension DragAndDrop: QuestionKindDefinition {
    /// What the child does.
    public static let summary = "Put each item where it belongs; until the answer is sent everything can be moved."

    /// The forms of answer that it takes.
    public static let answers: [any AnswerFormDefinition.Type] = [Placements.self]

    /// How it is written in a pack.
    public static let pack = Shape<DragAndDrop>.object(
        "PackDragAndDrop", "Each item belongs into one zone.", make: DragAndDrop.init
    ) {
        required("items", \.items, .list(of: .option), "Explanations are for items in a wrong zone.")
        required("zones", \.zones, .list(of: .target))
        required(
            "placements", \.placements, .list(of: .placement("PackPlacement", ids: .text())), "Where each item belongs."
        )
    }

    /// How it is shown on the wire.
    public static let wire = Shape<View>.object("DragAndDrop", "Each item belongs into a zone.", make: View.init) {
        required("items", \.items, .list(of: .optionView), "What is put away, shuffled.")
        required("zones", \.zones, .list(of: .optionView), "Where it is put.")
    }

    /// An example for the reference.
    public static let example = QuestionExample(
        "What grows on a tree, what in the ground?",
        DragAndDrop(
            items: [
                ChoiceOption(id: "apple", text: "apple", image: nil, explanation: nil),
                ChoiceOption(id: "carrot", text: "carrot", image: nil, explanation: "We pull it out of the ground."),
            ],
            zones: [
                ChoiceOption(id: "tree", text: "tree", image: nil, explanation: nil),
                ChoiceOption(id: "ground", text: "ground", image: nil, explanation: nil),
            ],
            placements: [Placement(item: "apple", zone: "tree"), Placement(item: "carrot", zone: "ground")]))
}
