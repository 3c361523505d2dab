/// The name of a badge, such as `streak.5`.
public struct BadgeKey: TextID {
    /// The key as it stands in records and on the wire.
    public var rawValue: String

    /// Wraps a key; the text is not checked here.
    public init(rawValue: String) { self.rawValue = rawValue }
}
