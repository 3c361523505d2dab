/// Names a lease. Chosen by the front-end, so that a call sent twice is harmless.
public struct LeaseID: Hashable, Sendable, RawRepresentable {
    /// The front-end's text.
    public var rawValue: String

    /// The lease with the front-end's text.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
