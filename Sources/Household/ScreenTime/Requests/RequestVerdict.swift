/// What a parent says to a request.
public struct RequestVerdict: Hashable, Sendable {
    /// Whether minutes are given.
    public var approves: Bool
    /// Other minutes than were asked for.
    public var minutes: Int?
    /// Whether they go past quiet hours and allowed windows.
    public var pastQuietHours: Bool
    /// A word to the child.
    public var word: String?
    /// The parent.
    public var by: String

    /// A parent's word about a request.
    public init(
        approves: Bool, minutes: Int? = nil, pastQuietHours: Bool = false, word: String? = nil, by: String
    ) {
        self.approves = approves
        self.minutes = minutes
        self.pastQuietHours = pastQuietHours
        self.word = word
        self.by = by
    }
}
