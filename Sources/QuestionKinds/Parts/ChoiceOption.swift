import Household
import Shapes

/// One option of a multiple-choice question as its author wrote it.
public struct ChoiceOption: Hashable, Sendable {
    /// Unique inside the question.
    public var id: String
    /// The text that the child reads.
    public var text: String
    /// The name of an image asset.
    public var image: String?
    /// What is said to a child who chose this one, such as "You chose 6. Let's count again: 5."
    public var explanation: MistakeReply?

    /// All members of an option.
    public init(id: String, text: String, image: String?, explanation: MistakeReply?) {
        self.id = id
        self.text = text
        self.image = image
        self.explanation = explanation
    }
}

extension Shape where Value == String {
    /// The name of an image, a sound or a sticker.
    package static let assetName = Shape.text(1...128)
}

extension Shape where Value == ChoiceOption {
    /// An option of which something of its own can be said.
    static let option = Shape<OptionForm>.object(
        "PackOption", "Something to choose, or to put somewhere.", make: OptionForm.init
    ) {
        required("id", \.id, .text())
        required("text", \.text, .text())
        optional("image", \.image, .assetName)
        optional("explanation", \.explanation, .text(), "What is said to a child who chose it, or put it elsewhere.")
        optional("mistake", \.mistake, .mistakeClass, Shape<MistakeClass>.mistakeClassSummary)
    }.map(expected: "has a mistake and needs an explanation", to: \.option, from: OptionForm.init)

    /// A tile on the right, or a zone: nothing is ever said about it alone, so it has no explanation.
    static let target = Shape.object(
        "PackTarget", "What something goes to.",
        make: { ChoiceOption(id: $0, text: $1, image: $2, explanation: nil) },
        members: {
            required("id", \.id, .text())
            required("text", \.text, .text())
            optional("image", \.image, .assetName)
        })
}

/// How an option is written in a pack.
struct OptionForm {
    var id: String
    var text: String
    var image: String?
    var explanation: String?
    var mistake: MistakeClass?

    init(id: String, text: String, image: String?, explanation: String?, mistake: MistakeClass?) {
        self.id = id
        self.text = text
        self.image = image
        self.explanation = explanation
        self.mistake = mistake
    }

    init(_ option: ChoiceOption) {
        self.init(
            id: option.id, text: option.text, image: option.image, explanation: option.explanation?.text,
            mistake: option.explanation?.mistake)
    }

    /// Nil where a mistake is named of which nothing is said.
    var option: ChoiceOption? {
        if mistake != nil, explanation == nil { return nil }
        return ChoiceOption(
            id: id, text: text, image: image, explanation: explanation.map { MistakeReply($0, mistake) })
    }
}
