/// Finds members of an object by their names: quickly when they are asked for in the order of the text.
public struct JSONMemberSearch: Sendable {
    private let text: JSONText
    private let first: Int
    private let end: Int
    /// The key behind the one that was found last.
    private var next: Int

    /// A search in an object; other kinds have no members.
    public init(in object: JSONValue) {
        text = object.text
        first = object.index + 1
        end = object.kind == .object ? Int(object.node.next) : first
        next = first
    }

    /// The member with this name, given as UTF-8, or nil. Names are compared scalar by scalar.
    public mutating func find(_ name: [UInt8]) -> JSONValue? {
        if let value = find(name, from: next, to: end) { return value }
        return find(name, from: first, to: next)
    }

    private mutating func find(_ name: [UInt8], from start: Int, to end: Int) -> JSONValue? {
        var key = start
        while key < end {
            if text.contentEquals(name, text.tape[key]) {
                next = Int(text.tape[key + 1].next)
                return JSONValue(text: text, index: key + 1)
            }
            key = Int(text.tape[key + 1].next)
        }
        return nil
    }
}
