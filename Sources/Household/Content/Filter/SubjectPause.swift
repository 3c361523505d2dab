/// A subject that rests for a while.
public struct SubjectPause: Hashable, Sendable {
    /// The subject that rests.
    public var subject: String
    /// When it ends by itself; nil until a parent lifts it.
    public var until: Instant?

    /// A pause with its end, if it has one.
    public init(subject: String, until: Instant?) {
        self.subject = subject
        self.until = until
    }
}
