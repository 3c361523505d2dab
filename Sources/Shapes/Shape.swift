import StrictJSON

/// How one type is read from JSON, written to JSON and described to others: one definition for all three.
///
/// Reading is strict: an unknown member, a missing one or another type is a ``ShapeFault`` that names the place.
public struct Shape<Value>: Sendable {
    /// Reads a value, or throws where and why it does not fit.
    public typealias Reader = @Sendable (JSONValue) throws(ShapeFault) -> Value
    /// Reads an object of which `Int` members were already read by the caller (``CommonMembers``).
    @usableFromInline typealias PartialReader = @Sendable (JSONValue, Int) throws(ShapeFault) -> Value
    public typealias Writer = @Sendable (Value, inout ShapeWriter) -> Void

    /// What this shape reads and writes, for documents and for checks of the wire.
    public let schema: Schema
    @usableFromInline let reader: PartialReader
    @usableFromInline let writer: Writer

    public init(schema: Schema, read: @escaping Reader, write: @escaping Writer) {
        self.init(schema: schema, readPart: { (json, _) throws(ShapeFault) in try read(json) }, write: write)
    }

    @inlinable
    init(schema: Schema, readPart: @escaping PartialReader, write: @escaping Writer) {
        self.schema = schema
        reader = readPart
        writer = write
    }

    /// Reads one whole value; throws a ``ShapeFault`` at the first thing that does not fit.
    @inlinable
    public func read(_ value: JSONValue) throws(ShapeFault) -> Value {
        try reader(value, 0)
    }

    /// Reads parameters beside which `common` members of ``CommonMembers`` stand.
    @inlinable
    public func read(_ value: JSONValue, besides common: Int) throws(ShapeFault) -> Value {
        try reader(value, common)
    }

    /// Appends the value as JSON, members in the order in which the shape lists them.
    @inlinable
    public func write(_ value: Value, to out: inout ShapeWriter) {
        writer(value, &out)
    }

    /// The bytes of one value.
    public func encode(
        _ value: Value, reserving: Int = 256, instantText: @escaping ShapeWriter.InstantText = ShapeWriter.plainInstants
    ) -> [UInt8] {
        var out = ShapeWriter(reserving: reserving, instantText: instantText)
        writer(value, &out)
        return out.json.bytes
    }

    /// The same JSON seen as another type. `forward` returns nil when the value does not fit; `expected` tells what does.
    @inlinable
    public func map<Other>(
        expected: String, to forward: @escaping @Sendable (Value) -> Other?,
        from back: @escaping @Sendable (Other) -> Value
    ) -> Shape<Other> {
        let reader = reader
        let writer = writer
        return Shape<Other>(
            schema: schema,
            readPart: { (value, common) throws(ShapeFault) in
                guard let other = forward(try reader(value, common)) else { throw ShapeFault(message: expected) }
                return other
            },
            write: { other, out in writer(back(other), &out) })
    }

    /// The same shape with a shortcut for the most usual form: `fast` reads it, or returns nil for anything else, which
    /// the shape then reads, or finds the fault in. It gets the number of ``CommonMembers`` beside the members.
    public func shortcut(_ fast: @escaping @Sendable (JSONValue, Int) -> Value?) -> Shape {
        let reader = reader
        return Shape(
            schema: schema,
            readPart: { (json, common) throws(ShapeFault) in
                if let value = fast(json, common) { return value }
                return try reader(json, common)
            },
            write: writer)
    }
}
