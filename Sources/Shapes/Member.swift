import StrictJSON

/// One member of an object shape: its name, whether it must be there, and how it is read and written.
public struct Member<Root, Field>: Sendable {
    @usableFromInline let description: SchemaMember
    @usableFromInline let read: @Sendable (JSONValue?) throws(ShapeFault) -> Field
    @usableFromInline let write: @Sendable (Root, inout ShapeWriter) -> Void

    @inlinable var name: String { description.name }

    @inlinable
    init(
        _ description: SchemaMember, read: @escaping @Sendable (JSONValue?) throws(ShapeFault) -> Field,
        write: @escaping @Sendable (Root, inout ShapeWriter) -> Void
    ) {
        self.description = description
        self.read = read
        self.write = write
    }
}

/// A member that is always there.
@inlinable
public func required<Root, Field>(
    _ name: String, _ shape: Shape<Field>, _ summary: String = "", get: @escaping @Sendable (Root) -> Field
) -> Member<Root, Field> {
    let key = JSONWriter.encodedKey(name)
    let writer = shape.writer
    return Member(
        SchemaMember(name: name, summary: summary, schema: shape.schema, isRequired: true),
        read: { (json) throws(ShapeFault) in
            guard let json else { throw ShapeFault(message: "is missing") }
            return try shape.read(json)
        },
        write: { root, out in
            out.json.key(encoded: key)
            writer(get(root), &out)
        })
}

/// A member that may be absent; absent means "does not apply".
@inlinable
public func optional<Root, Wrapped>(
    _ name: String, _ shape: Shape<Wrapped>, _ summary: String = "", get: @escaping @Sendable (Root) -> Wrapped?
) -> Member<Root, Wrapped?> {
    let key = JSONWriter.encodedKey(name)
    let writer = shape.writer
    return Member(
        SchemaMember(name: name, summary: summary, schema: shape.schema, isRequired: false),
        read: { (json) throws(ShapeFault) in
            guard let json else { return nil }
            return try shape.read(json)
        },
        write: { root, out in
            guard let value = get(root) else { return }
            out.json.key(encoded: key)
            writer(value, &out)
        })
}

/// A member that may be absent and then has a value of its own.
@inlinable
public func defaulted<Root, Field: Sendable>(
    _ name: String, _ shape: Shape<Field>, to standard: Field, _ summary: String = "",
    get: @escaping @Sendable (Root) -> Field
) -> Member<Root, Field> {
    let key = JSONWriter.encodedKey(name)
    let writer = shape.writer
    return Member(
        SchemaMember(name: name, summary: summary, schema: shape.schema, isRequired: false),
        read: { (json) throws(ShapeFault) in
            guard let json else { return standard }
            return try shape.read(json)
        },
        write: { root, out in
            out.json.key(encoded: key)
            writer(get(root), &out)
        })
}

/// A member in a change: absent keeps what is, null clears it, a value sets it.
@inlinable
public func patch<Root, Wrapped>(
    _ name: String, _ shape: Shape<Wrapped>, _ summary: String = "",
    get: @escaping @Sendable (Root) -> Patch<Wrapped>
) -> Member<Root, Patch<Wrapped>> {
    let key = JSONWriter.encodedKey(name)
    let writer = shape.writer
    return Member(
        SchemaMember(name: name, summary: summary, schema: .oneOf([shape.schema, .null]), isRequired: false),
        read: { (json) throws(ShapeFault) in
            guard let json else { return .keep }
            return json.isNull ? .clear : .set(try shape.read(json))
        },
        write: { root, out in
            switch get(root) {
            case .keep: return
            case .clear:
                out.json.key(encoded: key)
                out.json.null()
            case .set(let value):
                out.json.key(encoded: key)
                writer(value, &out)
            }
        })
}
