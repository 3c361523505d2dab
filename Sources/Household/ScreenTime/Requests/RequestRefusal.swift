/// Why something about a request for time is refused.
public struct RequestRefusal: Error, Hashable, Sendable {
    /// The reason for a program.
    public enum Kind: Hashable, Sendable {
        /// As many are open as can be.
        case tooMany(most: Int)
        /// The child has as many usable grants as are possible.
        case tooManyGrants
        /// There is no such request.
        case unknown
        /// It has its answer, or has expired.
        case closed(TimeRequest, RequestState)
        /// A value is not possible.
        case invalid(path: String)
    }

    /// The reason for a program.
    public var kind: Kind
    /// The reason and the remedy for a person.
    public var message: String

    /// A refusal for a reason.
    public init(_ kind: Kind, _ message: String) {
        self.kind = kind
        self.message = message
    }
}
