/// One thing that is wrong with a pack, and where.
public struct PackFault: Hashable, Sendable, CustomStringConvertible {
    /// The path of the file inside the pack.
    public var file: String
    /// A JSON pointer (RFC 6901) into the file.
    public var pointer: String
    /// Says what is wrong, for the pack's author.
    public var reason: String

    /// A fault with its place.
    public init(file: String, pointer: String, reason: String) {
        self.file = file
        self.pointer = pointer
        self.reason = reason
    }

    /// The line of a fault of a file; of the pack itself the reason alone.
    public var told: String { file.isEmpty ? reason : description }

    /// One line such as `lessons/one.json#/id: the id is empty`.
    public var description: String { "\(file)#\(pointer): \(reason)" }
}
