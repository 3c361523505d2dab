import StrictJSON

extension Shape {
    /// An object with exactly these members, read in any order, written in this one.
    ///
    /// - Parameters:
    ///   - name: The name of the schema in the OpenRPC document; one name stands for one shape.
    ///   - summary: What the object means.
    ///   - make: Puts a value together.
    ///   - members: The members, in the order of `make`'s parameters; at most 63.
    @inlinable
    public static func object<each Field>(
        _ name: String, _ summary: String = "", make: @escaping @Sendable (repeat each Field) -> Value,
        @MemberBuilder<Value> members list: () -> Members<Value, repeat each Field>
    ) -> Shape {
        let members = list()
        var descriptions: [SchemaMember] = []
        var parts: [@Sendable (Value, inout ShapeWriter) -> Bool] = []
        for member in repeat each members.all {
            descriptions.append(member.description)
            parts.append(member.write)
        }
        let writers = parts
        let known = descriptions.map(\.name)
        return Shape(
            schema: .object(name: name, summary: summary, members: descriptions),
            readPart: { (json, common) throws(ShapeFault) in
                guard var place = MemberPlace(of: json, counting: common) else {
                    throw ShapeFault(message: "must be an object")
                }
                let value = make(repeat try Self.field(each members.all, &place))
                if !place.isComplete { throw unknownMember(of: json, known: known, isCommonRead: common > 0) }
                return value
            },
            write: { value, out in writeMembers(of: value, writers, to: &out) },
            unpack: { (source) throws(ShapeFault) in
                var bits = try source.members()
                let value = make(repeat try Self.unpacked(each members.all, &source, &bits))
                if bits != 0 { throw ShapeFault(message: "has members that are not known") }
                return value
            })
    }

    @inlinable
    static func field<Field>(
        _ member: Member<Value, Field>, _ place: inout MemberPlace
    ) throws(ShapeFault) -> Field {
        do throws(ShapeFault) {
            return try member.read(place.value(of: member.name))
        } catch {
            throw error.below(member.description.name)
        }
    }

    @inlinable
    static func unpacked<Field>(
        _ member: Member<Value, Field>, _ source: inout PackedReader, _ bits: inout UInt64
    ) throws(ShapeFault) -> Field {
        let isThere = bits & 1 != 0
        bits >>= 1
        do throws(ShapeFault) {
            return try member.unpack(isThere, &source)
        } catch {
            throw error.below(member.description.name)
        }
    }

    @inlinable
    static func writeMembers(
        of value: Value, _ writers: [@Sendable (Value, inout ShapeWriter) -> Bool], to out: inout ShapeWriter
    ) {
        guard out.isPacked else {
            out.json.beginObject()
            for write in writers { _ = write(value, &out) }
            out.json.endObject()
            return
        }
        let start = out.packed.beginMembers(writers.count)
        var bits: UInt64 = 0
        var bit: UInt64 = 1
        for write in writers {
            if write(value, &out) { bits |= bit }
            bit <<= 1
        }
        out.packed.endMembers(bits, writers.count, from: start)
    }
}

extension ShapeFault {
    private static let knownAre = "is unknown; known are "
    private static let expectsNone = "is unknown; no members are expected"

    /// The same; of an unknown member of the outermost object it names these beside those of the shape.
    public func offering(_ names: [String]) -> ShapeFault {
        guard path.utf8.count(where: { $0 == UInt8(ascii: "/") }) == 1 else { return self }
        var fault = self
        if message == Self.expectsNone {
            fault.message = Self.knownAre + names.joined(separator: ", ")
        } else if message.hasPrefix(Self.knownAre) {
            fault.message += ", " + names.joined(separator: ", ")
        }
        return fault
    }
}

/// Names the first member that the shape does not have, and those that it has.
@usableFromInline
func unknownMember(of json: JSONValue, known: [String], isCommonRead: Bool) -> ShapeFault {
    let allKnown = known + (isCommonRead ? CommonMembers.names : [])
    let stranger = json.members.first { member in !allKnown.contains { $0.hasBytes(of: member.name) } }
    let offer = known.isEmpty ? "no members are expected" : "known are " + known.joined(separator: ", ")
    return ShapeFault(message: "is unknown; \(offer)").below(stranger?.name.brief() ?? "")
}
