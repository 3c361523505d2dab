/// Why a program could not be started, did not end, or did not answer; with what it wrote to standard error.
public struct ProcessFault: Error, CustomStringConvertible, Sendable {
    /// What went wrong, with what the program had printed.
    public var description: String

    public init(_ description: String) {
        self.description = description
    }
}
