/// The id of one activity, unique in the household. Presentations are named after it.
public struct ActivityID: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The id as it stands on the wire, such as `a7k2`.
    public var rawValue: String

    /// Wraps an id.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An id written in source, for tests and tables.
    public init(stringLiteral value: String) { rawValue = value }

    /// The id itself.
    public var description: String { rawValue }
}
