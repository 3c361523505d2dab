/// Why an answer cannot be judged at all; such an answer costs no attempt (Content, Question kinds).
public struct AnswerShapeFault: Error, Equatable, Sendable {
    /// Says what is expected instead.
    public var reason: String

    /// A fault with its reason.
    public init(reason: String) { self.reason = reason }
}
