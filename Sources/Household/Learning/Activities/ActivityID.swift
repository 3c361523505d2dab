/// The id of one activity, unique in the household. Presentations are named after it.
public struct ActivityID: TextID {
    /// The id as it stands on the wire, such as `a7k2`.
    public var rawValue: String

    /// Wraps an id.
    public init(rawValue: String) { self.rawValue = rawValue }
}
