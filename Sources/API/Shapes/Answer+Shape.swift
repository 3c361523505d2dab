import Household
import JSONRPC
import Shapes

extension Shape where Value == MatchedPair {
    static let matchedPair = Shape.object("Pair", "Two tiles put together.", make: MatchedPair.init) {
        required("left", .answeredID, "id of the tile on the left.") { $0.left }
        required("right", .answeredID, "id of the tile on the right.") { $0.right }
    }
}

extension Shape where Value == Placement {
    static let placement = Shape.object("Placement", "Where an item was put.", make: Placement.init) {
        required("item", .answeredID, "id of the item.") { $0.item }
        required("zone", .answeredID, "id of the zone.") { $0.zone }
    }
}

extension Shape where Value == String {
    /// An id of an answer: short, so that it is quickly compared.
    fileprivate static let answeredID = Shape.text(1...ContentLimits.idCharacters)
}

/// The members of an answer, of which one is there.
private struct AnswerMembers: Sendable {
    var option: String?
    var tile: String?
    var text: String?
    var pairs: [MatchedPair]?
    var placements: [Placement]?

    init(option: String?, tile: String?, text: String?, pairs: [MatchedPair]?, placements: [Placement]?) {
        self.option = option
        self.tile = tile
        self.text = text
        self.pairs = pairs
        self.placements = placements
    }

    init(_ answer: Answer) {
        switch answer {
        case .option(let id): option = id
        case .tile(let text): tile = text
        case .text(let text): self.text = text
        case .pairs(let pairs): self.pairs = pairs
        case .placements(let placements): self.placements = placements
        }
    }

    /// nil unless exactly one member is there.
    var answer: Answer? {
        let answers = [
            option.map(Answer.option), tile.map(Answer.tile), text.map(Answer.text), pairs.map(Answer.pairs),
            placements.map(Answer.placements),
        ].compactMap { $0 }
        return answers.count == 1 ? answers[0] : nil
    }
}

extension Shape where Value == Answer {
    /// One of `{"option": id}`, `{"tile": text}`, `{"text": text}`, `{"pairs": [...]}`, `{"placements": [...]}`.
    public static let answer = Shape<AnswerMembers>.object(
        "Answer", "Exactly one member, by the kind of the question.", make: AnswerMembers.init
    ) {
        optional("option", .text(1...128), "multipleChoice: id of the option.") { $0.option }
        optional("tile", .text(1...500), "fillInBlank: text of a tile.") { $0.tile }
        optional("text", .text(0...100_000), "fillInBlank: what the child typed.") { $0.text }
        optional(
            "pairs", .list(of: .matchedPair, maximum: ContentLimits.placements), "matching: every tile once."
        ) { $0.pairs }
        optional(
            "placements", .list(of: .placement, maximum: ContentLimits.placements), "dragAndDrop: every item once."
        ) { $0.placements }
    }.map(
        expected: "must have exactly one of option, tile, text, pairs, placements",
        to: { $0.answer }, from: AnswerMembers.init)
}
