/// An activity was paused, resumed or abandoned.
public struct ActivityMark: Hashable, Sendable {
    /// The activity it is about.
    public var activity: ActivityID
    /// When it happened, by the wall clock.
    public var at: Instant
    /// Learning time since the fact before.
    public var spentMilliseconds: Int64
    /// The household day on which a review was given up that could not be passed any more.
    public var day: Day?
    /// What that does to its skill.
    public var review: ReviewMark?

    /// All members of the fact.
    public init(activity: ActivityID, at: Instant, spentMilliseconds: Int64, day: Day? = nil, review: ReviewMark? = nil)
    {
        self.activity = activity
        self.at = at
        self.spentMilliseconds = spentMilliseconds
        self.day = day
        self.review = review
    }
}
