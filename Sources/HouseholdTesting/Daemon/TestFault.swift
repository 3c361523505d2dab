/// Why a test cannot go on: something was not as the protocol or the test says.
public struct TestFault: Error, CustomStringConvertible {
    public let description: String

    public init(_ description: String) {
        self.description = description
    }
}
