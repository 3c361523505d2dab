/// Names one edition of a lesson: a digest over the form that it has in a pack. Another text of a single hint is another
/// edition; the same content in another version of the pack is the same one.
public struct LessonEdition: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The digest as it stands in rows, in hexadecimal digits.
    public var rawValue: String

    /// Wraps a digest.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A name written in source, for tests.
    public init(stringLiteral value: String) { rawValue = value }

    /// The digest itself.
    public var description: String { rawValue }
}
