import StrictJSON

/// One member of an object shape: its name, where it stands in a value, and how it is read and written.
public struct Member<Root>: Sendable {
    let erased: ErasedMember
    var description: SchemaMember { erased.description }
}

/// A member without the type of its object: who goes through all members of one looks up no types at run time.
///
/// A class, because that is done for each object: of a class that copies one reference.
final class ErasedMember: Sendable {
    /// Puts what stands there into the value at a place; nil: the member is not there.
    typealias Read = @Sendable (JSONValue?, UnsafeMutableRawPointer) throws(ShapeFault) -> Void
    /// The same of the packed form; `false`: the member is not there.
    typealias Unpack = @Sendable (Bool, inout PackedReader, UnsafeMutableRawPointer) throws(ShapeFault) -> Void
    /// Writes the member of the value at a place, with its key, or packed without one; tells whether it is there.
    typealias Write = @Sendable (UnsafeRawPointer, inout ShapeWriter) -> Bool

    let description: SchemaMember
    /// The name as a key in JSON is looked for: its bytes.
    let name: [UInt8]
    let read: Read
    let unpack: Unpack
    let write: Write

    init(_ description: SchemaMember, read: @escaping Read, unpack: @escaping Unpack, write: @escaping Write) {
        self.description = description
        name = Array(description.name.utf8)
        self.read = read
        self.unpack = unpack
        self.write = write
    }
}

extension Member {
    init(
        _ description: SchemaMember, read: @escaping ErasedMember.Read, unpack: @escaping ErasedMember.Unpack,
        write: @escaping ErasedMember.Write
    ) {
        erased = ErasedMember(description, read: read, unpack: unpack, write: write)
    }

    /// The same member of an object that has the value somewhere in it.
    public func within<Outer>(_ path: WritableKeyPath<Outer, Root> & Sendable) -> Member<Outer> {
        let (inner, place) = (erased, TypedSpot(path))
        let spot = place.spot
        return Member<Outer>(
            description,
            read: { (json, outer) throws(ShapeFault) in
                try place.change(in: outer) { (root) throws(ShapeFault) in try inner.read(json, root) }
            },
            unpack: { (isThere, source, outer) throws(ShapeFault) in
                try place.change(in: outer) { (root) throws(ShapeFault) in try inner.unpack(isThere, &source, root) }
            },
            write: { outer, out in
                var isThere = false
                spot.withPlace(in: outer) { isThere = inner.write($0, &out) }
                return isThere
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

/// Where a member stands in the values of its object. It knows no types: who writes looks up none at run time.
struct MemberSpot: Sendable {
    /// The offset of a stored property; nil: what stands there is copied out.
    fileprivate let offset: Int?
    private let copy: @Sendable (UnsafeRawPointer, (UnsafeRawPointer) -> Void) -> Void

    fileprivate init<Root, Field>(_ offset: Int?, get: @escaping @Sendable (Root) -> Field) {
        self.offset = offset
        copy = { root, use in
            lend(root.assumingMemoryBound(to: Root.self)) { root in withUnsafePointer(to: get(root)) { use($0) } }
        }
    }

    /// Hands out where the value stands in the object at a place.
    func withPlace(in root: UnsafeRawPointer, _ use: (UnsafeRawPointer) -> Void) {
        if let offset { use(root + offset) } else { copy(root, use) }
    }
}

/// The same with the types: how the value is read and stored.
@usableFromInline
struct TypedSpot<Root, Field>: Sendable {
    let spot: MemberSpot
    private let get: @Sendable (Root) -> Field
    /// Stores a value in the object at a place. A function of its own: who calls it looks up no type at run time.
    let store: @Sendable (Field, UnsafeMutableRawPointer) -> Void

    @usableFromInline
    init(_ path: WritableKeyPath<Root, Field> & Sendable) {
        self.init(MemoryLayout<Root>.offset(of: path), get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
    }

    @usableFromInline
    init(get: @escaping @Sendable (Root) -> Field, set: @escaping @Sendable (inout Root, Field) -> Void) {
        self.init(nil, get: get, set: set)
    }

    private init(
        _ offset: Int?, get: @escaping @Sendable (Root) -> Field,
        set: @escaping @Sendable (inout Root, Field) -> Void
    ) {
        self.get = get
        spot = MemberSpot(offset, get: get)
        store = { value, root in
            guard let offset else { return set(&root.assumingMemoryBound(to: Root.self).pointee, value) }
            // Sound: `MemoryLayout.offset(of:)` says that a `Field` is stored there in every `Root`.
            (root + offset).assumingMemoryBound(to: Field.self).pointee = value
        }
    }

    func value(in root: UnsafeRawPointer) -> Field {
        guard let offset = spot.offset else { return lend(root.assumingMemoryBound(to: Root.self)) { get($0) } }
        // Sound: a `Field` is stored there.
        return (root + offset).assumingMemoryBound(to: Field.self).pointee
    }

    /// Hands out where the value stands, to be changed there.
    func change(
        in root: UnsafeMutableRawPointer, _ use: (UnsafeMutableRawPointer) throws(ShapeFault) -> Void
    ) throws(ShapeFault) {
        if let offset = spot.offset { return try use(root + offset) }
        var value = value(in: root)
        try withUnsafeMutablePointer(to: &value) { (place) throws(ShapeFault) in try use(place) }
        store(value, root)
    }
}

/// A question about the value at a place. It is asked where the type of the value is known: nothing is copied for it.
public typealias PlaceTest = @Sendable (UnsafeRawPointer) -> Bool

/// A member that is always there.
public func required<Root, Field>(
    _ name: String, _ path: WritableKeyPath<Root, Field> & Sendable, _ shape: Shape<Field>, _ summary: String = ""
) -> TypedMember<Root, Field> {
    always(name, TypedSpot(path), shape, summary, standard: nil)
}

/// A member that is always there and that no path leads to.
public func required<Root, Field>(
    _ name: String, _ shape: Shape<Field>, _ summary: String = "", get: @escaping @Sendable (Root) -> Field,
    set: @escaping @Sendable (inout Root, Field) -> Void
) -> TypedMember<Root, Field> {
    always(name, TypedSpot(get: get, set: set), shape, summary, standard: nil)
}

/// A member that may be absent and then has a value of its own; it is always written.
public func defaulted<Root, Field: Sendable>(
    _ name: String, _ path: WritableKeyPath<Root, Field> & Sendable, _ shape: Shape<Field>, to standard: Field,
    _ summary: String = ""
) -> TypedMember<Root, Field> {
    always(name, TypedSpot(path), shape, summary) { standard }
}

/// A member that is left out where it has its usual value, and has that where it is absent.
@inlinable
public func unless<Root, Plain: Equatable & Sendable>(
    _ name: String, _ path: WritableKeyPath<Root, Plain> & Sendable, _ shape: Shape<Plain>, is usual: Plain,
    _ summary: String = ""
) -> TypedMember<Root, Plain> {
    unless(name, TypedSpot(path), shape, is: usual, summary) { $0.assumingMemoryBound(to: Plain.self).pointee == usual }
}

/// The same of a member that no path leads to.
@inlinable
public func unless<Root, Plain: Equatable & Sendable>(
    _ name: String, _ shape: Shape<Plain>, is usual: Plain, _ summary: String = "",
    get: @escaping @Sendable (Root) -> Plain, set: @escaping @Sendable (inout Root, Plain) -> Void
) -> TypedMember<Root, Plain> {
    unless(name, TypedSpot(get: get, set: set), shape, is: usual, summary) {
        $0.assumingMemoryBound(to: Plain.self).pointee == usual
    }
}

@usableFromInline
func unless<Root, Plain: Sendable>(
    _ name: String, _ place: TypedSpot<Root, Plain>, _ shape: Shape<Plain>, is usual: Plain, _ summary: String,
    isUsual: @escaping PlaceTest
) -> TypedMember<Root, Plain> {
    let (spot, always) = (place.spot, always(name, place, shape, summary) { usual })
    let member = always.member.erased
    return TypedMember(
        member: Member(member.description, read: member.read, unpack: member.unpack) { root, out in
            var isLeftOut = false
            spot.withPlace(in: root) { isLeftOut = isUsual($0) }
            return isLeftOut ? false : member.write(root, &out)
        }, blank: always.blank)
}

/// A member that is always written; `standard` is what it has where it is absent, nil: it may not be.
private func always<Root, Field>(
    _ name: String, _ place: TypedSpot<Root, Field>, _ shape: Shape<Field>, _ summary: String,
    standard: (@Sendable () -> Field)?
) -> TypedMember<Root, Field> {
    let key = JSONWriter.encodedKey(name)
    let (reader, writer, unpacker) = (shape.reader, shape.writer, shape.unpacker)
    let (spot, store) = (place.spot, place.store)
    @Sendable func absent() throws(ShapeFault) -> Field {
        guard let standard else { throw ShapeFault(message: "is missing") }
        return standard()
    }
    let member = Member<Root>(
        SchemaMember(name: name, summary: summary, schema: shape.schema, isRequired: standard == nil),
        read: { (json, root) throws(ShapeFault) in
            let value = if let json { try reader(json, 0) } else { try absent() }
            store(value, root)
        },
        unpack: { (isThere, source, root) throws(ShapeFault) in
            store(isThere ? try unpacker(&source) : try absent(), root)
        },
        write: { root, out in
            out.key(key)
            spot.withPlace(in: root) { writer($0, &out) }
            return true
        })
    return TypedMember(member: member, blank: standard ?? shape.blank)
}

/// A member that may be absent; absent means "does not apply".
@inlinable
public func optional<Root, Wrapped>(
    _ name: String, _ path: WritableKeyPath<Root, Wrapped?> & Sendable, _ shape: Shape<Wrapped>, _ summary: String = ""
) -> TypedMember<Root, Wrapped?> {
    optional(name, TypedSpot(path), shape, summary) { isThere(at: $0.assumingMemoryBound(to: Wrapped?.self)) }
}

/// A member that may be absent and that no path leads to; `set` is asked where it is there.
@inlinable
public func optional<Root, Wrapped>(
    _ name: String, _ shape: Shape<Wrapped>, _ summary: String = "", get: @escaping @Sendable (Root) -> Wrapped?,
    set: @escaping @Sendable (inout Root, Wrapped) -> Void
) -> TypedMember<Root, Wrapped?> {
    let place = TypedSpot<Root, Wrapped?>(get: get, set: { root, value in if let value { set(&root, value) } })
    return optional(name, place, shape, summary) { isThere(at: $0.assumingMemoryBound(to: Wrapped?.self)) }
}

@usableFromInline
func optional<Root, Wrapped>(
    _ name: String, _ place: TypedSpot<Root, Wrapped?>, _ shape: Shape<Wrapped>, _ summary: String,
    isThere: @escaping PlaceTest
) -> TypedMember<Root, Wrapped?> {
    let key = JSONWriter.encodedKey(name)
    let (reader, writer, unpacker) = (shape.reader, shape.writer, shape.unpacker)
    let (spot, store) = (place.spot, place.store)
    let member = Member<Root>(
        SchemaMember(name: name, summary: summary, schema: shape.schema, isRequired: false),
        read: { (json, root) throws(ShapeFault) in
            if let json { store(try reader(json, 0), root) }
        },
        unpack: { (isThere, source, root) throws(ShapeFault) in
            if isThere { store(try unpacker(&source), root) }
        },
        write: { root, out in
            var isWritten = false
            spot.withPlace(in: root) { value in
                guard isThere(value) else { return }
                out.key(key)
                // Sound: what an optional holds stands where the optional does.
                writer(value, &out)
                isWritten = true
            }
            return isWritten
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
    let place = TypedSpot(path)
    let member = Member<Root>(
        SchemaMember(name: name, summary: summary, schema: nullable.schema, isRequired: false),
        read: { (json, root) throws(ShapeFault) in
            guard let json else { return }
            place.store(try nullable.reader(json, 0).map { .set($0) } ?? .clear, root)
        },
        unpack: { (isThere, source, root) throws(ShapeFault) in
            guard isThere else { return }
            place.store(try nullable.unpacker(&source).map { .set($0) } ?? .clear, root)
        },
        write: { root, out in
            let value: Wrapped?
            switch place.value(in: root) {
            case .keep: return false
            case .clear: value = nil
            case .set(let wanted): value = wanted
            }
            out.key(key)
            nullable.write(value, to: &out)
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
