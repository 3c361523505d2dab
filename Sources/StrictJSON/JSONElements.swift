/// The elements of an array in the order of the text.
public struct JSONElements: Sequence, IteratorProtocol, Sendable {
    private let text: JSONText
    private var index: Int
    private let end: Int

    init(of array: JSONValue) {
        text = array.text
        index = array.index + 1
        end = array.firstByte == ASCII.openBracket ? Int(array.node.next) : index
    }

    /// The next element.
    public mutating func next() -> JSONValue? {
        guard index < end else { return nil }
        let value = JSONValue(text: text, index: index)
        index = Int(value.node.next)
        return value
    }
}
