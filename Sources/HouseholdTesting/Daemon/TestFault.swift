/// Why a test cannot go on: something was not as the protocol or the test says.
public struct TestFault: Error, CustomStringConvertible {
    /// What went wrong, as the test prints it.
    public let description: String

    public init(_ description: String) {
        self.description = description
    }
}
