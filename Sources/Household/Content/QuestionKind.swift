/// The name of a kind of question (Content, Question kinds). The kinds are an open set: each is registered in the module
/// `QuestionKinds`, and a name that a row holds stays readable whether it is registered or not.
public struct QuestionKind: TextID {
    /// The name as it stands in files and on the wire.
    public var rawValue: String

    /// Wraps a name; whether there is such a kind is not checked here.
    public init(rawValue: String) { self.rawValue = rawValue }
}
