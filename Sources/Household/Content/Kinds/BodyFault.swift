/// A fault inside the body of a question.
public struct BodyFault: Hashable, Sendable {
    /// A JSON pointer, relative to the body.
    public var pointer: String
    /// Says what is wrong, for the pack's author.
    public var reason: String

    /// A fault with its place.
    public init(pointer: String, reason: String) {
        self.pointer = pointer
        self.reason = reason
    }
}
