extension Shape {
    /// The packed bytes of one value.
    ///
    /// - Parameters:
    ///   - prefix: what stands before it.
    ///   - origin: an instant in milliseconds from which instants are counted; who unpacks it must know it.
    public func pack(_ value: Value, after prefix: UInt8, origin: Int64 = 0, reserving: Int = 512) -> [UInt8] {
        var out = ShapeWriter(packing: reserving, origin: origin)
        out.packed.byte(prefix)
        write(value, to: &out)
        return out.packed.written
    }

    /// The value whose bytes ``pack(_:after:origin:reserving:)`` made. Whatever the bytes are, it ends with a value or
    /// a fault; bytes behind the value are a fault.
    public func unpack(_ bytes: [UInt8], from start: Int = 1, origin: Int64 = 0) throws(ShapeFault) -> Value {
        var source = PackedReader(bytes, from: start, origin: origin)
        let value = try unpacker(&source)
        guard source.isAtEnd else { throw ShapeFault(message: "has bytes behind its end") }
        return value
    }
}

extension Shape {
    /// Reads a part of a packed value.
    public func unpack(from source: inout PackedReader) throws(ShapeFault) -> Value { try unpacker(&source) }

    /// A value whose JSON is one shape's and whose packed form is another's.
    public static func json<Text, Packed>(
        _ text: Shape<Text>, packed: Shape<Packed>, expected: String, fromText: @escaping @Sendable (Text) -> Value?,
        toText: @escaping @Sendable (Value) -> Text, fromPacked: @escaping @Sendable (Packed) -> Value?,
        toPacked: @escaping @Sendable (Value) -> Packed
    ) -> Shape {
        Shape(
            schema: text.schema,
            blank: {
                guard let value = fromPacked(packed.blank()) else { preconditionFailure("no blank value: \(expected)") }
                return value
            }(),
            read: { (json) throws(ShapeFault) in
                guard let value = fromText(try text.read(json)) else { throw ShapeFault(message: expected) }
                return value
            },
            write: { value, out in
                if out.isPacked {
                    packed.write(toPacked(value), to: &out)
                } else {
                    text.write(toText(value), to: &out)
                }
            },
            unpack: { (source) throws(ShapeFault) in
                guard let value = fromPacked(try packed.unpacker(&source)) else { throw ShapeFault(message: expected) }
                return value
            })
    }
}
