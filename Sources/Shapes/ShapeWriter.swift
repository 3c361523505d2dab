import StrictJSON

/// Where shapes write to: JSON, with how instants are shown, or packed bytes.
public struct ShapeWriter: ~Copyable {
    /// The text of an instant, given in milliseconds since 1970: RFC 3339 with the household's offset.
    public typealias InstantText = @Sendable (Int64) -> String

    /// Where the bytes go.
    public var json: JSONWriter
    /// How an instant is shown: it depends on the household's time zone, which shapes do not know.
    public let instantText: InstantText
    /// The packed bytes; nothing while JSON is written.
    public var packed: PackedWriter
    /// Whether packed bytes are written and no JSON.
    public let isPacked: Bool

    /// For values without instants: these come out as plain milliseconds.
    public static let plainInstants: InstantText = { String($0) }

    public init(reserving capacity: Int = 512, instantText: @escaping InstantText = plainInstants) {
        json = JSONWriter(reserving: capacity)
        packed = PackedWriter(reserving: 0)
        isPacked = false
        self.instantText = instantText
    }

    /// For packed bytes; ``PackedReader`` tells what they are.
    ///
    /// - Parameter origin: the instant in milliseconds from which instants are counted.
    public init(packing capacity: Int, origin: Int64) {
        json = JSONWriter(reserving: 0)
        packed = PackedWriter(reserving: capacity, origin: origin)
        isPacked = true
        instantText = Self.plainInstants
    }

    /// Begins a member of an object; nothing in packed bytes.
    @inlinable
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

    @usableFromInline
    mutating func beginList(_ count: Int) {
        if isPacked { packed.number(UInt64(count)) } else { json.beginArray() }
    }

    @usableFromInline
    mutating func endList() {
        if !isPacked { json.endArray() }
    }
}
