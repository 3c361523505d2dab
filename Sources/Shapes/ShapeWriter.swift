import StrictJSON

/// Where shapes write to: JSON, with how instants are shown, or packed bytes.
public struct ShapeWriter: ~Copyable {
    /// Where the bytes go.
    public var json: JSONWriter
    /// Who reads it: how an instant is shown, and in which language a sentence is said. Shapes know neither the household's
    /// time zone nor its languages.
    public let listener: Listener
    /// The packed bytes; nothing while JSON is written.
    public var packed: PackedWriter
    /// Whether packed bytes are written and no JSON.
    public let isPacked: Bool

    public init(reserving capacity: Int = 512, listener: Listener = .plain) {
        json = JSONWriter(reserving: capacity)
        packed = PackedWriter(reserving: 0)
        isPacked = false
        self.listener = listener
    }

    /// For packed bytes; ``PackedReader`` tells what they are.
    ///
    /// - Parameter origin: the instant in milliseconds from which instants are counted.
    public init(packing capacity: Int, origin: Int64) {
        json = JSONWriter(reserving: 0)
        packed = PackedWriter(reserving: capacity, origin: origin)
        isPacked = true
        listener = .plain
    }

    /// Begins a member of an object; nothing in packed bytes.
    mutating func key(_ encoded: [UInt8]) {
        if !isPacked { json.key(encoded: encoded) }
    }

    // MARK: Values of both forms

    /// A truth value, in either form.
    public mutating func bool(_ value: Bool) {
        if isPacked { packed.bool(value) } else { json.bool(value) }
    }

    /// A whole number, in either form.
    public mutating func integer(_ value: Int64) {
        if isPacked { packed.integer(value) } else { json.integer(value) }
    }

    /// A text, in either form.
    public mutating func text(_ value: String) {
        if isPacked { packed.text(value) } else { json.string(value) }
    }

    mutating func beginList(_ count: Int) {
        if isPacked { packed.number(UInt64(count)) } else { json.beginArray() }
    }

    mutating func endList() {
        if !isPacked { json.endArray() }
    }
}
