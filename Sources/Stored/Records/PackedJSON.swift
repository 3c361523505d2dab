import Shapes
import StrictJSON

/// JSON as daemons write it, packed so that the same bytes come out again: names are numbers, texts that stand in the
/// row anyway are not written twice. JSON of any other form stands as its bytes.
enum PackedJSON {
    /// The lowest three bits of a value's number; above them is a count where there is one.
    private enum Kind: UInt64 {
        case null, no, yes, object, array, text, integer, number
    }

    private static let kindBits: UInt64 = 3
    /// A name that is not in the list.
    private static let written: UInt64 = 0
    /// Levels of nesting; deeper JSON stands as its bytes.
    private static let depth = 66

    static func write(_ bytes: [UInt8], to out: inout PackedWriter) {
        guard let root = try? JSONDocument(scanning: bytes, maximumDepth: depth).root, length(of: root) == bytes.count
        else {
            out.bool(false)
            return out.bytes(bytes)
        }
        out.bool(true)
        write(root, to: &out)
    }

    static func read(_ source: inout PackedReader) throws(ShapeFault) -> [UInt8] {
        guard try source.bool() else { return try source.bytes() }
        var json = JSONWriter(reserving: 1024)
        try read(&source, to: &json, depth)
        return json.bytes
    }

    // MARK: Writing

    private static func write(_ value: JSONValue, to out: inout PackedWriter) {
        switch value.kind {
        case .null: head(.null, 0, &out)
        case .bool: head(value.bool == true ? .yes : .no, 0, &out)
        case .string:
            head(.text, 0, &out)
            out.text(value.string ?? "")
        case .number:
            if let integer = canonicalInteger(value) {
                head(.integer, 0, &out)
                out.integer(integer)
            } else {
                head(.number, 0, &out)
                out.bytes(Array(value.literal))
            }
        case .array:
            head(.array, value.count, &out)
            for element in value.elements { write(element, to: &out) }
        case .object:
            head(.object, value.count, &out)
            for (name, member) in value.members {
                if let number = ReplyWords.numbers[name] {
                    out.number(UInt64(number) + 1)
                } else {
                    out.number(written)
                    out.text(name)
                }
                write(member, to: &out)
            }
        }
    }

    private static func head(_ kind: Kind, _ count: Int, _ out: inout PackedWriter) {
        out.number(UInt64(count) << kindBits | kind.rawValue)
    }

    /// The value of a number that is written as daemons write whole ones.
    private static func canonicalInteger(_ value: JSONValue) -> Int64? {
        guard let integer = value.integer, value.literal.elementsEqual(String(integer).utf8) else { return nil }
        return integer
    }

    /// How long the value is when a daemon writes it; nil: a text of it would have other bytes. Everything else that a
    /// reader takes for the same (space, escapes in names) makes the source longer.
    private static func length(of value: JSONValue) -> Int? {
        switch value.kind {
        case .null, .bool, .number: return value.literal.count
        case .string: return length(of: value.string ?? "", value.literal)
        case .array, .object:
            var sum = 2 + max(0, value.count - 1)
            for element in value.elements {
                guard let length = length(of: element) else { return nil }
                sum += length
            }
            for (name, member) in value.members {
                guard let length = length(of: member) else { return nil }
                sum += length + written(name).count
            }
            return sum
        }
    }

    private static func length(of text: String, _ literal: ArraySlice<UInt8>) -> Int? {
        // Without an escape it stands as it is.
        if !literal.contains(UInt8(ascii: "\\")) { return literal.count }
        var json = JSONWriter()
        json.string(text)
        return json.bytes.elementsEqual(literal) ? literal.count : nil
    }

    /// A name with its quotation marks and colon. An escaped one is longer than the same name without, or the same.
    private static func written(_ name: String) -> [UInt8] { JSONWriter.encodedKey(name) }

    // MARK: Reading

    private static func read(
        _ source: inout PackedReader, to json: inout JSONWriter, _ levels: Int
    ) throws(ShapeFault) {
        let head = try source.number()
        // Three bits: each value is a kind.
        guard let kind = Kind(rawValue: head & 7) else { return }
        switch kind {
        case .null: json.null()
        case .no: json.bool(false)
        case .yes: json.bool(true)
        case .text: json.string(try source.text())
        case .integer: json.integer(try source.integer())
        case .number: json.raw(try source.bytes())
        case .array, .object:
            guard levels > 0 else { throw ShapeFault(message: "is too deep") }
            try readParts(head >> kindBits, isObject: kind == .object, &source, to: &json, levels - 1)
        }
    }

    private static func readParts(
        _ count: UInt64, isObject: Bool, _ source: inout PackedReader, to json: inout JSONWriter, _ levels: Int
    ) throws(ShapeFault) {
        if isObject { json.beginObject() } else { json.beginArray() }
        var left = count
        // Each turn takes a byte or throws.
        while left > 0 {
            if isObject { json.key(try name(&source)) }
            try read(&source, to: &json, levels)
            left -= 1
        }
        if isObject { json.endObject() } else { json.endArray() }
    }

    private static func name(_ source: inout PackedReader) throws(ShapeFault) -> String {
        let number = try source.number()
        if number == written { return try source.text() }
        guard number <= UInt64(ReplyWords.all.count) else { throw ShapeFault(message: "has an unknown name") }
        return ReplyWords.all[Int(number) - 1]
    }
}

extension Shape where Value == [UInt8] {
    /// The JSON of a reply, byte for byte; packed as ``PackedJSON``.
    static let reply = Shape(
        schema: .any, read: { (json) throws(ShapeFault) in Array(json.literal) },
        write: { value, out in
            if out.isPacked { PackedJSON.write(value, to: &out.packed) } else { out.json.raw(value) }
        },
        unpack: { (source) throws(ShapeFault) in try PackedJSON.read(&source) })
}
