/// Events that came in with one call.
public struct LoggedEvents: Hashable, Sendable {
    /// The number of the first of them.
    public var first: Int
    /// The first event that is kept from now on.
    public var keptFrom: Int
    public var entries: [LoggedEntry]

    public init(first: Int, keptFrom: Int, entries: [LoggedEntry]) {
        self.first = first
        self.keptFrom = keptFrom
        self.entries = entries
    }

    /// The log after them.
    public var after: EventLog { EventLog(first: keptFrom, next: first + entries.count) }
}
