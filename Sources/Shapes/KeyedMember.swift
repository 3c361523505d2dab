import StrictJSON

/// One member of an object that is read into a value that is there, and written from it.
public final class KeyedMember<Root>: Sendable {
    let description: SchemaMember
    let name: [UInt8]
    let read: @Sendable (JSONValue?, inout Root) throws(ShapeFault) -> Void
    let unpack: @Sendable (Bool, inout PackedReader, inout Root) throws(ShapeFault) -> Void
    let write: @Sendable (Root, inout ShapeWriter) -> Bool

    private init(
        _ description: SchemaMember, read: @escaping @Sendable (JSONValue?, inout Root) throws(ShapeFault) -> Void,
        unpack: @escaping @Sendable (Bool, inout PackedReader, inout Root) throws(ShapeFault) -> Void,
        write: @escaping @Sendable (Root, inout ShapeWriter) -> Bool
    ) {
        self.description = description
        name = Array(description.name.utf8)
        self.read = read
        self.unpack = unpack
        self.write = write
    }

    /// Itself.
    public var member: KeyedMember { self }

    /// The same member of an object that has the value somewhere in it.
    public func within<Outer>(_ path: WritableKeyPath<Outer, Root> & Sendable) -> KeyedMember<Outer> {
        let (read, unpack, write) = (read, unpack, write)
        return KeyedMember<Outer>(
            description, read: { (json, outer) throws(ShapeFault) in try read(json, &outer[keyPath: path]) },
            unpack: { (isThere, source, outer) throws(ShapeFault) in
                try unpack(isThere, &source, &outer[keyPath: path])
            }, write: { outer, out in write(outer[keyPath: path], &out) })
    }

    convenience init<Field>(
        _ name: String, _ shape: Shape<Field>, _ summary: String, isRequired: Bool,
        get: @escaping @Sendable (Root) -> Field?, set: @escaping @Sendable (inout Root, Field) -> Void
    ) {
        let key = JSONWriter.encodedKey(name)
        let (reader, writer, unpacker) = (shape.reader, shape.writer, shape.unpacker)
        self.init(
            SchemaMember(name: name, summary: summary, schema: shape.schema, isRequired: isRequired),
            read: { (json, root) throws(ShapeFault) in
                if let json {
                    set(&root, try reader(json, 0))
                } else if isRequired {
                    throw ShapeFault(message: "is missing")
                }
            },
            unpack: { (isThere, source, root) throws(ShapeFault) in
                if isThere {
                    set(&root, try unpacker(&source))
                } else if isRequired {
                    throw ShapeFault(message: "is missing")
                }
            },
            write: { root, out in
                guard let value = get(root) else { return false }
                out.key(key)
                writer(value, &out)
                return true
            })
    }
}

/// A member that is always there.
public func required<Root, Field>(
    _ name: String, _ path: WritableKeyPath<Root, Field> & Sendable, _ shape: Shape<Field>, _ summary: String = ""
) -> KeyedMember<Root> {
    KeyedMember(
        name, shape, summary, isRequired: true, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
}

/// A member that may be absent; absent means "does not apply".
public func optional<Root, Wrapped>(
    _ name: String, _ path: WritableKeyPath<Root, Wrapped?> & Sendable, _ shape: Shape<Wrapped>,
    _ summary: String = ""
) -> KeyedMember<Root> {
    KeyedMember(
        name, shape, summary, isRequired: false, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
}

/// A member that is absent when it has its usual value.
public func unless<Root, Field: Equatable & Sendable>(
    _ name: String, _ path: WritableKeyPath<Root, Field> & Sendable, _ shape: Shape<Field>, is usual: Field,
    _ summary: String = ""
) -> KeyedMember<Root> {
    KeyedMember(
        name, shape, summary, isRequired: false,
        get: { root in
            let value = root[keyPath: path]
            return value == usual ? nil : value
        }, set: { $0[keyPath: path] = $1 })
}

/// A member that may be absent and that no path leads to; `set` is asked where it is there.
public func optional<Root, Wrapped>(
    _ name: String, _ shape: Shape<Wrapped>, _ summary: String = "", get: @escaping @Sendable (Root) -> Wrapped?,
    set: @escaping @Sendable (inout Root, Wrapped) -> Void
) -> KeyedMember<Root> {
    KeyedMember(name, shape, summary, isRequired: false, get: get, set: set)
}

extension Shape where Value: Sendable {
    /// An object with exactly these members, read in any order, written in this one.
    public static func object(
        _ name: String, _ summary: String = "", from start: Value, members list: () -> [KeyedMember<Value>]
    ) -> Shape {
        let members = list()
        let known = members.map(\.description.name)
        let writers = members.map(\.write)
        return Shape(
            schema: .object(name: name, summary: summary, members: members.map(\.description)),
            readPart: { (json, common) throws(ShapeFault) in
                guard var place = MemberPlace(of: json, counting: common) else {
                    throw ShapeFault(message: "must be an object")
                }
                var value = start
                for member in members {
                    do throws(ShapeFault) {
                        try member.read(place.value(of: member.name), &value)
                    } catch {
                        throw error.below(member.description.name)
                    }
                }
                if !place.isComplete { throw unknownMember(of: json, known: known, isCommonRead: common > 0) }
                return value
            },
            write: { value, out in writeMembers(of: value, writers, to: &out) },
            unpack: { (source) throws(ShapeFault) in
                var bits = try source.members()
                var value = start
                for member in members {
                    do throws(ShapeFault) {
                        try member.unpack(bits & 1 != 0, &source, &value)
                    } catch {
                        throw error.below(member.description.name)
                    }
                    bits >>= 1
                }
                if bits != 0 { throw ShapeFault(message: "has members that are not known") }
                return value
            })
    }
}
