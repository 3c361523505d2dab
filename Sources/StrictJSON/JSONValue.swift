/// One value of a document: a cheap view that is decoded when it is asked for.
///
/// An accessor for another kind than the value's own answers nil (or nothing, for sequences); no accessor converts
/// between kinds or rounds.
public struct JSONValue: Sendable {
    let text: JSONText
    let index: Int

    /// The six kinds of value in RFC 8259, with both truth values as one.
    public enum Kind: Sendable {
        /// The kinds, by the words of RFC 8259.
        case null, bool, number, string, array, object
    }

    var node: Node { text.tape[index] }

    var firstByte: UInt8 { text.bytes[Int(node.start)] }

    /// Which of the six kinds this value is.
    public var kind: Kind {
        switch firstByte {
        case ASCII.quote: .string
        case ASCII.openBrace: .object
        case ASCII.openBracket: .array
        case UInt8(ascii: "n"): .null
        case UInt8(ascii: "t"), UInt8(ascii: "f"): .bool
        default: .number
        }
    }

    /// The exact bytes of this value in the source, without the space around it.
    public var literal: ArraySlice<UInt8> {
        let node = node
        return text.bytes[Int(node.start)..<Int(node.end)]
    }

    /// The length of the whole text that this value is a part of: so much stays in memory with it.
    public var documentBytes: Int { text.bytes.count }

    /// Whether this is `null`.
    public var isNull: Bool { firstByte == UInt8(ascii: "n") }

    /// The truth value of `true` and `false`.
    public var bool: Bool? {
        switch firstByte {
        case UInt8(ascii: "t"): true
        case UInt8(ascii: "f"): false
        default: nil
        }
    }

    /// The text of a string, unescaped.
    public var string: String? {
        firstByte == ASCII.quote ? text.decodedString(of: node) : nil
    }

    /// Whether this is a string with exactly the scalars of `expected`; costs no allocation.
    ///
    /// Unlike `==` of `String` this does not take composed and decomposed letters for the same.
    public func hasString(_ expected: String) -> Bool {
        firstByte == ASCII.quote && text.contentEquals(expected.utf8, node)
    }
}

extension JSONText {
    /// The content of a string or key, unescaped.
    func decodedString(of node: Node) -> String {
        guard node.isEscaped else { return String(decoding: bytes[node.content], as: UTF8.self) }
        let bytes = bytes
        return String(unsafeUninitializedCapacity: node.content.count) { buffer in
            var decoded = DecodedBytes(content: node.content)
            var count = 0
            // Sound: no escape is shorter than what it stands for, so `count` stays within the content's length.
            while let byte = decoded.next(in: bytes.span) {
                buffer.initializeElement(at: count, to: byte)
                count += 1
            }
            return count
        }
    }

    /// Whether the content of a string or key, unescaped, is `expected`.
    @inline(__always)
    func contentEquals(_ expected: String.UTF8View, _ node: Node) -> Bool {
        let content = node.content
        guard expected.count <= content.count else { return false }
        if node.isEscaped { return escapedContentEquals(expected, content) }
        guard expected.count == content.count else { return false }
        let equal = expected.withContiguousStorageIfAvailable { wanted in
            bytes.withUnsafeBufferPointer { source in
                // Sound: the scanner proved that `content` lies in `bytes`, and both counts are equal.
                var place = 0
                // A plain loop: what is compared has a few bytes, and most differ in the first.
                while place < wanted.count, source[content.lowerBound &+ place] == wanted[place] { place &+= 1 }
                return place == wanted.count
            }
        }
        return equal ?? bytes[content].elementsEqual(expected)
    }

    /// The same with a name as its bytes.
    @inline(__always)
    func contentEquals(_ expected: [UInt8], _ node: Node) -> Bool {
        let content = node.content
        if node.isEscaped { return escapedContentEquals(expected, content) }
        guard expected.count == content.count else { return false }
        var place = 0
        while place < expected.count, bytes[content.lowerBound &+ place] == expected[place] { place &+= 1 }
        return place == expected.count
    }

    private func escapedContentEquals(_ expected: some Sequence<UInt8>, _ content: Range<Int>) -> Bool {
        let bytes = bytes
        var decoded = DecodedBytes(content: content)
        for byte in expected where decoded.next(in: bytes.span) != byte { return false }
        return decoded.next(in: bytes.span) == nil
    }
}
