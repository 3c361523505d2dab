import StrictJSON

extension Shape {
    /// An object with exactly one member: the name of an alternative, with what only it has. Packed it is a 0, that name
    /// and the packed part; what was packed as its JSON text begins with the count of its bytes, and stays readable.
    ///
    /// - Parameters:
    ///   - name: what the choice is called in the OpenRPC document.
    ///   - alternatives: what it can be.
    ///   - named: the name of the alternative that a value is.
    public static func one(
        _ name: String, _ summary: String = "", of alternatives: [Alternative<Value>],
        named: @escaping @Sendable (Value) -> String
    ) -> Shape {
        let known = alternatives.map(\.name)
        let schemas = alternatives.map { one in
            Schema.object(
                name: one.name.capitalized + name, summary: one.summary,
                members: [SchemaMember(name: one.name, summary: one.summary, schema: one.schema, isRequired: true)])
        }
        let read: Reader = { (json) throws(ShapeFault) in
            guard json.kind == .object else { throw ShapeFault(message: "must be an object") }
            if json.count == 1 {
                for one in alternatives {
                    if let part = json.member(one.name) { return try one.read(part) }
                }
            }
            let isKnown = json.members.allSatisfy { member in known.contains { $0.hasBytes(of: member.name) } }
            guard isKnown else { throw unknownMember(of: json, known: known, isCommonRead: false) }
            throw ShapeFault(message: "must have exactly one of \(known.listed)")
        }
        return Shape(
            schema: .union(name: name, summary: summary, of: schemas),
            // There is nothing to choose from an empty list.
            blank: alternatives[0].blank(), read: read,
            write: { value, out in alternatives.writeOne(value, named(value), to: &out) },
            unpack: { (source) throws(ShapeFault) in
                let count = try source.number()
                if count > 0 { return try Self.read(jsonText: try source.bytes(count), read) }
                let name = try source.text()
                for one in alternatives where one.name == name { return try one.unpack(&source) }
                throw ShapeFault(message: "must be one of \(known.listed)")
            })
    }

    /// An object of which one part differs by kind: a member `tag` names the kind, and a member of that name holds what
    /// only this kind has. The other members are common to all kinds.
    ///
    /// - Parameters:
    ///   - name: what the object is called in the OpenRPC document.
    ///   - tag: the name of the member that names the kind; it is written first, the part of the kind last.
    ///   - kinds: what it can be.
    ///   - named: the name of the kind of a part.
    ///   - part: where in a value the part stands that differs by kind.
    ///   - make: Puts a blank value together, which each object is read into.
    ///   - members: The common members, in the order of `make`'s parameters.
    public static func object<Part, each Field>(
        _ name: String, _ summary: String = "", tag: String, kinds: [Alternative<Part>],
        named: @escaping @Sendable (Part) -> String, part: WritableKeyPath<Value, Part> & Sendable,
        make: @escaping @Sendable (Part, repeat each Field) -> Value,
        @MemberBuilder<Value> members list: () -> Members<Value, repeat each Field>
    ) -> Shape {
        let typed = list()
        let members = typed.erased
        // No key path in a function over so many types: it could not be demangled at run time.
        let common = members.map { $0.description }
        let names = common.map { $0.name }
        let tagKey = JSONWriter.encodedKey(tag)
        let place = TypedSpot(part)
        // Sound: it is made once, and then only copied. There is nothing to choose from an empty list.
        nonisolated(unsafe) let blank = make(kinds[0].blank(), repeat (each typed.all).blank())
        return Shape(
            schema: .union(
                name: name, summary: summary, of: kinds.map { $0.schema(name, tag: tag, common: common) }),
            blank: blank,
            read: { (json) throws(ShapeFault) in
                guard json.kind == .object else { throw ShapeFault(message: "must be an object") }
                let kind = try kinds.named(by: tag, in: json)
                guard let own = json.member(kind.name) else {
                    throw ShapeFault(message: "is missing; \(kind.content)").below(kind.name)
                }
                // The tag and the part of the kind are read.
                guard var place = MemberPlace(of: json, counting: 2) else {
                    throw ShapeFault(message: "must be an object")
                }
                var value = blank
                value[keyPath: part] = try kind.read(own)
                try withUnsafeMutablePointer(to: &value) { (value) throws(ShapeFault) in
                    try members.read(&place, into: value)
                }
                if !place.isComplete {
                    throw unknownMember(of: json, known: [tag] + names + [kind.name], isCommonRead: false)
                }
                return value
            },
            write: { value, out in
                withUnsafePointer(to: value) { value in
                    let part = place.value(in: value)
                    let kind = named(part)
                    out.json.beginObject()
                    out.json.key(encoded: tagKey)
                    out.json.string(kind)
                    _ = members.write(value, to: &out)
                    kinds.write(part, kind, to: &out)
                    out.json.endObject()
                }
            })
    }
}

extension Alternative {
    /// What stands in the member of its name, in words.
    fileprivate var content: String {
        guard case .object(_, _, let members) = schema, !members.isEmpty else {
            return "what only this kind has is in it"
        }
        return "what only this kind has is in it: \(members.map(\.name).listed)"
    }

    /// The whole object of one kind: its tag has this one value.
    fileprivate func schema(_ name: String, tag: String, common: [SchemaMember]) -> Schema {
        let word = Schema.string(Schema.StringRules(values: [self.name]))
        let kind = SchemaMember(name: tag, summary: "", schema: word, isRequired: true)
        let own = SchemaMember(name: self.name, summary: "What only this kind has.", schema: schema, isRequired: true)
        return .object(name: self.name.capitalized + name, summary: summary, members: [kind] + common + [own])
    }
}

extension Array {
    /// Writes the object of one member, or its packed form.
    fileprivate func writeOne<Whole>(_ value: Whole, _ name: String, to out: inout ShapeWriter)
    where Element == Alternative<Whole> {
        guard out.isPacked else {
            out.json.beginObject()
            write(value, name, to: &out)
            return out.json.endObject()
        }
        out.packed.number(0)
        out.packed.text(name)
        for alternative in self where alternative.name == name { return alternative.write(value, &out) }
    }

    /// Writes the member of the alternative with this name.
    fileprivate func write<Whole>(_ value: Whole, _ name: String, to out: inout ShapeWriter)
    where Element == Alternative<Whole> {
        // What is not registered cannot be made, so one of them has the name.
        for alternative in self where alternative.name == name {
            out.json.key(encoded: alternative.key)
            return alternative.write(value, &out)
        }
    }

    /// The alternative that the member `tag` names.
    fileprivate func named<Whole>(by tag: String, in json: JSONValue) throws(ShapeFault) -> Alternative<Whole>
    where Element == Alternative<Whole> {
        guard let word = json.member(tag) else { throw ShapeFault(message: "is missing").below(tag) }
        for alternative in self where word.hasString(alternative.name) { return alternative }
        throw ShapeFault(message: "must be one of \(map(\.name).listed)").below(tag)
    }
}

extension String {
    /// The word with a capital: the beginning of a schema's name.
    fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
