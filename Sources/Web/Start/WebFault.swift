/// Why a gateway cannot start or be asked: what is wrong and what to do about it, for a person.
public struct WebFault: Error, Equatable, CustomStringConvertible {
    /// One or two sentences.
    public var message: String

    public init(_ message: String) { self.message = message }

    /// The message itself.
    public var description: String { message }
}
