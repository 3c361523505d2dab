import StrictJSON

/// One member of an object shape: its name, where it stands in a value, and how it is read and written.
///
/// A class, because reading goes through all members of an object each time: of a class that copies one reference.
public final class Member<Root>: Sendable {
    let description: SchemaMember
    /// The name as a key in JSON is looked for: its bytes.
    let name: [UInt8]
    /// Puts what stands there into a value; nil: the member is not there.
    let read: @Sendable (JSONValue?, UnsafeMutablePointer<Root>) throws(ShapeFault) -> Void
    /// The same of the packed form; `false`: the member is not there.
    let unpack: @Sendable (Bool, inout PackedReader, UnsafeMutablePointer<Root>) throws(ShapeFault) -> Void
    /// Writes the member with its key, or packed without one; tells whether it is there.
    let write: @Sendable (UnsafePointer<Root>, inout ShapeWriter) -> Bool

    init(
        _ description: SchemaMember,
        read: @escaping @Sendable (JSONValue?, UnsafeMutablePointer<Root>) throws(ShapeFault) -> Void,
        unpack: @escaping @Sendable (Bool, inout PackedReader, UnsafeMutablePointer<Root>) throws(ShapeFault) -> Void,
        write: @escaping @Sendable (UnsafePointer<Root>, inout ShapeWriter) -> Bool
    ) {
        self.description = description
        name = Array(description.name.utf8)
        self.read = read
        self.unpack = unpack
        self.write = write
    }
}

extension Member {
    /// The same member of an object that has the value somewhere in it.
    public func within<Outer>(_ path: WritableKeyPath<Outer, Root> & Sendable) -> Member<Outer> {
        let (read, unpack, write) = (read, unpack, write)
        return Member<Outer>(
            description,
            read: { (json, outer) throws(ShapeFault) in try read(json, &outer.pointee[keyPath: path]) },
            unpack: { (isThere, source, outer) throws(ShapeFault) in
                try unpack(isThere, &source, &outer.pointee[keyPath: path])
            },
            write: { outer, out in
                withUnsafePointer(to: outer.pointee[keyPath: path]) { write($0, &out) }
            })
    }
}

/// A member with the type of its value: what `make` of ``Shape/object(_:_:make:members:)`` takes at its place.
public struct TypedMember<Root, Field>: Sendable {
    /// The member without that type, as an object keeps it.
    public let member: Member<Root>
    /// What `make` is given for a value that is then read into.
    let blank: @Sendable () -> Field
}

/// A member that is always there.
public func required<Root, Field>(
    _ name: String, _ path: WritableKeyPath<Root, Field> & Sendable, _ shape: Shape<Field>, _ summary: String = ""
) -> TypedMember<Root, Field> {
    let key = JSONWriter.encodedKey(name)
    let (reader, writer, unpacker) = (shape.reader, shape.writer, shape.unpacker)
    let offset = MemoryLayout<Root>.place(of: path)
    let member = Member<Root>(
        SchemaMember(name: name, summary: summary, schema: shape.schema, isRequired: true),
        read: { (json, root) throws(ShapeFault) in
            guard let json else { throw ShapeFault(message: "is missing") }
            store(try reader(json, 0), in: root, path, at: offset)
        },
        unpack: { (isThere, source, root) throws(ShapeFault) in
            guard isThere else { throw ShapeFault(message: "is missing") }
            store(try unpacker(&source), in: root, path, at: offset)
        },
        write: { root, out in
            out.key(key)
            writer(load(from: root, path, at: offset), &out)
            return true
        })
    return TypedMember(member: member, blank: shape.blank)
}

/// A member that may be absent; absent means "does not apply".
public func optional<Root, Wrapped>(
    _ name: String, _ path: WritableKeyPath<Root, Wrapped?> & Sendable, _ shape: Shape<Wrapped>, _ summary: String = ""
) -> TypedMember<Root, Wrapped?> {
    let key = JSONWriter.encodedKey(name)
    let (reader, writer, unpacker) = (shape.reader, shape.writer, shape.unpacker)
    let offset = MemoryLayout<Root>.place(of: path)
    let member = Member<Root>(
        SchemaMember(name: name, summary: summary, schema: shape.schema, isRequired: false),
        read: { (json, root) throws(ShapeFault) in
            if let json { store(try reader(json, 0), in: root, path, at: offset) }
        },
        unpack: { (isThere, source, root) throws(ShapeFault) in
            if isThere { store(try unpacker(&source), in: root, path, at: offset) }
        },
        write: { root, out in
            guard let value = load(from: root, path, at: offset) else { return false }
            out.key(key)
            writer(value, &out)
            return true
        })
    return TypedMember(member: member) { nil }
}

/// A member that may be absent and then has a value of its own; it is always written.
public func defaulted<Root, Field: Sendable>(
    _ name: String, _ path: WritableKeyPath<Root, Field> & Sendable, _ shape: Shape<Field>, to standard: Field,
    _ summary: String = ""
) -> TypedMember<Root, Field> {
    let key = JSONWriter.encodedKey(name)
    let (reader, writer, unpacker) = (shape.reader, shape.writer, shape.unpacker)
    let offset = MemoryLayout<Root>.place(of: path)
    let member = Member<Root>(
        SchemaMember(name: name, summary: summary, schema: shape.schema, isRequired: false),
        read: { (json, root) throws(ShapeFault) in
            let value = if let json { try reader(json, 0) } else { standard }
            store(value, in: root, path, at: offset)
        },
        unpack: { (isThere, source, root) throws(ShapeFault) in
            store(isThere ? try unpacker(&source) : standard, in: root, path, at: offset)
        },
        write: { root, out in
            out.key(key)
            writer(load(from: root, path, at: offset), &out)
            return true
        })
    return TypedMember(member: member) { standard }
}

/// A member that is left out where it has its usual value, and has that where it is absent.
public func unless<Root, Plain: Equatable & Sendable>(
    _ name: String, _ path: WritableKeyPath<Root, Plain> & Sendable, _ shape: Shape<Plain>, is usual: Plain,
    _ summary: String = ""
) -> TypedMember<Root, Plain> {
    let always = defaulted(name, path, shape, to: usual, summary)
    let offset = MemoryLayout<Root>.place(of: path)
    let (read, unpack, write) = (always.member.read, always.member.unpack, always.member.write)
    let member = Member<Root>(always.member.description, read: read, unpack: unpack) { root, out in
        load(from: root, path, at: offset) == usual ? false : write(root, &out)
    }
    return TypedMember(member: member, blank: always.blank)
}

/// A member that is always there and that no path leads to.
public func required<Root, Field>(
    _ name: String, _ shape: Shape<Field>, _ summary: String = "", get: @escaping @Sendable (Root) -> Field,
    set: @escaping @Sendable (inout Root, Field) -> Void
) -> TypedMember<Root, Field> {
    let key = JSONWriter.encodedKey(name)
    let (reader, writer, unpacker) = (shape.reader, shape.writer, shape.unpacker)
    let member = Member<Root>(
        SchemaMember(name: name, summary: summary, schema: shape.schema, isRequired: true),
        read: { (json, root) throws(ShapeFault) in
            guard let json else { throw ShapeFault(message: "is missing") }
            set(&root.pointee, try reader(json, 0))
        },
        unpack: { (isThere, source, root) throws(ShapeFault) in
            guard isThere else { throw ShapeFault(message: "is missing") }
            set(&root.pointee, try unpacker(&source))
        },
        write: { root, out in
            out.key(key)
            writer(get(root.pointee), &out)
            return true
        })
    return TypedMember(member: member, blank: shape.blank)
}

/// A member that may be absent and that no path leads to; `set` is asked where it is there.
public func optional<Root, Wrapped>(
    _ name: String, _ shape: Shape<Wrapped>, _ summary: String = "", get: @escaping @Sendable (Root) -> Wrapped?,
    set: @escaping @Sendable (inout Root, Wrapped) -> Void
) -> TypedMember<Root, Wrapped?> {
    let key = JSONWriter.encodedKey(name)
    let (reader, writer, unpacker) = (shape.reader, shape.writer, shape.unpacker)
    let member = Member<Root>(
        SchemaMember(name: name, summary: summary, schema: shape.schema, isRequired: false),
        read: { (json, root) throws(ShapeFault) in
            if let json { set(&root.pointee, try reader(json, 0)) }
        },
        unpack: { (isThere, source, root) throws(ShapeFault) in
            if isThere { set(&root.pointee, try unpacker(&source)) }
        },
        write: { root, out in
            guard let value = get(root.pointee) else { return false }
            out.key(key)
            writer(value, &out)
            return true
        })
    return TypedMember(member: member) { nil }
}

/// A member in a change: absent keeps what is, null clears it, a value sets it.
public func patch<Root, Wrapped>(
    _ name: String, _ path: WritableKeyPath<Root, Patch<Wrapped>> & Sendable, _ shape: Shape<Wrapped>,
    _ summary: String = ""
) -> TypedMember<Root, Patch<Wrapped>> {
    let key = JSONWriter.encodedKey(name)
    let nullable = Shape<Wrapped?>.nullable(shape)
    let member = Member<Root>(
        SchemaMember(name: name, summary: summary, schema: nullable.schema, isRequired: false),
        read: { (json, root) throws(ShapeFault) in
            guard let json else { return }
            root.pointee[keyPath: path] = try nullable.reader(json, 0).map { .set($0) } ?? .clear
        },
        unpack: { (isThere, source, root) throws(ShapeFault) in
            guard isThere else { return }
            root.pointee[keyPath: path] = try nullable.unpacker(&source).map { .set($0) } ?? .clear
        },
        write: { root, out in
            let value: Wrapped?
            switch root.pointee[keyPath: path] {
            case .keep: return false
            case .clear: value = nil
            case .set(let wanted): value = wanted
            }
            out.key(key)
            nullable.writer(value, &out)
            return true
        })
    return TypedMember(member: member) { .keep }
}

/// A member that follows from the others: it is written, and whoever reads the object looks only whether it is right in form.
public func derived<Root, Field>(
    _ name: String, _ path: KeyPath<Root, Field> & Sendable, _ shape: Shape<Field>, _ summary: String = ""
) -> TypedMember<Root, Field> {
    required(name, shape, summary, get: { $0[keyPath: path] }, set: { _, _ in })
}

/// The same of a member that may be absent.
public func derived<Root, Wrapped>(
    _ name: String, ifAny path: KeyPath<Root, Wrapped?> & Sendable, _ shape: Shape<Wrapped>, _ summary: String = ""
) -> TypedMember<Root, Wrapped?> {
    optional(name, shape, summary, get: { $0[keyPath: path] }, set: { _, _ in })
}

/// Puts a value where a path leads: at its offset, where it leads to a stored property.
@inline(__always)
private func store<Root, Field>(
    _ value: Field, in root: UnsafeMutablePointer<Root>, _ path: WritableKeyPath<Root, Field>, at offset: Int
) {
    guard offset >= 0 else { return follow(path, in: root, with: value) }
    // Sound: `MemoryLayout.offset(of:)` says that a `Field` is stored there in every `Root`.
    UnsafeMutableRawPointer(root).advanced(by: offset).assumingMemoryBound(to: Field.self).pointee = value
}

/// What stands where a path leads.
@inline(__always)
private func load<Root, Field>(
    from root: UnsafePointer<Root>, _ path: WritableKeyPath<Root, Field>, at offset: Int
) -> Field {
    guard offset >= 0 else { return follow(path, in: root) }
    // Sound: as above.
    return UnsafeRawPointer(root).advanced(by: offset).assumingMemoryBound(to: Field.self).pointee
}

// Not inlined, because what they look up would be looked up before the question.

@inline(never)
private func follow<Root, Field>(
    _ path: WritableKeyPath<Root, Field>, in root: UnsafeMutablePointer<Root>, with value: Field
) {
    root.pointee[keyPath: path] = value
}

@inline(never)
private func follow<Root, Field>(_ path: WritableKeyPath<Root, Field>, in root: UnsafePointer<Root>) -> Field {
    root.pointee[keyPath: path]
}

extension MemoryLayout {
    /// Where a path leads in every value; -1: to no stored property.
    fileprivate static func place(of path: PartialKeyPath<T>) -> Int { offset(of: path) ?? -1 }
}
