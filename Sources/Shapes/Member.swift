import StrictJSON

/// One member of an object shape: its name, whether it must be there, and how it is read and written.
///
/// A class, because reading goes through all members of an object each time: of a class that copies one reference.
public final class Member<Root, Field>: Sendable {
    @usableFromInline let description: SchemaMember
    /// The name as a key in JSON is looked for: its bytes.
    @usableFromInline let name: [UInt8]
    @usableFromInline let read: @Sendable (JSONValue?) throws(ShapeFault) -> Field
    /// Reads the packed form; `false`: the member is not there.
    @usableFromInline let unpack: @Sendable (Bool, inout PackedReader) throws(ShapeFault) -> Field
    /// Writes the member with its key, or packed without one; tells whether it is there.
    @usableFromInline let write: @Sendable (Root, inout ShapeWriter) -> Bool

    @usableFromInline
    init(
        _ description: SchemaMember, read: @escaping @Sendable (JSONValue?) throws(ShapeFault) -> Field,
        unpack: @escaping @Sendable (Bool, inout PackedReader) throws(ShapeFault) -> Field,
        write: @escaping @Sendable (Root, inout ShapeWriter) -> Bool
    ) {
        self.description = description
        name = Array(description.name.utf8)
        self.read = read
        self.unpack = unpack
        self.write = write
    }
}

/// A member that is always there.
@inlinable
public func required<Root, Field>(
    _ name: String, _ shape: Shape<Field>, _ summary: String = "", get: @escaping @Sendable (Root) -> Field
) -> Member<Root, Field> {
    let key = JSONWriter.encodedKey(name)
    let (reader, writer, unpacker) = (shape.reader, shape.writer, shape.unpacker)
    return Member(
        SchemaMember(name: name, summary: summary, schema: shape.schema, isRequired: true),
        read: { (json) throws(ShapeFault) in
            guard let json else { throw ShapeFault(message: "is missing") }
            return try reader(json, 0)
        },
        unpack: { (isThere, source) throws(ShapeFault) in
            guard isThere else { throw ShapeFault(message: "is missing") }
            return try unpacker(&source)
        },
        write: { root, out in
            out.key(key)
            writer(get(root), &out)
            return true
        })
}

/// A member that may be absent; absent means "does not apply".
@inlinable
public func optional<Root, Wrapped>(
    _ name: String, _ shape: Shape<Wrapped>, _ summary: String = "", get: @escaping @Sendable (Root) -> Wrapped?
) -> Member<Root, Wrapped?> {
    let key = JSONWriter.encodedKey(name)
    let (reader, writer, unpacker) = (shape.reader, shape.writer, shape.unpacker)
    return Member(
        SchemaMember(name: name, summary: summary, schema: shape.schema, isRequired: false),
        read: { (json) throws(ShapeFault) in
            guard let json else { return nil }
            return try reader(json, 0)
        },
        unpack: { (isThere, source) throws(ShapeFault) in isThere ? try unpacker(&source) : nil },
        write: { root, out in
            guard let value = get(root) else { return false }
            out.key(key)
            writer(value, &out)
            return true
        })
}

/// A member that may be absent and then has a value of its own.
@inlinable
public func defaulted<Root, Field: Sendable>(
    _ name: String, _ shape: Shape<Field>, to standard: Field, _ summary: String = "",
    get: @escaping @Sendable (Root) -> Field
) -> Member<Root, Field> {
    let key = JSONWriter.encodedKey(name)
    let (reader, writer, unpacker) = (shape.reader, shape.writer, shape.unpacker)
    return Member(
        SchemaMember(name: name, summary: summary, schema: shape.schema, isRequired: false),
        read: { (json) throws(ShapeFault) in
            guard let json else { return standard }
            return try reader(json, 0)
        },
        unpack: { (isThere, source) throws(ShapeFault) in isThere ? try unpacker(&source) : standard },
        write: { root, out in
            out.key(key)
            writer(get(root), &out)
            return true
        })
}

/// A member in a change: absent keeps what is, null clears it, a value sets it.
@inlinable
public func patch<Root, Wrapped>(
    _ name: String, _ shape: Shape<Wrapped>, _ summary: String = "",
    get: @escaping @Sendable (Root) -> Patch<Wrapped>
) -> Member<Root, Patch<Wrapped>> {
    let key = JSONWriter.encodedKey(name)
    let nullable = Shape<Wrapped?>.nullable(shape)
    let (reader, writer, unpacker) = (nullable.reader, nullable.writer, nullable.unpacker)
    return Member(
        SchemaMember(name: name, summary: summary, schema: nullable.schema, isRequired: false),
        read: { (json) throws(ShapeFault) in
            guard let json else { return .keep }
            return try reader(json, 0).map { .set($0) } ?? .clear
        },
        unpack: { (isThere, source) throws(ShapeFault) in
            guard isThere else { return .keep }
            return try unpacker(&source).map { .set($0) } ?? .clear
        },
        write: { root, out in
            let value: Wrapped?
            switch get(root) {
            case .keep: return false
            case .clear: value = nil
            case .set(let wanted): value = wanted
            }
            out.key(key)
            writer(value, &out)
            return true
        })
}
