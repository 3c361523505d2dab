import Household
import Shapes
import StrictJSON

// Shapes of plain values in records. They bound nothing: what was written must always be read again.

extension Shape where Value == Int {
    /// Any whole number.
    static let whole = Shape.integer(Int.min...Int.max)
}

extension Shape where Value == UInt32 {
    /// An account of the operating system.
    static let account = Shape<Int>.integer(0...Int(UInt32.max))
        .map(expected: "must be an account", to: { UInt32($0) }, from: { Int($0) })
}

extension Shape where Value == UInt64 {
    /// 64 bits as a signed number, because JSON's numbers are only read exactly up to 2^63.
    static let bits = Shape<Int64>.integer64
        .map(expected: "must be 64 bits", to: { UInt64(bitPattern: $0) }, from: { Int64(bitPattern: $0) })
}

extension Shape where Value == String {
    /// A text of any length.
    static let words = Shape.text(0...Int.max)
}

extension Shape where Value: RawRepresentable & Sendable, Value.RawValue == String {
    private static var blankID: Value {
        guard let id = Value(rawValue: "") else { preconditionFailure("an id takes any text") }
        return id
    }

    /// An id as it was taken.
    static var name: Shape {
        Shape(
            schema: .string(Schema.StringRules()), blank: blankID,
            read: { (json) throws(ShapeFault) in
                guard let text = json.string, let value = Value(rawValue: text) else {
                    throw ShapeFault(message: "must be an id")
                }
                return value
            },
            write: { value, out in out.text(value.rawValue) },
            unpack: { (source) throws(ShapeFault) in
                guard let value = Value(rawValue: try source.text()) else { throw ShapeFault(message: "must be an id") }
                return value
            })
    }
}

extension Shape where Value == Instant {
    /// Milliseconds since 1970; packed, since the row's own instant.
    static let milliseconds = Shape(
        schema: .integer(minimum: nil, maximum: nil), blank: Instant(milliseconds: 0),
        read: { (json) throws(ShapeFault) in Instant(milliseconds: try Shape<Int64>.integer64.read(json)) },
        write: { value, out in
            if out.isPacked { out.packed.instant(value.milliseconds) } else { out.json.integer(value.milliseconds) }
        },
        unpack: { (source) throws(ShapeFault) in Instant(milliseconds: try source.instant()) })
}

extension Shape where Value == Day {
    /// Days since 1970-01-01.
    static let number = Shape<Int>.whole.map(expected: "must be a day", to: { Day(number: $0) }, from: { $0.number })
}

extension Shape where Value == [UInt8] {
    /// Two lower-case hexadecimal digits per byte; packed, the bytes.
    static let hex = Shape(
        schema: .string(Schema.StringRules(pattern: "^([0-9a-f]{2})*$")), blank: [],
        read: { (json) throws(ShapeFault) in
            guard let text = json.string, let bytes = [UInt8](hex: text) else {
                throw ShapeFault(message: "must be hexadecimal digits")
            }
            return bytes
        },
        write: { bytes, out in
            if out.isPacked { out.packed.bytes(bytes) } else { out.json.string(bytes.hexText) }
        },
        unpack: { (source) throws(ShapeFault) in try source.bytes() })
}

extension Shape where Value == Void {
    /// Nothing to say but that it is so: `true`; packed, nothing.
    static let present = Shape(
        schema: .boolean, blank: (),
        read: { (json) throws(ShapeFault) in
            guard try Shape<Bool>.boolean.read(json) else { throw ShapeFault(message: "must be true") }
        },
        write: { _, out in if !out.isPacked { out.json.bool(true) } },
        unpack: { (_) throws(ShapeFault) in })
}

extension RawRepresentable<String> {
    /// The order in which ids are stored: that of their bytes.
    func precedes(_ other: Self) -> Bool { rawValue.precedes(other.rawValue) }
}

extension String {
    /// The order in which texts are stored: that of their bytes.
    func precedes(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}

extension [UInt8] {
    private static let digits = Array("0123456789abcdef".utf8)

    fileprivate var hexText: String {
        String(unsafeUninitializedCapacity: 2 * count) { buffer in
            for (index, byte) in enumerated() {
                buffer.initializeElement(at: 2 * index, to: Self.digits[Int(byte >> 4)])
                buffer.initializeElement(at: 2 * index + 1, to: Self.digits[Int(byte & 0xF)])
            }
            return 2 * count
        }
    }

    fileprivate init?(hex text: String) {
        guard text.utf8.count.isMultiple(of: 2) else { return nil }
        self = []
        reserveCapacity(text.utf8.count / 2)
        var high: UInt8?
        for digit in text.utf8 {
            guard let index = Self.digits.firstIndex(of: digit) else { return nil }
            let value = UInt8(index)
            if let first = high {
                append(first << 4 | value)
                high = nil
            } else {
                high = value
            }
        }
    }
}
