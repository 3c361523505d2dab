/// The members of an object in the order of the text, each name once.
public struct JSONMembers: Sequence, IteratorProtocol, Sendable {
    private let text: JSONText
    private var index: Int
    private let end: Int

    init(of object: JSONValue) {
        text = object.text
        index = object.index + 1
        end = object.firstByte == ASCII.openBrace ? Int(object.node.next) : index
    }

    /// The next member: its name, unescaped, and its value.
    public mutating func next() -> (name: String, value: JSONValue)? {
        guard index < end else { return nil }
        let name = text.decodedString(of: text.tape[index])
        let value = JSONValue(text: text, index: index + 1)
        index = Int(value.node.next)
        return (name, value)
    }
}
