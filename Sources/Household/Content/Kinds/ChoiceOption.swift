/// One option of a multiple-choice question as its author wrote it.
public struct ChoiceOption: Hashable, Sendable {
    /// Unique inside the question.
    public var id: String
    /// The text that the child reads.
    public var text: String
    /// The name of an image asset.
    public var image: String?
    /// What is said to a child who chose this one, such as "You chose 6. Let's count again: 5."
    public var explanation: String?

    /// All members of an option.
    public init(id: String, text: String, image: String?, explanation: String?) {
        self.id = id
        self.text = text
        self.image = image
        self.explanation = explanation
    }
}
