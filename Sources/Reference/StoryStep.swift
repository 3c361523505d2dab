/// One call of the story from which the examples of the reference come.
public struct StoryStep: Sendable {
    /// The method that is called.
    public let method: String
    /// JSON text; `$activity`, `$presentation`, `$token` and `$code` stand for what earlier replies gave.
    public let params: String
    /// What the example shows; nil: the call only leads to the next one.
    public let title: String?
    /// Seconds that pass before it.
    public let after: Int

    init(_ method: String, _ params: String = "{}", _ title: String? = nil, after: Int = 0) {
        self.method = method
        self.params = params
        self.title = title
        self.after = after
    }
}
