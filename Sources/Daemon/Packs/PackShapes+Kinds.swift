import Household
import JSONRPC
import Shapes

// The members that only questions of one kind have.

extension PackShapes {
    /// What a multiple-choice question has beside the common members.
    static let multipleChoice = Shape<MultipleChoice>.object(
        "PackMultipleChoice", "One of the options is right.", make: MultipleChoice.init
    ) {
        required("options", .list(of: option), get: \.options)
        required("correct", .text(), "The id of the right option.", get: \.correct)
    }

    /// An option of a multiple-choice question.
    static let option = Shape<ChoiceOption>.object(
        "PackOption", "An option to choose.", make: ChoiceOption.init
    ) {
        required("id", .text(), get: \.id)
        required("text", .text(), get: \.text)
        optional("image", assetName, get: \.image)
        optional("explanation", .text(), "What is said to a child who chose it.", get: \.explanation)
    }

    /// What a question with a blank has beside the common members.
    static let fillInBlank = Shape<FillInBlank>.object(
        "PackFillInBlank", "A blank to be filled by typing or with a tile.", make: FillInBlank.init
    ) {
        required("answers", .list(of: .text()), "All that are right; the first is shown.", get: \.answers)
        required("wordBank", .list(of: .text()), "The tiles; an empty list where the child types.", get: \.wordBank)
        required("mistakes", .list(of: mistake), "Wrong answers with a reply of their own.", get: \.mistakes)
    }

    /// A wrong answer that the author foresaw.
    static let mistake = Shape<ExpectedMistake>.object(
        "PackMistake", "A wrong answer and what is said about it.", make: ExpectedMistake.init
    ) {
        required("text", .text(), get: \.text)
        required("explanation", .text(), get: \.explanation)
    }

    /// What a matching question has beside the common members.
    static let matching = Shape<Matching>.object(
        "PackMatching", "Each tile on the left goes with one on the right.", make: Matching.init
    ) {
        required("left", .list(of: option), "Explanations are for tiles with a wrong partner.", get: \.left)
        required("right", .list(of: target), get: \.right)
        required("pairs", .list(of: pair), "What goes together, by ids.", get: \.pairs)
    }

    /// What goes together.
    static let pair = Shape<MatchedPair>.object("PackPair", "Two ids.", make: MatchedPair.init) {
        required("left", .text(), get: \.left)
        required("right", .text(), get: \.right)
    }

    /// What a question of things to put away has beside the common members.
    static let dragAndDrop = Shape<DragAndDrop>.object(
        "PackDragAndDrop", "Each item belongs into one zone.", make: DragAndDrop.init
    ) {
        required("items", .list(of: option), "Explanations are for items in a wrong zone.", get: \.items)
        required("zones", .list(of: target), get: \.zones)
        required("placements", .list(of: placement), "Where each item belongs, by ids.", get: \.placements)
    }

    /// Where an item belongs.
    static let placement = Shape<Placement>.object("PackPlacement", "Two ids.", make: Placement.init) {
        required("item", .text(), get: \.item)
        required("zone", .text(), get: \.zone)
    }

    /// A tile on the right, or a zone: nothing is ever said about it alone, so it has no explanation.
    static let target = Shape<ChoiceOption>.object(
        "PackTarget", "What something goes to.",
        make: { ChoiceOption(id: $0, text: $1, image: $2, explanation: nil) },
        members: {
            required("id", .text(), get: \.id)
            required("text", .text(), get: \.text)
            optional("image", assetName, get: \.image)
        })
}
