/// Names a grant, so that a grant sent twice counts once.
public struct GrantID: Hashable, Sendable, RawRepresentable {
    /// The text, chosen by the caller or made here ("g1").
    public var rawValue: String

    /// The grant with the given text.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
