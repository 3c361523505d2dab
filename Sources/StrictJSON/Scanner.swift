/// The strict scanner: one pass over the bytes, no recursion, one tape as the result.
///
/// It keeps no stack: an open container's entry on the tape holds the index of its parent.
struct Scanner {
    private(set) var tape: [Node]
    /// Offset of the first key that repeats an earlier one of its object.
    private var duplicate: Int?
    /// Index of the innermost open container, or `none`.
    private var container = Scanner.none
    private var containerIsObject = false
    private var depth = 0
    private let maximumDepth: Int
    private let refusesDuplicates: Bool

    private static let none = UInt32.max
    /// Objects with up to so many members are checked for duplicate keys as they are read, larger ones when they end.
    private static let smallObject: UInt32 = 16
    /// Room that is reserved at once; longer texts let the tape grow.
    private static let maximumReserve = 256

    init(byteCount: Int, maximumDepth: Int, refusesDuplicates: Bool) {
        tape = []
        tape.reserveCapacity(min(byteCount / 6 + 4, Scanner.maximumReserve))
        self.maximumDepth = maximumDepth
        self.refusesDuplicates = refusesDuplicates
    }

    /// Scans the whole text; afterwards `tape` is complete.
    mutating func scan(_ text: Span<UInt8>) throws(JSONFault) {
        try Scanner.checkBeginning(of: text)
        var offset = 0
        repeat {
            Scanner.skipSpace(in: text, &offset)
            try scanValue(in: text, &offset)
        } while try !scanSeparators(in: text, &offset)
        if offset < text.count { throw Scanner.unexpected(in: text, at: offset, "something behind the value") }
        if refusesDuplicates, let duplicate { throw JSONFault(.duplicateKey, "duplicate key", at: duplicate) }
    }

    /// Reads one scalar, or the beginning of containers up to the place of their first scalar.
    private mutating func scanValue(in text: Span<UInt8>, _ offset: inout Int) throws(JSONFault) {
        while offset < text.count {
            let start = offset
            switch text[offset] {
            case ASCII.quote:
                let escaped = try Scanner.scanString(in: text, &offset)
                append(start, offset, detail: escaped ? Node.escaped : 0)
                return
            case ASCII.minus, ASCII.zero...ASCII.nine:
                try Scanner.scanNumber(in: text, &offset)
                append(start, offset)
                return
            case UInt8(ascii: "t"):
                try Scanner.scanWord("true", in: text, &offset)
                append(start, offset)
                return
            case UInt8(ascii: "f"):
                try Scanner.scanWord("false", in: text, &offset)
                append(start, offset)
                return
            case UInt8(ascii: "n"):
                try Scanner.scanWord("null", in: text, &offset)
                append(start, offset)
                return
            case ASCII.openBrace:
                try open(object: true, &offset)
                Scanner.skipSpace(in: text, &offset)
                if offset < text.count, text[offset] == ASCII.closeBrace { return }
                try scanKey(in: text, &offset)
            case ASCII.openBracket:
                try open(object: false, &offset)
                Scanner.skipSpace(in: text, &offset)
                if offset < text.count, text[offset] == ASCII.closeBracket { return }
                tape[Int(container)].detail = 1
            default:
                throw Scanner.unexpected(in: text, at: offset, "expected a value")
            }
        }
        throw Scanner.endedEarly(text)
    }

    /// Reads what stands between a value and the next one.
    /// - Returns: Whether the root value is complete.
    private mutating func scanSeparators(in text: Span<UInt8>, _ offset: inout Int) throws(JSONFault) -> Bool {
        while true {
            Scanner.skipSpace(in: text, &offset)
            if container == Scanner.none { return true }
            guard offset < text.count else { throw Scanner.endedEarly(text) }
            switch text[offset] {
            case ASCII.comma:
                let comma = offset
                offset += 1
                Scanner.skipSpace(in: text, &offset)
                let closing = containerIsObject ? ASCII.closeBrace : ASCII.closeBracket
                if offset < text.count, text[offset] == closing {
                    throw JSONFault(.syntax, "trailing comma", at: comma)
                }
                if containerIsObject {
                    try scanKey(in: text, &offset)
                } else {
                    tape[Int(container)].detail += 1
                }
                return false
            case ASCII.closeBrace where containerIsObject, ASCII.closeBracket where !containerIsObject:
                offset += 1
                close(in: text, end: offset)
            default:
                throw Scanner.unexpected(in: text, at: offset, "expected a comma or the end of the \(containerName)")
            }
        }
    }

    private var containerName: String { containerIsObject ? "object" : "array" }

    /// Reads a key, its colon and the space behind it.
    private mutating func scanKey(in text: Span<UInt8>, _ offset: inout Int) throws(JSONFault) {
        guard offset < text.count else { throw Scanner.endedEarly(text) }
        guard text[offset] == ASCII.quote else {
            throw Scanner.unexpected(in: text, at: offset, "expected a key in quotation marks")
        }
        let start = offset
        let escaped = try Scanner.scanString(in: text, &offset)
        noteKey(in: text, start, offset, escaped: escaped)
        Scanner.skipSpace(in: text, &offset)
        guard offset < text.count else { throw Scanner.endedEarly(text) }
        guard text[offset] == ASCII.colon else { throw Scanner.unexpected(in: text, at: offset, "expected a colon") }
        offset += 1
        Scanner.skipSpace(in: text, &offset)
    }

    private mutating func append(_ start: Int, _ end: Int, detail: UInt32 = 0) {
        let next = UInt32(truncatingIfNeeded: tape.count &+ 1)
        tape.append(
            Node(
                start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end), next: next,
                detail: detail))
    }

    private mutating func open(object: Bool, _ offset: inout Int) throws(JSONFault) {
        guard depth < maximumDepth else {
            throw JSONFault(.tooDeep, "nested deeper than \(maximumDepth)", at: offset)
        }
        depth += 1
        let index = UInt32(truncatingIfNeeded: tape.count)
        tape.append(Node(start: UInt32(truncatingIfNeeded: offset), end: 0, next: container, detail: 0))
        container = index
        containerIsObject = object
        offset += 1
    }

    private mutating func close(in text: Span<UInt8>, end: Int) {
        let index = Int(container)
        let parent = tape[index].next
        if containerIsObject, tape[index].detail > Scanner.smallObject, duplicate == nil {
            duplicate = DuplicateKeys.first(ofObject: index, in: tape, text)
        }
        tape[index].end = UInt32(truncatingIfNeeded: end)
        tape[index].next = UInt32(truncatingIfNeeded: tape.count)
        depth -= 1
        container = parent
        containerIsObject = parent != Scanner.none && text[Int(tape[Int(parent)].start)] == ASCII.openBrace
    }

    /// Puts a key on the tape and, in a small object, compares it with the earlier ones if their filter says that
    /// it may be among them.
    private mutating func noteKey(in text: Span<UInt8>, _ start: Int, _ end: Int, escaped: Bool) {
        let object = Int(container)
        let hash = DuplicateKeys.hash(ofContent: start + 1..<end - 1, escaped: escaped, in: text)
        let bit = UInt32(1) << (hash >> 27)
        let key = tape.count
        append(start, end, detail: hash & ~Node.escaped | (escaped ? Node.escaped : 0))
        tape[object].detail += 1
        let filter = tape[object].end
        tape[object].end = filter | bit
        if filter & bit != 0, tape[object].detail <= Scanner.smallObject, duplicate == nil,
            DuplicateKeys.repeats(key, ofObject: object, in: tape, text)
        {
            duplicate = start
        }
    }
}
