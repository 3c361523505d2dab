import Shapes

/// One option as a child sees it.
public struct OptionView: Hashable, Sendable {
    /// What the answer names.
    public var id: String
    /// The text that the child reads.
    public var text: String
    /// The name of an image asset.
    public var image: String?

    /// All members of an option.
    public init(id: String, text: String, image: String?) {
        self.id = id
        self.text = text
        self.image = image
    }
}

extension OptionView {
    /// What may be seen of an option.
    init(_ option: ChoiceOption) { self.init(id: option.id, text: option.text, image: option.image) }

    /// The options with these ids, in this order.
    static func shown(_ options: [ChoiceOption], in order: [String]) -> [OptionView] {
        order.compactMap { id in options.first { $0.id == id } }.map(OptionView.init)
    }
}

extension Shape where Value == OptionView {
    /// An option on the wire.
    static let optionView = Shape.object("Option", "One choice.", make: OptionView.init) {
        required("id", \.id, .text())
        required("text", \.text, .text())
        optional("image", \.image, .text())
    }
}
