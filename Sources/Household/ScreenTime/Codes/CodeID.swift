/// Names a code in lists; it is not the code.
public struct CodeID: Hashable, Sendable, RawRepresentable {
    /// The text, "c12".
    public var rawValue: String

    /// The code with the given name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
