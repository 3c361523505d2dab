import Shapes
import StrictJSON
import Testing

/// The packed form of shapes: it comes back, it is small, it grows old, and no bytes harm it.
@Suite struct PackedTests {
    private enum Weather: String, CaseIterable, Sendable { case sun, rain }

    private struct Day: Equatable, Sendable {
        var name: String
        var weather: Weather
        var note: String?
        var numbers: [Int64]
        var limit: Int?
        var isLong: Bool
        var change: Patch<Int>
    }

    private static let day = Shape<Day>.object("Day", make: Day.init) {
        required("name", \.name, .text(0...Int.max))
        required("weather", \.weather, .word(Weather.self))
        optional("note", \.note, .text(0...Int.max))
        required("numbers", \.numbers, .list(of: .integer64))
        required("limit", \.limit, .nullable(.integer(Int.min...Int.max)))
        defaulted("isLong", \.isLong, .boolean, to: false)
        patch("change", \.change, .integer(1...9))
    }
    private static let days = Shape<[Day]>.list(of: day)

    private static let samples = [
        Day(name: "", weather: .sun, note: nil, numbers: [], limit: nil, isLong: false, change: .keep),
        Day(
            name: "6f1c1f0e-8f0a-4c62-9a5d-0d6f5f7f2b11", weather: .rain,
            note: "6f1c1f0e-8f0a-4c62-9a5d-0d6f5f7f2b11.7",
            numbers: [0, -1, 63, 64, -64, -65, .max, .min], limit: .min, isLong: true, change: .clear),
        Day(
            name: "6F1C1F0E-8f0a-4c62-9a5d-0d6f5f7f2b11", weather: .rain, note: "Zoë 👩‍👧 \u{0}", numbers: [1], limit: 0,
            isLong: false, change: .set(9)),
        Day(name: "abcd", weather: .sun, note: "abcdefghij", numbers: [], limit: 1, isLong: false, change: .keep),
        Day(name: "abcdefghij", weather: .sun, note: "e\u{301}", numbers: [], limit: 1, isLong: false, change: .keep),
        Day(name: "\u{E9}", weather: .sun, note: "abc", numbers: [], limit: 1, isLong: false, change: .keep),
    ]

    @Test("What was packed comes back, alone and together")
    func roundTrip() throws {
        for sample in Self.samples { #expect(try Self.day.unpack(Self.day.pack(sample, after: 7)) == sample) }
        let many = Array(repeating: Self.samples, count: 40).flatMap(\.self)
        let packed = Self.days.pack(many, after: 7)
        #expect(packed.first == 7)
        #expect(try Self.days.unpack(packed) == many)
    }

    @Test("A text that was there before is a number; one that begins with it adds its rest; a UUID has 16 bytes")
    func texts() {
        let size = { (texts: [String]) in Shape<[String]>.list(of: .text()).pack(texts, after: 0).count - 2 }
        #expect(size(["lesson-17"]) == 10)
        #expect(size(["lesson-17", "lesson-17"]) == 11)
        #expect(size(["lesson-17", "lesson-17.4"]) == 10 + 4)
        #expect(size(["6f1c1f0e-8f0a-4c62-9a5d-0d6f5f7f2b11"]) == 17)
        #expect(size(["6f1c1f0e-8f0a-4c62-9a5d-0d6f5f7f2b11", "6f1c1f0e-8f0a-4c62-9a5d-0d6f5f7f2b11"]) == 18)
        #expect(size(["ab", "ab"]) == 6)
    }

    @Test("Instants count from their origin")
    func instants() throws {
        let instant = Shape<Int64>(
            schema: .any, blank: 0, read: { (json) throws(ShapeFault) in json.integer ?? 0 },
            write: { value, out in out.packed.instant(value) },
            unpack: { (source) throws(ShapeFault) in try source.instant() })
        for (value, origin) in [(1_795_287_430_123, 1_795_287_430_120), (Int64.max, -5), (.min, 7), (0, .min)]
            as [(
                Int64, Int64
            )]
        {
            let packed = instant.pack(value, after: 0, origin: origin)
            #expect(try instant.unpack(packed, origin: origin) == value)
        }
        #expect(instant.pack(1_795_287_430_123, after: 0, origin: 1_795_287_430_120).count == 2)
    }

    @Test("A shape that knows JSON alone is packed as its text")
    func fallback() throws {
        let shape = Shape<Int64>(
            schema: .any, blank: 0,
            read: { (json) throws(ShapeFault) in
                guard let text = json.string, let value = Int64(text) else { throw ShapeFault(message: "no") }
                return value
            }, write: { value, out in out.json.string(String(value)) })
        let packed = Shape<[Int64]>.list(of: shape).pack([12, -5], after: 0)
        #expect(packed == [0, 2, 4] + Array(#""12""#.utf8) + [4] + Array(#""-5""#.utf8))
        #expect(try Shape<[Int64]>.list(of: shape).unpack(packed) == [12, -5])
        #expect(throws: ShapeFault.self) { try shape.unpack([0, 1, UInt8(ascii: "x")]) }
    }

    // MARK: Growing old

    private struct Grown: Equatable, Sendable {
        var name: String
        var more: Int?
        var flag: Bool
    }

    @Test("What was packed before members were added at the end is read with them absent, and nothing newer is guessed")
    func evolution() throws {
        let old = Shape<String>.object("Old", make: { $0 }) { required("name", \.self, .text()) }
        let new = Shape<Grown>.object("New", make: Grown.init) {
            required("name", \.name, .text())
            optional("more", \.more, .count)
            defaulted("flag", \.flag, .boolean, to: true)
        }
        #expect(try new.unpack(old.pack("Mia", after: 0)) == Grown(name: "Mia", more: nil, flag: true))
        let packed = new.pack(Grown(name: "Mia", more: 3, flag: false), after: 0)
        let fault = #expect(throws: ShapeFault.self) { try old.unpack(packed) }
        #expect(fault?.message == "has members that are not known")
        // One that was made optional later.
        let loose = Shape<String?>.object("Loose", make: { $0 }) { optional("name", \.self, .text()) }
        #expect(try loose.unpack(old.pack("Mia", after: 0)) == "Mia")
        #expect(throws: ShapeFault.self) { try old.unpack(loose.pack(nil, after: 0)) }
    }

    @Test("Many members need more than one byte of bits, and no more than they use")
    func bits() throws {
        let wide = Shape<[Int?]>.object(
            "Wide", from: Array(repeating: nil, count: 8)
        ) {
            optional("a", \.[0], .count)
            optional("b", \.[1], .count)
            optional("c", \.[2], .count)
            optional("d", \.[3], .count)
            optional("e", \.[4], .count)
            optional("f", \.[5], .count)
            optional("g", \.[6], .count)
            optional("h", \.[7], .count)
        }
        for last: Int? in [nil, 5] {
            let value = [1, nil, 3, nil, nil, nil, 7, last]
            let packed = wide.pack(value, after: 0)
            #expect(packed.count == (last == nil ? 1 + 1 + 3 : 1 + 2 + 4))
            #expect(try wide.unpack(packed) == value)
        }
    }

    // MARK: Hostile bytes

    @Test("Bytes that are cut off anywhere, or go on, are a fault that names a place")
    func cut() throws {
        let packed = Self.days.pack(Self.samples, after: 0)
        for count in 1..<packed.count {
            #expect(throws: ShapeFault.self) { try Self.days.unpack(Array(packed.prefix(count))) }
        }
        #expect(throws: ShapeFault(message: "has bytes behind its end")) { try Self.days.unpack(packed + [0]) }
        let fault = #expect(throws: ShapeFault.self) { try Self.days.unpack([0, 1, 1, 4]) }
        #expect(fault?.path == "/0/name")
    }

    @Test("Random bytes give a value or a fault", arguments: 0..<50 as Range<UInt64>)
    func random(seed: UInt64) {
        var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        let good = Self.days.pack(Self.samples, after: 0)
        for _ in 0..<400 {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            var bytes = state & 1 == 0 ? good : []
            if bytes.isEmpty {
                bytes = (0..<Int((state >> 8) % 40)).map { UInt8(truncatingIfNeeded: state >> (UInt64($0 % 8) * 7)) }
            } else {
                for step in 0..<3 {
                    let place = Int(truncatingIfNeeded: state >> UInt64(16 + step * 9)) & 0xFFFF
                    bytes[place % bytes.count] = UInt8(truncatingIfNeeded: state >> UInt64(step * 8))
                }
            }
            if let value = try? Self.days.unpack(bytes) {
                // What was read can be packed, and is the same then.
                #expect((try? Self.days.unpack(Self.days.pack(value, after: 0))) == value)
            }
        }
    }

    @Test(
        "Numbers beyond 64 bits, counts beyond the bytes, references to nothing, and broken texts are faults",
        arguments: [
            [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x02], [0xFF, 0xFF, 0xFF, 0xFF, 0x0F], [1, 1, 1],
            [1, 1, 4, 0xC3], [1, 1, 2, 1], [1, 1, 6], [1, 1, 3, 0], [1, 1, 8, 0xC3, 0x28],
        ] as [[UInt8]])
    func hostile(bytes: [UInt8]) {
        #expect(throws: ShapeFault.self) { try Self.days.unpack(bytes, from: 0) }
    }
}
