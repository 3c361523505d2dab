/// A name that is a text, such as an id of a pack; wherever it comes from, it is not checked here.
public protocol TextID: RawRepresentable<String>, Hashable, Sendable, ExpressibleByStringLiteral,
    CustomStringConvertible
where StringLiteralType == String {
    /// Wraps a text.
    init(rawValue: String)
}

extension TextID {
    /// A name written in source, for tests and tables.
    public init(stringLiteral value: String) { self.init(rawValue: value) }

    /// The text itself.
    public var description: String { rawValue }
}
