/// Why a text was refused by the strict scanner (wire protocol, Strict JSON).
public struct JSONFault: Error, Equatable, Sendable {
    /// The classes of fault that callers treat differently.
    public enum Kind: Sendable {
        /// The text breaks the grammar of RFC 8259: a parse error.
        case syntax
        /// The text is not plain UTF-8: an invalid sequence, a byte order mark, or UTF-16 or UTF-32.
        case encoding
        /// The text is well formed, but an object names one member twice (keys are compared after unescaping).
        case duplicateKey
        /// Arrays and objects are nested deeper than the caller allows.
        case tooDeep
    }

    /// The class of the fault.
    public var kind: Kind
    /// The byte at which the fault was found, counted from 0; the length of the text when it ended too early.
    public var offset: Int
    /// A short sentence part for people that names the place, such as "trailing comma at byte 17".
    public var message: String

    /// A fault with a complete message.
    public init(kind: Kind, offset: Int, message: String) {
        self.kind = kind
        self.offset = offset
        self.message = message
    }
}

extension JSONFault: CustomStringConvertible {
    public var description: String { message }
}

extension JSONFault {
    /// A fault whose message is `problem` followed by its place.
    init(_ kind: Kind, _ problem: String, at offset: Int) {
        self.init(kind: kind, offset: offset, message: "\(problem) at byte \(offset)")
    }
}
