/// A JSON text that has been proven valid, with an index of its values.
///
/// The index (the "tape") holds one entry of 16 bytes per value or key in the order of the text, so a document costs
/// one pass and one growing array, however deep or wide it is. Values are decoded only when they are asked for.
public struct JSONDocument: Sendable {
    let text: JSONText

    /// Scans `bytes` as strict RFC 8259 JSON in UTF-8.
    ///
    /// A fault of syntax or encoding anywhere in the text wins over a duplicate key, so a text is reported as having
    /// a duplicate key only if it is well formed. Nesting that is too deep ends the scan at once.
    ///
    /// - Parameters:
    ///   - bytes: The whole text; white space around the value is allowed, anything else is not.
    ///   - maximumDepth: How many arrays and objects may be open at the same time.
    ///   - refusesDuplicates: Whether a duplicate key is a fault. Only what looks for something in a text that is refused
    ///     in any case may let them pass.
    /// - Throws: The first fault in the text, with its offset.
    public init(
        scanning bytes: [UInt8], maximumDepth: Int = 64, refusesDuplicates: Bool = true
    ) throws(JSONFault) {
        var scanner = Scanner(
            byteCount: bytes.count, maximumDepth: maximumDepth, refusesDuplicates: refusesDuplicates)
        try scanner.scan(bytes.span)
        text = JSONText(bytes: bytes, tape: scanner.tape)
    }

    /// The value that the text consists of.
    public var root: JSONValue { JSONValue(text: text, index: 0) }
}

/// What all values of one document share: the source and its index.
final class JSONText: Sendable {
    let bytes: [UInt8]
    let tape: [Node]

    init(bytes: [UInt8], tape: [Node]) {
        self.bytes = bytes
        self.tape = tape
    }
}
