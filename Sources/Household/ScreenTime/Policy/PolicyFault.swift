/// A value of a policy that is refused.
public struct PolicyFault: Error, Hashable, Sendable {
    /// The field, "quietHours[0].end".
    public var path: String
    /// What is wrong and what is allowed, for a parent.
    public var message: String

    /// A fault of the field at a path.
    public init(path: String, message: String) {
        self.path = path
        self.message = message
    }
}
