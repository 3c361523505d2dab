import Words

/// One board as one viewer sees it, and when it was computed.
public struct Board: Hashable, Sendable {
    /// Which board it is.
    public var topic: BoardTopic
    /// The household days of the period; nil: all of them.
    public var days: Range<Day>?
    /// What this viewer may see of it.
    public var view: BoardView
    /// A sentence for the viewer: kind, and never a comparison with others.
    public var say: Saying
    /// When it was made.
    public var computedAt: Instant

    public init(topic: BoardTopic, days: Range<Day>?, view: BoardView, say: Saying, computedAt: Instant) {
        self.topic = topic
        self.days = days
        self.view = view
        self.say = say
        self.computedAt = computedAt
    }

    /// Whether it shows the same, whenever it was computed.
    public func shows(sameAs other: Board) -> Bool {
        topic == other.topic && days == other.days && view == other.view && say == other.say
    }
}
