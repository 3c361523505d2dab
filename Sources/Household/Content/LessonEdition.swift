/// Names one edition of a lesson: a digest over the form that it has in a pack. Another text of a single hint is another
/// edition; the same content in another version of the pack is the same one.
public struct LessonEdition: TextID {
    /// The digest as it stands in rows, in hexadecimal digits.
    public var rawValue: String

    /// Wraps a digest.
    public init(rawValue: String) { self.rawValue = rawValue }
}
