/// Reads packed bytes.
///
/// They have no names and no types; the shape knows what comes:
/// - a whole number: groups of seven bits, the lowest first, the highest bit of a byte set when more follow; one that
///   may be negative is doubled before, and its sign is the lowest bit;
/// - a truth value: a byte 0 or 1;
/// - a text: ``PackedText``; bytes: their count and they themselves;
/// - an instant: milliseconds since an origin that is known beside the bytes;
/// - a word: its place among the cases; one case of several: its number, then its payload;
/// - a list: the count and the elements; a value or null: a truth value, then the value;
/// - an object: a number whose bit *n* tells whether member *n* is there, then the members that are, in order.
///
/// Nothing is believed: whatever the bytes are, each read ends with a value or a ``ShapeFault``, and makes no more of
/// them than their own number allows.
public struct PackedReader: ~Copyable {
    private let source: [UInt8]
    private var place: Int
    private let origin: Int64
    private var texts: [String] = []

    init(_ bytes: [UInt8], from start: Int, origin: Int64) {
        source = bytes
        place = min(max(0, start), bytes.count)
        self.origin = origin
    }

    var isAtEnd: Bool { place == source.count }

    /// Any whole number.
    public mutating func integer() throws(ShapeFault) -> Int64 {
        let bits = try number()
        return Int64(bitPattern: bits >> 1) ^ -Int64(bitPattern: bits & 1)
    }

    /// A whole number that is not negative.
    public mutating func number() throws(ShapeFault) -> UInt64 {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while true {
            let byte = try byte()
            // The tenth byte has room for one bit.
            if shift == 63, byte > 1 { throw ShapeFault(message: "must be a number of 64 bits") }
            value |= UInt64(byte & 0x7F) << shift
            if byte & 0x80 == 0 { return value }
            shift += 7
        }
    }

    /// An instant in milliseconds since 1970.
    public mutating func instant() throws(ShapeFault) -> Int64 { try integer() &+ origin }

    /// A truth value.
    public mutating func bool() throws(ShapeFault) -> Bool {
        switch try byte() {
        case 0: false
        case 1: true
        default: throw ShapeFault(message: "must be true or false")
        }
    }

    /// How many elements follow. Each has at least a byte, so there are no more than bytes.
    public mutating func count() throws(ShapeFault) -> Int {
        let count = try number()
        guard count <= UInt64(source.count - place) else { throw Self.cutOff }
        return Int(count)
    }

    /// Bytes with their count.
    public mutating func bytes() throws(ShapeFault) -> [UInt8] { try bytes(try number()) }

    /// Bytes whose count is known.
    mutating func bytes(_ count: UInt64) throws(ShapeFault) -> [UInt8] { Array(try slice(count)) }

    /// A text.
    public mutating func text() throws(ShapeFault) -> String {
        let head = try number()
        let text: String
        let length: Int
        switch head & 3 {
        case PackedText.literal:
            let bytes = try slice(head >> 2)
            text = try Self.text(bytes)
            length = bytes.count
        case PackedText.reference: return try known(head >> 2)
        case PackedText.prefixed:
            let start = try known(head >> 2)
            text = start + (try Self.text(try slice(try number())))
            length = text.utf8.count
        default:
            guard head == PackedText.uuid else { throw ShapeFault(message: "must be a text") }
            text = PackedText.uuidText(try slice(16))
            length = text.utf8.count
        }
        if length >= PackedText.leastRemembered, texts.count < PackedText.mostRemembered { texts.append(text) }
        return text
    }

    /// Which members of an object are there.
    mutating func members() throws(ShapeFault) -> UInt64 { try number() }

    private func known(_ number: UInt64) throws(ShapeFault) -> String {
        guard number < UInt64(texts.count) else { throw ShapeFault(message: "must be a text that was there before") }
        return texts[Int(number)]
    }

    private static func text(_ bytes: ArraySlice<UInt8>) throws(ShapeFault) -> String {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw ShapeFault(message: "must be a text in UTF-8")
        }
        return text
    }

    private mutating func byte() throws(ShapeFault) -> UInt8 {
        guard place < source.count else { throw Self.cutOff }
        defer { place += 1 }
        return source[place]
    }

    private mutating func slice(_ count: UInt64) throws(ShapeFault) -> ArraySlice<UInt8> {
        guard count <= UInt64(source.count - place) else { throw Self.cutOff }
        let start = place
        place += Int(count)
        return source[start..<place]
    }

    private static let cutOff = ShapeFault(message: "is cut off")
}
