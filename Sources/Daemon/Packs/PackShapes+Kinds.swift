import Household
import JSONRPC

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
}
