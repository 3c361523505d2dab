import Household
import StrictJSON

/// Makes random parameters that are right by the document: every member, bound, word and form that a schema names.
public struct ParamsGenerator {
    /// The parameters of a method as the schema of one object.
    public let schema: JSONValue
    let rules: JSONSchema
    /// Values for parameters whose meaning no schema tells: JSON texts by the name of the member.
    private let known: [String: [String]]
    private var random: SeededRandom
    private var form = 0

    /// - Parameters:
    ///   - known: JSON texts to choose from, by the name of the member wherever it stands.
    ///   - seed: the same seed makes the same parameters.
    public init(_ checker: SchemaChecker, method: String, known: [String: [String]], seed: UInt64) throws {
        guard let entry = checker.entry(method), let params = entry["params"] else {
            throw TestFault("the document has no method \(method)")
        }
        var properties = params.elements.map { param in
            "\(param["name"]?.source ?? ""):\(param["schema"]?.source ?? "")"
        }
        properties += checker.commonParams(method).map { "\"\($0.name)\":\($0.schema.source)" }
        let required = params.elements.filter { $0["required"]?.bool == true }.compactMap { $0["name"]?.source }
        let choice = SchemaChecker.choice(of: entry).map { ",\"\($0.keyword)\":\($0.names.source)" } ?? ""
        let text = """
            {"type":"object","properties":{\(properties.joined(separator: ","))},\
            "required":[\(required.joined(separator: ","))],"additionalProperties":false\(choice)}
            """
        schema = try JSONDocument(scanning: Array(text.utf8)).root
        rules = checker.schemas
        self.known = known
        random = SeededRandom(seed: seed)
    }

    /// The next parameters.
    ///
    /// - Parameters:
    ///   - isFull: whether they have every member that is optional.
    ///   - form: which of several alternatives full parameters take, counted round.
    public mutating func next(isFull: Bool = false, form: Int = 0) throws -> JSONTree {
        self.form = form
        return try make(schema, isFull: isFull)
    }

    private mutating func make(_ schema: JSONValue, isFull: Bool) throws -> JSONTree {
        if let reference = schema["$ref"]?.string {
            guard let target = rules.resolve(reference) else {
                throw TestFault("the schema \(reference) is missing")
            }
            return try make(target, isFull: isFull)
        }
        if let choices = schema["oneOf"] {
            let list = Array(choices.elements)
            let most = schema["x-maxJSONBytes"]?.integer ?? .max
            var value = try make(list[isFull ? form % list.count : random.number(below: list.count)], isFull: isFull)
            // What is too long as JSON is made anew; the short ones are many.
            while value.json.utf8.count > most {
                value = try make(list[random.number(below: list.count)], isFull: false)
            }
            return value
        }
        if let words = schema["enum"] {
            let list = Array(words.elements)
            return .leaf(list[random.number(below: list.count)].source)
        }
        switch schema["type"]?.string {
        case "object": return try object(schema, isFull: isFull)
        case "array": return try array(schema, isFull: isFull)
        case "string": return try text(schema)
        case "integer": return .leaf(String(integer(schema)))
        case "boolean": return .leaf(random.number(below: 2) == 0 ? "false" : "true")
        case "null": return .leaf("null")
        case "number": return .leaf(["0", "-0.5", "1e3"][random.number(below: 3)])
        case nil: return .leaf(["null", "7", #"{"any":[]}"#][random.number(below: 3)])
        default: throw TestFault("no value can be made for \(schema.source)")
        }
    }

    private mutating func object(_ schema: JSONValue, isFull: Bool) throws -> JSONTree {
        let required = Set(schema["required"]?.texts ?? [])
        var members: [(name: String, value: JSONTree)] = []
        guard let properties = schema["properties"] else { return .object([]) }
        let left = leftOut(schema, isFull: isFull)
        for (name, member) in properties.members where !left.contains(name) {
            guard chosen(name, schema) || required.contains(name) || isFull || random.number(below: 2) == 0 else {
                continue
            }
            if let values = known[name] {
                let text = values[random.number(below: values.count)]
                members.append((name, JSONTree(try JSONDocument(scanning: Array(text.utf8)).root)))
            } else {
                members.append((name, try make(member, isFull: isFull)))
            }
        }
        return .object(members)
    }

    /// Of parameters that are alternatives one stays; with "at most one" sometimes none.
    private mutating func leftOut(_ schema: JSONValue, isFull: Bool) -> Set<String> {
        guard let names = (schema["x-exactlyOneOf"] ?? schema["x-atMostOneOf"])?.texts else { return [] }
        return Set(names).subtracting([names[isFull ? form % names.count : random.number(below: names.count)]])
    }

    private func chosen(_ name: String, _ schema: JSONValue) -> Bool {
        schema["x-exactlyOneOf"]?.texts.contains(name) == true
    }

    private mutating func array(_ schema: JSONValue, isFull: Bool) throws -> JSONTree {
        guard let items = schema["items"] else { throw TestFault("a list of what? \(schema.source)") }
        let least = max(Int(schema["minItems"]?.integer ?? 0), isFull ? 1 : 0)
        let most = min(Int(schema["maxItems"]?.integer ?? 3), max(3, least))
        let count = least + random.number(below: max(0, most - least) + 1)
        return .array(try (0..<count).map { _ in try make(items, isFull: isFull) })
    }

    /// Often a bound itself.
    private mutating func integer(_ schema: JSONValue) -> Int64 {
        let least = schema["minimum"]?.integer ?? -1_000_000
        let most = schema["maximum"]?.integer ?? 1_000_000
        switch random.number(below: 4) {
        case 0: return least
        case 1: return most
        default: return least + Int64(random.number(below: Int(min(most - least, 1 << 40)) + 1))
        }
    }

    private static let instants = [
        "2026-11-21T15:30:00+01:00", "2026-11-22T00:00:00+00:00", "2027-03-28T03:30:00+02:00",
        "2026-12-31T23:59:59-11:00",
    ]
    private static let letters = Array("abcxyz0189 -_.,'äßñ日😀\\\"/<&")

    private mutating func text(_ schema: JSONValue) throws -> JSONTree {
        if schema["format"]?.string == "date-time" {
            return .text(Self.instants[random.number(below: Self.instants.count)])
        }
        if schema["format"]?.string == "date" {
            return .text(["2026-11-21", "2026-12-24", "2028-02-29"][random.number(below: 3)])
        }
        if let pattern = schema["pattern"]?.string {
            guard let text = PatternText.make(pattern, &random) else { throw TestFault("no text fits \(pattern)") }
            return .text(text)
        }
        let least = Int(schema["minLength"]?.integer ?? 0)
        let most = Int(schema["maxLength"]?.integer ?? 200)
        let count =
            switch random.number(below: 8) {
            case 0: least
            case 1: min(most, 200)
            default: min(most, least + random.number(below: 12))
            }
        var text = String((0..<count).map { _ in Self.letters[random.number(below: Self.letters.count)] })
        // Where bytes are counted too, the end is left off.
        while text.utf8.count > schema["x-maxBytes"]?.integer ?? .max { text.removeLast() }
        return .text(text)
    }
}
