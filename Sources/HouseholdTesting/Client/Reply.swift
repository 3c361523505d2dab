import StrictJSON

/// One reply as it came.
public struct Reply: Sendable {
    /// The line without its end.
    public let bytes: [UInt8]
    /// The same, scanned.
    public let root: JSONValue

    public init(_ bytes: [UInt8]) throws {
        self.bytes = bytes
        do throws(JSONFault) {
            root = try JSONDocument(scanning: bytes).root
        } catch {
            throw TestFault("the reply is not JSON (\(error)): \(String(decoding: bytes, as: UTF8.self))")
        }
    }

    /// One of the replies of a batch.
    init(part: JSONValue) {
        bytes = Array(part.literal)
        root = part
    }

    /// The line as a text, for messages of a test.
    public var text: String { String(decoding: bytes, as: UTF8.self) }
    /// The id, byte for byte.
    public var id: String { root.member("id")?.source ?? "" }
    /// What the call gave; nil for an error.
    public var result: JSONValue? { root.member("result") }
    /// The error object; nil for a result.
    public var error: JSONValue? { root.member("error") }
    /// The error's word for programs; nil for a result.
    public var kind: String? { error?["data.kind"]?.string }
    /// The error's number; nil for a result.
    public var code: Int? { error?["code"]?.integer.map(Int.init) }
    /// The error's text for people.
    public var message: String { error?["message"]?.string ?? "" }

    /// What stands at a path such as `question.options.0.id` in the result, or in the error's data.
    public subscript(_ path: String) -> JSONValue? { (result ?? error?.member("data"))?[path] }

    /// A text at a path; fails the test when there is none.
    public func text(_ path: String) throws -> String { try value(path, \.string) }

    /// A whole number at a path.
    public func number(_ path: String) throws -> Int { Int(try value(path, \.integer)) }

    /// A truth value at a path.
    public func flag(_ path: String) throws -> Bool { try value(path, \.bool) }

    private func value<Value>(_ path: String, _ read: (JSONValue) -> Value?) throws -> Value {
        guard let value = self[path].flatMap(read) else { throw TestFault("there is no \(path) in \(text)") }
        return value
    }
}

extension JSONValue {
    /// The source of this value.
    public var source: String { String(decoding: literal, as: UTF8.self) }

    /// What stands at a path such as `days.0.usedSeconds`.
    public subscript(_ path: String) -> JSONValue? {
        var value = self
        for step in path.split(separator: ".") {
            let next =
                value.kind == .array
                ? Int(step).flatMap { index in value.elements.dropFirst(index).first(where: { _ in true }) }
                : value.member(String(step))
            guard let next else { return nil }
            value = next
        }
        return value
    }

    /// The texts of a list of texts.
    public var texts: [String] { elements.compactMap(\.string) }
}
