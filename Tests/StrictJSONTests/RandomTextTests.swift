import StrictJSON
import Testing

/// A value to write, with what must be read back.
private indirect enum Sample {
    case null
    case bool(Bool)
    case integer(Int64)
    case number(Double)
    case string(String)
    case array([Sample])
    case object([(name: String, value: Sample)])

    init(depth: Int, using generator: inout SeededGenerator) {
        switch Int.random(in: 0..<(depth > 0 ? 8 : 5), using: &generator) {
        case 0: self = .null
        case 1: self = .bool(.random(using: &generator))
        case 2:
            self = .integer(Int64(truncatingIfNeeded: generator.next()) >> Int64.random(in: 0..<64, using: &generator))
        case 3: self = .number(Sample.double(using: &generator))
        case 4: self = .string(Sample.text(using: &generator))
        case 5:
            let count = Int.random(in: 0..<6, using: &generator)
            self = .array((0..<count).map { _ in Sample(depth: depth - 1, using: &generator) })
        default:
            let count = Int.random(in: 0..<24, using: &generator)
            // The number makes the names differ, whatever the random part is.
            self = .object(
                (0..<count).map { number in
                    let name = Sample.text(using: &generator) + "\(number)"
                    return (name, Sample(depth: depth - 1, using: &generator))
                })
        }
    }

    private static func double(using generator: inout SeededGenerator) -> Double {
        let value = Double(bitPattern: generator.next())
        return value.isFinite ? value : Double.random(in: -1e6...1e6, using: &generator)
    }

    private static func text(using generator: inout SeededGenerator) -> String {
        var text = ""
        for _ in 0..<Int.random(in: 0..<20, using: &generator) {
            let bound: UInt32 =
                [0x20, 0x80, 0x80, 0x80, 0x800, 0x10000, 0x110000].randomElement(using: &generator) ?? 0x80
            let scalar = Unicode.Scalar(UInt32.random(in: 0..<bound, using: &generator))
            text.unicodeScalars.append(scalar ?? "\"")
        }
        return text
    }

    func write(to writer: inout JSONWriter) {
        switch self {
        case .null: writer.null()
        case .bool(let value): writer.bool(value)
        case .integer(let value): writer.integer(value)
        case .number(let value): writer.number(value)
        case .string(let value): writer.string(value)
        case .array(let elements):
            writer.beginArray()
            for element in elements { element.write(to: &writer) }
            writer.endArray()
        case .object(let members):
            writer.beginObject()
            for (name, value) in members {
                writer.key(name)
                value.write(to: &writer)
            }
            writer.endObject()
        }
    }

    func matches(_ read: JSONValue) -> Bool {
        switch self {
        case .null: read.isNull
        case .bool(let value): read.bool == value
        case .integer(let value): read.integer == value
        case .number(let value): read.double?.bitPattern == value.bitPattern
        case .string(let value): read.string?.utf8.elementsEqual(value.utf8) == true && read.hasString(value)
        case .array(let elements):
            read.kind == .array && read.count == elements.count
                && zip(elements, read.elements).allSatisfy { $0.matches($1) }
        case .object(let members):
            read.kind == .object && read.count == members.count
                && zip(members, read.members).allSatisfy { member, found in
                    found.name.utf8.elementsEqual(member.name.utf8) && member.value.matches(found.value)
                        && read.member(member.name)?.literal == found.value.literal
                }
        }
    }
}

/// Writes again what was read; touches every accessor on the way.
private func copy(_ value: JSONValue, to writer: inout JSONWriter) {
    switch value.kind {
    case .null: writer.null()
    case .bool: writer.bool(value.bool == true)
    case .number:
        if let double = value.double, let integer = value.integer, double.magnitude < 0x1p53 {
            #expect(Double(integer) == double)
        }
        writer.raw(value.literal)
    case .string: writer.string(value.string ?? "")
    case .array:
        writer.beginArray()
        for element in value.elements { copy(element, to: &writer) }
        writer.endArray()
    case .object:
        writer.beginObject()
        for (name, member) in value.members {
            #expect(value.member(name)?.literal == member.literal)
            writer.key(name)
            copy(member, to: &writer)
        }
        writer.endObject()
    }
}

@Suite("Random texts")
struct RandomTextTests {
    @Test("what the writer writes is read back equal", arguments: UInt64(1)...300)
    func roundTrip(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let sample = Sample(depth: 4, using: &generator)
        var writer = JSONWriter()
        sample.write(to: &writer)
        #expect(!writer.bytes.contains(0x0A))
        let read = try JSONDocument(scanning: writer.bytes).root
        #expect(sample.matches(read))
        #expect(read.literal.elementsEqual(writer.bytes))
    }

    @Test("a damaged text is refused, or is a sound text that can be read and written again", arguments: UInt64(1)...60)
    func mutation(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let sample = Sample.object([("a", Sample(depth: 3, using: &generator)), ("\u{61}b", .number(-12.5e-3))])
        var writer = JSONWriter()
        sample.write(to: &writer)
        for _ in 0..<200 {
            let bytes = damaged(writer.bytes, using: &generator)
            if let fault = fault(in: bytes) {
                #expect((0...bytes.count).contains(fault.offset))
                continue
            }
            var second = JSONWriter()
            copy(try JSONDocument(scanning: bytes).root, to: &second)
            var third = JSONWriter()
            copy(try JSONDocument(scanning: second.bytes).root, to: &third)
            #expect(second.bytes == third.bytes)
        }
    }

    private func damaged(_ bytes: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
        let telling = Array("\"\\{}[],:0123456789.eE+-u \u{0}\u{80}\u{D7FF}".utf8)
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...3, using: &generator) where !bytes.isEmpty {
            let place = Int.random(in: 0..<bytes.count, using: &generator)
            switch Int.random(in: 0..<5, using: &generator) {
            case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
            case 1: bytes[place] = telling.randomElement(using: &generator) ?? 0
            case 2: bytes.insert(telling.randomElement(using: &generator) ?? 0, at: place)
            case 3: bytes.remove(at: place)
            default: bytes[place] = UInt8.random(in: 0...255, using: &generator)
            }
        }
        return bytes
    }
}
