/// A hint was looked at.
public struct HintUsed: Hashable, Sendable {
    /// The activity in which it was.
    public var activity: String
    /// The question.
    public var item: String
    /// From 1: which hint of the question.
    public var number: Int

    public init(activity: String, item: String, number: Int) {
        self.activity = activity
        self.item = item
        self.number = number
    }
}
