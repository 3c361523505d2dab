/// A setting before and after a change. History tells the difference, and a replay takes the new one: no rule is needed
/// to make either anew.
public struct Revision<Value: Equatable & Sendable>: Equatable, Sendable {
    public var from: Value
    public var to: Value

    /// A change from one value to another.
    public init(from: Value, to: Value) {
        self.from = from
        self.to = to
    }
}
