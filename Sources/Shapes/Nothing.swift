/// No parameters, or a result with nothing to tell.
public struct Nothing: Equatable, Sendable {
    public init() {}

    /// An object without members: `{}`. Any member is refused by its name.
    public static let shape = Shape<Nothing>.object("Nothing", "No members.", make: { Nothing() }) {}
}
