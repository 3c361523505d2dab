/// An event with its time.
public struct LoggedEntry: Hashable, Sendable {
    public var event: LoggedEvent
    /// How long before it was recorded it happened.
    public var agoMilliseconds: Milliseconds

    public init(_ event: LoggedEvent, agoMilliseconds: Milliseconds = 0) {
        self.event = event
        self.agoMilliseconds = agoMilliseconds
    }
}
