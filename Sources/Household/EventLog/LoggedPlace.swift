/// During which question something was moved, where that is known.
public struct LoggedPlace: Hashable, Sendable {
    /// The activity.
    public var activity: String?
    /// The question.
    public var item: String?

    public init(activity: String? = nil, item: String? = nil) {
        self.activity = activity
        self.item = item
    }
}
