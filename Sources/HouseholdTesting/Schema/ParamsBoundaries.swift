import Shapes
import StrictJSON

extension ParamsGenerator {
    /// These parameters with one value changed at a time, to each bound of its schema and just beyond it: what is right
    /// afterwards and what is not, only the schema tells.
    public func boundaries(of params: JSONTree) throws -> [ParamsMutation] {
        try BoundaryWalk(rules: rules, values: BoundaryValues(rules: rules)).changes(
            of: params, by: schema, at: "")
    }

    /// These parameters with one optional member at a time: as much is tried with them, and each call is short.
    public func parts(of params: JSONTree) -> [JSONTree] {
        guard case .object(let members) = params else { return [params] }
        let needed = Set((schema["required"]?.texts ?? []) + (schema["x-exactlyOneOf"]?.texts ?? []))
        let base = members.filter { needed.contains($0.name) }
        return [.object(base)] + members.filter { !needed.contains($0.name) }.map { .object(base + [$0]) }
    }

    /// What is wrong with parameters by the document; nil: nothing.
    public func fault(of params: JSONTree) throws -> String? {
        let value = try JSONDocument(scanning: Array(params.json.utf8)).root
        return rules.fault(of: value, by: schema)
    }
}

/// Goes through parameters and their schema together.
private struct BoundaryWalk {
    let rules: JSONSchema
    let values: BoundaryValues

    func changes(of tree: JSONTree, by whole: JSONValue, at path: String) throws -> [ParamsMutation] {
        var found: [ParamsMutation] = []
        if !path.isEmpty {
            found = values.values(whole).map { value in
                ParamsMutation(params: .leaf(value), path: path, title: "is \(value.brief(60))")
            }
        }
        let schema = try ParamsGenerator.fitting(tree, whole, rules)
        switch tree {
        case .object(let members): return found + (try changes(of: members, by: schema, whole, at: path))
        case .array(let elements): return found + (try changes(of: elements, by: schema, at: path))
        case .leaf: return found
        }
    }

    private func changes(
        of members: [(name: String, value: JSONTree)], by schema: JSONValue, _ whole: JSONValue, at path: String
    ) throws -> [ParamsMutation] {
        let isChoice = ParamsGenerator.isChoice(whole, rules)
        let alternatives = (schema["x-exactlyOneOf"] ?? schema["x-atMostOneOf"])?.texts ?? []
        var found: [ParamsMutation] = []
        for (index, member) in members.enumerated() {
            // Of several objects, or of alternatives, nobody can tell which member is missing.
            let isOneOf = isChoice || alternatives.contains(member.name)
            let rest = members.filter { $0.name != member.name }
            found.append(
                ParamsMutation(
                    params: .object(rest), path: isOneOf ? path : "\(path)/\(member.name)",
                    title: "has no \(member.name)"))
            guard let rule = schema["properties"]?.member(member.name) else { continue }
            for change in try changes(of: member.value, by: rule, at: "\(path)/\(member.name)") {
                var changed = members
                changed[index].value = change.params
                found.append(ParamsMutation(params: .object(changed), path: change.path, title: change.title))
            }
        }
        found.append(
            ParamsMutation(
                params: .object(members + [("nonsense", .leaf("1"))]), path: path + "/nonsense", title: "is unknown"))
        for name in alternatives where !members.contains(where: { $0.name == name }) {
            found.append(
                ParamsMutation(params: .object(members + [(name, .text("x"))]), path: path, title: "has \(name) too"))
        }
        if isChoice { found += two(members, of: whole, at: path) }
        return found
    }

    /// One of several objects, with a member of another one beside its own.
    private func two(
        _ members: [(name: String, value: JSONTree)], of whole: JSONValue, at path: String
    ) -> [ParamsMutation] {
        let target = whole["$ref"]?.string.flatMap(rules.resolve) ?? whole
        let names = target["oneOf"]?.elements.flatMap { choice in
            let object = choice["$ref"]?.string.flatMap(rules.resolve) ?? choice
            return object["properties"]?.members.map(\.name) ?? []
        }
        return (names ?? []).filter { name in !members.contains { $0.name == name } }.map { name in
            ParamsMutation(
                params: .object(members + [(name, .text("x"))]), path: path, title: "has \(name) too")
        }
    }

    private func changes(of elements: [JSONTree], by schema: JSONValue, at path: String) throws -> [ParamsMutation] {
        var found: [ParamsMutation] = []
        guard let items = schema["items"] else { return found }
        if let first = elements.first {
            let bounds = [schema["minItems"]?.integer, schema["maxItems"]?.integer].compactMap { $0.map(Int.init) }
            let counts = Set(bounds.flatMap { [$0 - 1, $0, $0 + 1] } + [0, 2]).filter { $0 >= 0 }.sorted()
            found += counts.map { count in
                ParamsMutation(
                    params: .array(Array(repeating: first, count: count)), path: path, title: "has \(count) entries")
            }
        }
        for (index, element) in elements.enumerated() {
            for change in try changes(of: element, by: items, at: "\(path)/\(index)") {
                var changed = elements
                changed[index] = change.params
                found.append(ParamsMutation(params: .array(changed), path: change.path, title: change.title))
            }
        }
        return found
    }
}
