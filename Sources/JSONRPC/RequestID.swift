import StrictJSON

/// The id of a request, kept as the bytes in which it came: `1.0`, `-0` and huge numbers are echoed as they are.
public struct RequestID: Hashable, Sendable {
    /// A string, a number or `null`, as JSON.
    public let bytes: [UInt8]

    public init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The id of a reply to something whose own id could not be read.
    public static let null = RequestID(bytes: Array("null".utf8))
}
