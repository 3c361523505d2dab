import StrictJSON

/// Parameters that are wrong at one place.
public struct ParamsMutation: Sendable {
    /// The parameters as JSON, with the one change.
    public var params: JSONTree
    /// The JSON pointer to the place.
    public var path: String
    /// What was done.
    public var title: String

    /// Whether an object or a list stands there in which something is missing or wrong.
    public var isHollow: Bool { ["is {}", "is [null]"].contains(title) }

    /// Whether an object stands there from which everything was taken.
    public var isEmptyObject: Bool { title == "is {}" }
}

extension ParamsGenerator {
    /// All ways in which these parameters can be made wrong at one place: a member missing or unknown, a wrong type,
    /// a word or a number out of bounds, a text or a list too long.
    public func mutations(of params: JSONTree) throws -> [ParamsMutation] {
        try Self.mutations(of: params, by: schema, at: "", rules)
    }

    private static func mutations(
        of tree: JSONTree, by whole: JSONValue, at path: String, _ rules: JSONSchema
    ) throws -> [ParamsMutation] {
        var found: [ParamsMutation] = []
        for wrong in path.isEmpty ? [] : wrongValues(whole, rules) {
            let value = try JSONDocument(scanning: Array(wrong.utf8)).root
            if rules.fault(of: value, by: whole) != nil {
                found.append(ParamsMutation(params: .leaf(wrong), path: path, title: "is \(wrong.prefix(40))"))
            }
        }
        let schema = try fitting(tree, whole, rules)
        switch tree {
        case .object(let members):
            found += try memberMutations(members, by: schema, at: path, rules)
            // What is missing in one of several objects nobody can tell: none of them is there.
            if isChoice(whole, rules) {
                for index in found.indices where found[index].title == "is missing" { found[index].path = path }
            }
        case .array(let elements):
            found += try elementMutations(elements, by: schema, at: path, rules)
        case .leaf: break
        }
        return found
    }

    /// The schema that a value is made by: references and alternatives are followed.
    static func fitting(_ tree: JSONTree, _ schema: JSONValue, _ rules: JSONSchema) throws -> JSONValue {
        if let reference = schema["$ref"]?.string, let target = rules.resolve(reference) {
            return try fitting(tree, target, rules)
        }
        guard let choices = schema["oneOf"] else { return schema }
        let value = try JSONDocument(scanning: Array(tree.json.utf8)).root
        for choice in choices.elements where rules.fault(of: value, by: choice) == nil {
            return try fitting(tree, choice, rules)
        }
        throw TestFault("\(tree.json) fits nothing of \(schema.source)")
    }

    /// Whether a value is one of several objects.
    static func isChoice(_ schema: JSONValue, _ rules: JSONSchema) -> Bool {
        let target = schema["$ref"]?.string.flatMap(rules.resolve) ?? schema
        // An object or null is no choice between objects.
        return (target["oneOf"]?.elements.count { $0["type"]?.string != "null" } ?? 0) > 1
    }

    private static func memberMutations(
        _ members: [(name: String, value: JSONTree)], by schema: JSONValue, at path: String, _ rules: JSONSchema
    ) throws -> [ParamsMutation] {
        var found: [ParamsMutation] = []
        for name in schema["required"]?.texts ?? [] {
            found.append(
                ParamsMutation(
                    params: .object(members.filter { $0.name != name }), path: "\(path)/\(name)", title: "is missing"))
        }
        if schema["additionalProperties"]?.bool == false {
            found.append(
                ParamsMutation(
                    params: .object(members + [("nonsense", .leaf("1"))]), path: path + "/nonsense",
                    title: "is unknown"))
        }
        for (index, member) in members.enumerated() {
            guard let rule = schema["properties"]?.member(member.name) else { continue }
            for mutation in try mutations(of: member.value, by: rule, at: "\(path)/\(member.name)", rules) {
                var changed = members
                changed[index].value = mutation.params
                found.append(ParamsMutation(params: .object(changed), path: mutation.path, title: mutation.title))
            }
        }
        return found
    }

    private static func elementMutations(
        _ elements: [JSONTree], by schema: JSONValue, at path: String, _ rules: JSONSchema
    ) throws -> [ParamsMutation] {
        var found: [ParamsMutation] = []
        if let most = schema["maxItems"]?.integer, let first = elements.first {
            let many = [JSONTree](repeating: first, count: Int(most) + 1)
            found.append(ParamsMutation(params: .array(many), path: path, title: "has too many entries"))
        }
        guard let items = schema["items"] else { return found }
        for (index, element) in elements.enumerated() {
            for mutation in try mutations(of: element, by: items, at: "\(path)/\(index)", rules) {
                var changed = elements
                changed[index] = mutation.params
                found.append(ParamsMutation(params: .array(changed), path: mutation.path, title: mutation.title))
            }
        }
        return found
    }

    /// JSON texts of which some are wrong by a schema, in each of the ways that it has.
    private static func wrongValues(_ schema: JSONValue, _ rules: JSONSchema) -> [String] {
        if let reference = schema["$ref"]?.string, let target = rules.resolve(reference) {
            return wrongValues(target, rules)
        }
        if let choices = schema["oneOf"] { return Array(Set(choices.elements.flatMap { wrongValues($0, rules) })) }
        var values = ["null", "true", "1.5", "[]", "{}", #""!""#, "7"]
        if schema["minLength"] != nil { values.append(#""""#) }
        if let most = schema["maxLength"]?.integer {
            values.append("\"" + String(repeating: "x", count: Int(most) + 1) + "\"")
        }
        if let least = schema["minimum"]?.integer, least > .min { values.append(String(least - 1)) }
        if let most = schema["maximum"]?.integer, most < .max { values.append(String(most + 1)) }
        if schema["type"]?.string == "integer" { values.append("99999999999999999999") }
        return values
    }
}
