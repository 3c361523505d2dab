/// Writes compact JSON into a buffer of bytes; commas come by themselves, and there is never a raw line feed.
///
/// One writer writes one value. The caller sees to it that begins and ends match and that each member of an object
/// gets its key.
public struct JSONWriter: ~Copyable {
    private var store: ByteStore
    /// Whether the next key or value follows another one at its level.
    private var needsComma = false

    /// - Parameter reserving: The number of bytes to make room for at once.
    public init(reserving capacity: Int = 256) {
        store = ByteStore(capacity: capacity)
    }

    /// Puts bytes before the value that is no part of it.
    public mutating func begin(with prefix: [UInt8]) { store.append(contentsOf: prefix) }

    /// What has been written.
    public var bytes: [UInt8] { store.bytes }

    /// Begins an object: keys and values follow in turn, up to `endObject()`.
    public mutating func beginObject() { open(ASCII.openBrace) }

    /// Ends the open object.
    public mutating func endObject() { close(ASCII.closeBrace) }

    /// Begins an array: values follow, up to `endArray()`.
    public mutating func beginArray() { open(ASCII.openBracket) }

    /// Ends the open array.
    public mutating func endArray() { close(ASCII.closeBracket) }

    /// Begins a member of the open object; its value must follow.
    public mutating func key(_ name: String) {
        beginValue()
        appendQuoted(name)
        store.append(ASCII.colon)
        needsComma = false
    }

    /// Begins a member whose key was prepared by `encodedKey(_:)`.
    public mutating func key(encoded: [UInt8]) {
        beginValue()
        store.append(contentsOf: encoded)
        needsComma = false
    }

    /// A key with its quotation marks and colon (`"name":`), for `key(encoded:)`.
    public static func encodedKey(_ name: String) -> [UInt8] {
        var writer = JSONWriter(reserving: name.utf8.count + 3)
        writer.key(name)
        return writer.bytes
    }

    /// A string value, escaped as far as the grammar demands and no further.
    public mutating func string(_ text: String) {
        beginValue()
        appendQuoted(text)
    }

    /// Any integer, also one beyond 64 bits.
    @inlinable
    public mutating func integer(_ value: some BinaryInteger) {
        if let small = Int64(exactly: value) {
            smallInteger(small)
        } else {
            raw(String(value).utf8)
        }
    }

    /// A number in the shortest form that reads back as the same `Double`; whole numbers below 2^63 without a
    /// fraction or exponent. JSON has no infinities and no NaN: they become `null`.
    public mutating func number(_ value: Double) {
        guard value.isFinite else { return null() }
        guard value != 0 else { return raw((value.sign == .minus ? "-0" : "0").utf8) }
        // Comparing after truncation, because `Int64(exactly:)` of a `Double` would need the C mathematics library.
        if value.magnitude < 0x1p63, Double(Int64(value)) == value {
            smallInteger(Int64(value))
        } else {
            raw(value.description.utf8)
        }
    }

    /// `true` or `false`.
    public mutating func bool(_ value: Bool) {
        beginValue()
        if value { store.append(contentsOf: "true".utf8) } else { store.append(contentsOf: "false".utf8) }
    }

    /// `null`, where null is a value of its own.
    public mutating func null() {
        beginValue()
        store.append(contentsOf: "null".utf8)
    }

    /// A value that is already encoded, such as an id that must be echoed byte for byte. It is not checked.
    @inlinable
    public mutating func raw(_ encoded: some Collection<UInt8>) {
        beginValue()
        append(encoded)
    }
}

extension JSONWriter {
    private mutating func open(_ bracket: UInt8) {
        beginValue()
        store.append(bracket)
        needsComma = false
    }

    private mutating func close(_ bracket: UInt8) {
        store.append(bracket)
        needsComma = true
    }

    /// Separates what comes from what was before.
    @usableFromInline
    mutating func beginValue() {
        if needsComma { store.append(ASCII.comma) }
        needsComma = true
    }

    @usableFromInline
    mutating func append(_ encoded: some Collection<UInt8>) {
        store.append(contentsOf: encoded)
    }

    @usableFromInline
    mutating func smallInteger(_ value: Int64) {
        beginValue()
        if value < 0 { store.append(ASCII.minus) }
        // Twenty digits are enough for 64 bits.
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
            var start = digits.count
            var rest = value.magnitude
            repeat {
                start -= 1
                digits[start] = ASCII.zero + UInt8(rest % 10)
                rest /= 10
            } while rest > 0
            store.append(UnsafeBufferPointer(rebasing: digits[start...]))
        }
    }

    private mutating func appendQuoted(_ text: String) {
        var text = text
        store.append(ASCII.quote)
        text.withUTF8 { buffer in StringEncoder.append(buffer, to: &store) }
        store.append(ASCII.quote)
    }
}
