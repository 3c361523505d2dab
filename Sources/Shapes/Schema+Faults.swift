import StrictJSON

extension Schema {
    /// Everything in a value that this schema does not allow: what is missing, unknown or of another type, at its place.
    /// A shape stops at the first of them; an author who mends a file wants them all.
    ///
    /// What only code knows, such as patterns, is left to the shape.
    ///
    /// - Parameter bounds: whether numbers and lengths are compared with the bounds that the schema tells; some shapes
    ///   leave that to whoever takes the value.
    package func faults(in value: JSONValue, bounds: Bool = false) -> [ShapeFault] {
        faults(in: value, at: "", bounds)
    }

    private func faults(in value: JSONValue, at path: String, _ bounds: Bool) -> [ShapeFault] {
        switch self {
        case .any, .null, .textOrNumber: return []
        case .boolean: return value.bool == nil ? [ShapeFault(path: path, message: "must be true or false")] : []
        case .integer, .number:
            guard value.kind == .number else { return [ShapeFault(path: path, message: "must be a number")] }
            return bounds ? boundFaults(of: value, at: path) : []
        case .string(let rules): return faults(of: rules, in: value, at: path, bounds)
        case .array(let element, _, _):
            guard value.kind == .array else { return [ShapeFault(path: path, message: "must be a list")] }
            return value.elements.enumerated().flatMap { element.faults(in: $1, at: "\(path)/\($0)", bounds) }
        case .dictionary(let element):
            guard value.kind == .object else { return [ShapeFault(path: path, message: "must be an object")] }
            return value.members.flatMap {
                element.faults(in: $0.value, at: path + "/" + Self.escaped($0.name), bounds)
            }
        case .object(_, _, let members): return faults(of: members, in: value, at: path, bounds)
        case .oneOf(let choices):
            if value.isNull, choices.contains(where: \.isNull) { return [] }
            let others = choices.filter { !$0.isNull }
            return others.count == 1 ? others[0].faults(in: value, at: path, bounds) : []
        case .union(_, _, let kinds):
            guard value.kind == .object else { return [ShapeFault(path: path, message: "must be an object")] }
            // A kind that is not known is told by the shape; nothing is known of the rest.
            return kinds.first { $0.isOfKind(value) }?.faults(in: value, at: path, bounds) ?? []
        }
    }

    private func boundFaults(of value: JSONValue, at path: String) -> [ShapeFault] {
        guard case .integer(let minimum, let maximum) = self else { return [] }
        guard let number = value.integer else { return [ShapeFault(path: path, message: "must be a whole number")] }
        if number >= minimum ?? .min, number <= maximum ?? .max { return [] }
        let range = minimum.map { least in maximum.map { "from \(least) to \($0)" } ?? "of at least \(least)" }
        return [ShapeFault(path: path, message: "must be a whole number \(range ?? "that is smaller")")]
    }

    private func faults(
        of rules: StringRules, in value: JSONValue, at path: String, _ bounds: Bool
    ) -> [ShapeFault] {
        guard let text = value.string else { return [ShapeFault(path: path, message: "must be a text")] }
        if bounds {
            let length = text.unicodeScalars.count
            if length < rules.minimumLength ?? 0 { return [ShapeFault(path: path, message: "must not be empty")] }
            if let most = rules.maximumLength, length > most {
                return [ShapeFault(path: path, message: "must have at most \(most) characters")]
            }
        }
        guard let values = rules.values, !values.contains(text) else { return [] }
        return [ShapeFault(path: path, message: "must be one of " + values.joined(separator: ", "))]
    }

    private func faults(
        of members: [SchemaMember], in value: JSONValue, at path: String, _ bounds: Bool
    ) -> [ShapeFault] {
        guard value.kind == .object else { return [ShapeFault(path: path, message: "must be an object")] }
        var faults: [ShapeFault] = []
        for member in members {
            let place = path + "/" + member.name
            if let own = value.member(member.name) {
                faults += member.schema.faults(in: own, at: place, bounds)
            } else if member.isRequired {
                faults.append(ShapeFault(path: place, message: "is missing"))
            }
        }
        let known = members.map(\.name)
        for (name, _) in value.members where !known.contains(where: { $0.hasBytes(of: name) }) {
            faults.append(
                ShapeFault(
                    path: path + "/" + Self.escaped(name),
                    message: "is unknown; known are " + known.joined(separator: ", ")))
        }
        return faults
    }

    /// A name as a step of a JSON pointer.
    private static func escaped(_ name: String) -> String {
        name.replacing("~", with: "~0").replacing("/", with: "~1")
    }

    private var isNull: Bool { if case .null = self { true } else { false } }

    /// Whether every member of one possible word has that word, such as the kind of a question.
    private func isOfKind(_ value: JSONValue) -> Bool {
        guard case .object(_, _, let members) = self else { return false }
        let words = members.compactMap { member -> (name: String, word: String)? in
            guard case .string(let rules) = member.schema, let word = rules.values?.first, rules.values?.count == 1
            else { return nil }
            return (member.name, word)
        }
        return !words.isEmpty && words.allSatisfy { value.member($0.name)?.hasString($0.word) == true }
    }
}
