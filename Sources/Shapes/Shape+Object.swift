import StrictJSON

extension Shape {
    /// An object with exactly these members, read in any order, written in this one.
    ///
    /// - Parameters:
    ///   - name: The name of the schema in the OpenRPC document; one name stands for one shape.
    ///   - summary: What the object means.
    ///   - make: Puts a blank value together, which each object is read into.
    ///   - members: The members, in the order of `make`'s parameters; at most 63.
    public static func object<each Field>(
        _ name: String, _ summary: String = "", make: @escaping @Sendable (repeat each Field) -> Value,
        @MemberBuilder<Value> members list: () -> Members<Value, repeat each Field>
    ) -> Shape {
        let members = list()
        return object(
            name, summary, blank: { make(repeat (each members.all).blank()) }, members: members.erased)
    }

    /// The same, of members that are read into a value that is there.
    ///
    /// - Parameter blank: What each object is read into: members that may be absent have there what they then are.
    public static func object(
        _ name: String, _ summary: String = "", from blank: @autoclosure @escaping @Sendable () -> Value,
        @MemberListBuilder<Value> members: () -> [Member<Value>]
    ) -> Shape {
        object(name, summary, blank: blank, members: members().map(\.erased))
    }

    /// - Parameter members: Those of a `Value`.
    private static func object(
        _ name: String, _ summary: String, blank: @escaping @Sendable () -> Value, members: [ErasedMember]
    ) -> Shape {
        let known = members.map(\.description.name)
        // Sound: it is made once, and then only copied.
        nonisolated(unsafe) let blank = blank()
        return Shape(
            schema: .object(name: name, summary: summary, members: members.map(\.description)), blank: { blank },
            read: { (json, common) throws(ShapeFault) in
                guard var place = MemberPlace(of: json, counting: common) else {
                    throw ShapeFault(message: "must be an object")
                }
                var value = blank
                try withUnsafeMutablePointer(to: &value) { (value) throws(ShapeFault) in
                    try members.read(&place, into: value)
                }
                if !place.isComplete { throw unknownMember(of: json, known: known, isCommonRead: common > 0) }
                return value
            },
            writeAt: { value, out in
                if out.isPacked {
                    let start = out.packed.beginMembers(members.count)
                    out.packed.endMembers(members.write(value, to: &out), members.count, from: start)
                } else {
                    out.json.beginObject()
                    _ = members.write(value, to: &out)
                    out.json.endObject()
                }
            },
            unpack: { (source) throws(ShapeFault) in
                var bits = try source.members()
                var value = blank
                try withUnsafeMutablePointer(to: &value) { (value) throws(ShapeFault) in
                    try members.unpack(&source, &bits, into: value)
                }
                if bits != 0 { throw ShapeFault(message: "has members that are not known") }
                return value
            })
    }
}

extension Members {
    /// The members without their types.
    var erased: [ErasedMember] {
        var members: [ErasedMember] = []
        for member in repeat each all { members.append(member.member.erased) }
        return members
    }
}

extension [ErasedMember] {
    /// Goes through the members and holds none of them: that would count references for each.
    @inline(__always)
    private func visit<Fault: Error>(_ use: (borrowing ErasedMember) throws(Fault) -> Void) throws(Fault) {
        try withUnsafeBufferPointer { (all) throws(Fault) in
            guard let first = all.baseAddress else { return }
            for index in 0..<all.count { try lend(first + index, to: use) }
        }
    }

    /// Reads the members of an object into the value at a place.
    func read(_ place: inout MemberPlace, into value: UnsafeMutableRawPointer) throws(ShapeFault) {
        try visit { (member) throws(ShapeFault) in
            do throws(ShapeFault) {
                try member.read(place.value(of: member.name), value)
            } catch {
                throw error.below(member.description.name)
            }
        }
    }

    /// Reads the packed members of an object; `bits` tell which of them are there.
    fileprivate func unpack(
        _ source: inout PackedReader, _ bits: inout UInt64, into value: UnsafeMutableRawPointer
    ) throws(ShapeFault) {
        try visit { (member) throws(ShapeFault) in
            let isThere = bits & 1 != 0
            bits >>= 1
            do throws(ShapeFault) {
                try member.unpack(isThere, &source, value)
            } catch {
                throw error.below(member.description.name)
            }
        }
    }

    /// Writes the members of the object at a place; tells which of them are there.
    func write(_ value: UnsafeRawPointer, to out: inout ShapeWriter) -> UInt64 {
        var bits: UInt64 = 0
        var bit: UInt64 = 1
        visit { member in
            if member.write(value, &out) { bits |= bit }
            bit <<= 1
        }
        return bits
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
func unknownMember(of json: JSONValue, known: [String], isCommonRead: Bool) -> ShapeFault {
    let allKnown = known + (isCommonRead ? CommonMembers.names : [])
    let stranger = json.members.first { member in !allKnown.contains { $0.hasBytes(of: member.name) } }
    let offer = known.isEmpty ? "no members are expected" : "known are " + known.joined(separator: ", ")
    return ShapeFault(message: "is unknown; \(offer)").below(stranger?.name.brief() ?? "")
}
