import StrictJSON

extension Shape {
    /// An object with exactly these members, read in any order, written in this one.
    ///
    /// - Parameters:
    ///   - name: The name of the schema in the OpenRPC document; one name stands for one shape.
    ///   - summary: What the object means.
    ///   - make: Puts a value together.
    ///   - members: The members, in the order of `make`'s parameters.
    @inlinable
    public static func object<each Field>(
        _ name: String, _ summary: String = "", make: @escaping @Sendable (repeat each Field) -> Value,
        @MemberBuilder<Value> members list: () -> Members<Value, repeat each Field>
    ) -> Shape {
        let members = list()
        var descriptions: [SchemaMember] = []
        var parts: [Writer] = []
        for member in repeat each members.all {
            descriptions.append(member.description)
            parts.append(member.write)
        }
        let writers = parts
        let known = descriptions.map(\.name)
        return Shape(
            schema: .object(name: name, summary: summary, members: descriptions),
            readPart: { (json, common) throws(ShapeFault) in
                guard json.kind == .object else { throw ShapeFault(message: "must be an object") }
                var found = common
                let value = make(repeat try Self.field(each members.all, in: json, counting: &found))
                if found != json.count { throw unknownMember(of: json, known: known, isCommonRead: common > 0) }
                return value
            },
            write: { value, out in
                out.json.beginObject()
                for write in writers { write(value, &out) }
                out.json.endObject()
            })
    }

    @inlinable
    static func field<Field>(
        _ member: Member<Value, Field>, in json: JSONValue, counting found: inout Int
    ) throws(ShapeFault) -> Field {
        let value = json.member(member.name)
        if value != nil { found += 1 }
        do throws(ShapeFault) {
            return try member.read(value)
        } catch {
            throw error.below(member.name)
        }
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
