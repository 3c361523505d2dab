import StrictJSON

/// How one type is read from JSON, written to JSON, packed into bytes and described to others: one definition for all.
///
/// Reading is strict: an unknown member, a missing one or another type is a ``ShapeFault`` that names the place.
///
/// **The packed form** (``pack(_:origin:reserving:)``) has no names. Its rules for what is stored for ever:
/// a member's number is its place in the list of ``object(_:_:make:members:)``, so a new one goes to the end and is
/// optional or has a default; none is moved, removed or made required. A word's number is its place among the cases of
/// its enum, so new cases go to the end. ``PackedReader`` tells what the bytes are.
public struct Shape<Value>: Sendable {
    /// Reads a value, or throws where and why it does not fit.
    public typealias Reader = @Sendable (JSONValue) throws(ShapeFault) -> Value
    /// Reads an object of which `Int` members were already read by the caller (``CommonMembers``).
    typealias PartialReader = @Sendable (JSONValue, Int) throws(ShapeFault) -> Value
    public typealias Writer = @Sendable (Value, inout ShapeWriter) -> Void
    /// Writes the value that stands at a place, without copying it.
    typealias PlaceWriter = @Sendable (UnsafeRawPointer, inout ShapeWriter) -> Void
    /// Reads the packed form.
    public typealias Unpacker = @Sendable (inout PackedReader) throws(ShapeFault) -> Value

    /// What this shape reads and writes, for documents and for checks of the wire.
    public let schema: Schema
    let reader: PartialReader
    let writer: PlaceWriter
    let unpacker: Unpacker
    /// Some value, which is read into or thrown away.
    public let blank: @Sendable () -> Value

    /// A shape of JSON alone: packed, it stands as its JSON text.
    ///
    /// - Parameter blank: some value, which an object that has one as a member is read into.
    public init(
        schema: Schema, blank: @autoclosure @escaping @Sendable () -> Value, read: @escaping Reader,
        write: @escaping Writer
    ) {
        self.init(
            schema: schema, blank: blank(), read: read,
            write: { value, out in
                guard out.isPacked else { return write(value, &out) }
                var text = ShapeWriter(listener: out.listener)
                write(value, &text)
                out.packed.bytes(text.json.bytes)
            },
            unpack: { (source) throws(ShapeFault) in try Self.read(jsonText: try source.bytes(), read) })
    }

    /// A value that stands as its JSON text.
    static func read(jsonText bytes: [UInt8], _ read: Reader) throws(ShapeFault) -> Value {
        let document: JSONDocument
        do throws(JSONFault) {
            document = try JSONDocument(scanning: bytes)
        } catch {
            throw ShapeFault(message: "must be JSON")
        }
        return try read(document.root)
    }

    /// A shape with a packed form of its own: `write` asks ``ShapeWriter/isPacked`` or uses what serves both.
    public init(
        schema: Schema, blank: @autoclosure @escaping @Sendable () -> Value, read: @escaping Reader,
        write: @escaping Writer, unpack: @escaping Unpacker
    ) {
        self.init(
            schema: schema, blank: blank, read: { (json, _) throws(ShapeFault) in try read(json) },
            writeAt: { place, out in lend(place.assumingMemoryBound(to: Value.self)) { write($0, &out) } },
            unpack: unpack)
    }

    /// - Parameter writer: Is given the place of a `Value`.
    init(
        schema: Schema, blank: @escaping @Sendable () -> Value, read: @escaping PartialReader,
        writeAt writer: @escaping PlaceWriter, unpack: @escaping Unpacker
    ) {
        self.schema = schema
        self.blank = blank
        reader = read
        self.writer = writer
        unpacker = unpack
    }

    /// The same for readers of JSON, told by narrower rules: whoever takes the value checks those, and says what is possible.
    public func told(as schema: Schema) -> Shape {
        Shape(schema: schema, blank: blank, read: reader, writeAt: writer, unpack: unpacker)
    }

    /// Reads one whole value; throws a ``ShapeFault`` at the first thing that does not fit.
    public func read(_ value: JSONValue) throws(ShapeFault) -> Value {
        try reader(value, 0)
    }

    /// Reads parameters beside which `common` members of ``CommonMembers`` stand.
    public func read(_ value: JSONValue, besides common: Int) throws(ShapeFault) -> Value {
        try reader(value, common)
    }

    /// Appends the value as JSON, members in the order in which the shape lists them.
    public func write(_ value: Value, to out: inout ShapeWriter) {
        withUnsafePointer(to: value) { writer($0, &out) }
    }

    /// The bytes of one value.
    ///
    /// - Parameter prefix: bytes that stand before it.
    public func encode(
        _ value: Value, after prefix: [UInt8] = [], reserving: Int = 256, listener: Listener = .plain
    ) -> [UInt8] {
        var out = ShapeWriter(reserving: reserving, listener: listener)
        out.json.begin(with: prefix)
        write(value, to: &out)
        return out.json.bytes
    }

    /// The same JSON seen as another type. `forward` returns nil when the value does not fit; `expected` tells what does.
    ///
    /// - Parameter blank: some value; nil: what `forward` makes of a blank one.
    public func map<Other>(
        expected: String, blank: (@Sendable () -> Other)? = nil, to forward: @escaping @Sendable (Value) -> Other?,
        from back: @escaping @Sendable (Other) -> Value
    ) -> Shape<Other> {
        let (reader, writer, unpacker, inner) = (reader, writer, unpacker, self.blank)
        return Shape<Other>(
            schema: schema,
            blank: blank ?? {
                guard let other = forward(inner()) else { preconditionFailure("no blank value: \(expected)") }
                return other
            },
            read: { (value, common) throws(ShapeFault) in
                guard let other = forward(try reader(value, common)) else { throw ShapeFault(message: expected) }
                return other
            },
            writeAt: { place, out in
                lend(place.assumingMemoryBound(to: Other.self)) { other in
                    withUnsafePointer(to: back(other)) { writer($0, &out) }
                }
            },
            unpack: { (source) throws(ShapeFault) in
                guard let other = forward(try unpacker(&source)) else { throw ShapeFault(message: expected) }
                return other
            })
    }
}
