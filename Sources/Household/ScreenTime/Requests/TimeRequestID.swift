/// Names a request for time. Made by the daemon; nobody can guess it.
public struct TimeRequestID: Hashable, Sendable, RawRepresentable {
    /// The text.
    public var rawValue: String

    /// The request with the given text.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
