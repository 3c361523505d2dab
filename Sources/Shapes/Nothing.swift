/// No parameters, or a result with nothing to tell.
public struct Nothing: Equatable, Sendable {
    public init() {}

    public static let shape = Shape<Nothing>.object("Nothing", "No members.", make: { Nothing() }) {}
}
