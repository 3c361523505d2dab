/// What is left of the time to save.
public struct SaveLeft: Hashable, Sendable {
    /// Whole seconds, begun ones counted.
    public var seconds: Int
    /// The first instant at which the app has to be closed.
    public var closeBy: Instant

    /// A time to save that is left.
    public init(seconds: Int, closeBy: Instant) {
        self.seconds = seconds
        self.closeBy = closeBy
    }
}
