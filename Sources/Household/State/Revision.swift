/// A setting before and after a change. History tells the difference, and a replay takes the new one: no rule is needed
/// to make either anew.
public struct Revision<Value: Equatable & Sendable>: Equatable, Sendable {
    public var from: Value
    public var to: Value
    /// The household day on which it was made, where something hangs on that; nil in rows of before.
    public var day: Day?

    /// A change from one value to another.
    public init(from: Value, to: Value, day: Day? = nil) {
        self.from = from
        self.to = to
        self.day = day
    }
}
