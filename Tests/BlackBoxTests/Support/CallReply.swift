import StrictJSON

/// A reply of the daemon, looked into by paths such as `result.question.number`.
struct CallReply {
    let text: String
    private let root: JSONValue

    init(_ line: [UInt8]) throws {
        text = String(decoding: line, as: UTF8.self)
        root = try JSONDocument(scanning: line).root
    }

    /// The value at a path; nil when any part of it is absent.
    subscript(path: String) -> JSONValue? {
        var value: JSONValue? = root
        for name in path.split(separator: ".") { value = value?.member(String(name)) }
        return value
    }

    /// A string, or any other value as it is written; "-" when it is absent.
    func words(_ path: String) -> String {
        guard let value = self[path] else { return "-" }
        return value.string ?? String(decoding: value.literal, as: UTF8.self)
    }

    func integer(_ path: String) -> Int? { self[path]?.integer.map(Int.init) }

    func string(_ path: String) -> String? { self[path]?.string }

    /// The word of the error; nil for a success.
    var errorKind: String? { string("error.data.kind") }

    var isSuccess: Bool { self["result"] != nil }

    func list(_ path: String) -> [JSONValue] { self[path].map { Array($0.elements) } ?? [] }
}
