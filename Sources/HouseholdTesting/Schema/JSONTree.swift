import StrictJSON

/// A JSON value that can be built and taken apart, with the text of its leaves.
public indirect enum JSONTree: Sendable {
    /// Members in their order; a key may stand twice, since faults are made with it.
    case object([(name: String, value: JSONTree)])
    /// Elements in their order.
    case array([JSONTree])
    /// JSON text of anything else, or of anything.
    case leaf(String)

    /// A value, taken apart.
    init(_ value: JSONValue) {
        switch value.kind {
        case .object: self = .object(value.members.map { (name: $0.name, value: JSONTree($0.value)) })
        case .array: self = .array(value.elements.map { JSONTree($0) })
        default: self = .leaf(value.source)
        }
    }

    /// A text as JSON.
    static func text(_ text: String) -> JSONTree { .leaf(quotedText(text)) }

    /// The JSON text of a text.
    public static func quotedText(_ text: String) -> String {
        var json = JSONWriter()
        json.string(text)
        return String(decoding: json.bytes, as: UTF8.self)
    }

    /// An object without the member of this name.
    public func without(_ name: String) -> JSONTree {
        guard case .object(let members) = self else { return self }
        return .object(members.filter { $0.name != name })
    }

    /// The JSON text.
    public var json: String {
        switch self {
        case .object(let members):
            "{" + members.map { Self.quotedText($0.name) + ":" + $0.value.json }.joined(separator: ",") + "}"
        case .array(let elements): "[" + elements.map(\.json).joined(separator: ",") + "]"
        case .leaf(let text): text
        }
    }
}
