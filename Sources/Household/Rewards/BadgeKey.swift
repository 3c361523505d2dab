/// The name of a badge, such as `streak.5`.
public struct BadgeKey: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The key as it stands in records and on the wire.
    public var rawValue: String

    /// Wraps a key; the text is not checked here.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A key written in source.
    public init(stringLiteral value: String) { rawValue = value }

    /// The key itself.
    public var description: String { rawValue }
}
