import Shapes
import StrictJSON

/// Writes schemas as JSON Schema; named objects are collected and referred to.
struct SchemaWriter {
    /// Named object schemas in order of their first use.
    private(set) var components: [(name: String, schema: Schema)] = []
    private var known: Set<String> = []
    /// Where the document has its named objects.
    private let place: String

    /// - Parameter place: what references to named objects begin with.
    init(place: String = "#/components/schemas/") { self.place = place }

    /// Remembers all named objects inside a schema.
    mutating func collect(_ schema: Schema) {
        switch schema {
        case .any, .boolean, .null, .integer, .number, .string, .textOrNumber: return
        case .array(let element, _, _): collect(element)
        case .dictionary(let value): collect(value)
        case .oneOf(let choices): for choice in choices { collect(choice) }
        case .union(let name, _, let choices):
            guard known.insert(name).inserted else { return }
            components.append((name, schema))
            for choice in choices { collect(choice) }
        case .object(let name, _, let members):
            guard known.insert(name).inserted else { return }
            components.append((name, schema))
            for member in members { collect(member.schema) }
        }
    }

    /// Writes a schema; named objects as references unless `inline`.
    func write(_ schema: Schema, summary: String = "", inline: Bool = false, to json: inout JSONWriter) {
        json.beginObject()
        if let name = schema.componentName, !inline {
            json.member("$ref", place + name)
            json.endObject()
            return
        }
        if !summary.isEmpty { json.member("description", summary) }
        switch schema {
        case .any: break
        case .boolean: json.member("type", "boolean")
        case .null: json.member("type", "null")
        case .number: json.member("type", "number")
        case .integer(let minimum, let maximum):
            json.member("type", "integer")
            if let minimum { json.member("minimum", minimum) }
            if let maximum { json.member("maximum", maximum) }
        case .string(let rules): write(rules, to: &json)
        case .textOrNumber(let bytes): writeTextOrNumber(bytes, to: &json)
        case .array(let element, let minimum, let maximum):
            json.member("type", "array")
            json.key("items")
            write(element, to: &json)
            if minimum > 0 { json.member("minItems", Int64(minimum)) }
            if let maximum { json.member("maxItems", Int64(maximum)) }
        case .dictionary(let value):
            json.member("type", "object")
            json.key("additionalProperties")
            write(value, to: &json)
        case .oneOf(let choices): write(choices, to: &json)
        case .union(let name, let summary, let choices):
            json.member("title", name)
            if !summary.isEmpty { json.member("description", summary) }
            write(choices, to: &json)
        case .object(let name, let summary, let members): write(name, summary, members, to: &json)
        }
        json.endObject()
    }

    private func write(_ choices: [Schema], to json: inout JSONWriter) {
        json.key("oneOf")
        json.beginArray()
        for choice in choices { write(choice, to: &json) }
        json.endArray()
    }

    /// JSON Schema counts characters; quotes, escapes and the bytes of each character are told beside it.
    private func writeTextOrNumber(_ bytes: Int, to json: inout JSONWriter) {
        write([.string(Schema.StringRules(maximumLength: bytes - 2)), .number], to: &json)
        json.member("x-maxJSONBytes", Int64(bytes))
    }

    private func write(_ rules: Schema.StringRules, to json: inout JSONWriter) {
        json.member("type", "string")
        if let values = rules.values {
            json.key("enum")
            json.beginArray()
            for value in values { json.string(value) }
            json.endArray()
        }
        if let minimum = rules.minimumLength { json.member("minLength", Int64(minimum)) }
        if let maximum = rules.maximumLength { json.member("maxLength", Int64(maximum)) }
        if let bytes = rules.maximumBytes { json.member("x-maxBytes", Int64(bytes)) }
        if let format = rules.format { json.member("format", format) }
        if let pattern = rules.pattern { json.member("pattern", pattern) }
        if rules.isSecret {
            json.key("x-secret")
            json.bool(true)
        }
    }

    private func write(_ name: String, _ summary: String, _ members: [SchemaMember], to json: inout JSONWriter) {
        json.member("title", name)
        if !summary.isEmpty { json.member("description", summary) }
        json.member("type", "object")
        json.key("properties")
        json.beginObject()
        for member in members {
            json.key(member.name)
            write(member.schema, summary: member.summary, to: &json)
        }
        json.endObject()
        let required = members.filter(\.isRequired).map(\.name)
        if !required.isEmpty {
            json.key("required")
            json.beginArray()
            for name in required { json.string(name) }
            json.endArray()
        }
        json.key("additionalProperties")
        json.bool(false)
    }
}

extension Schema {
    /// The name under which others refer to it; nil for a schema that is written where it stands.
    fileprivate var componentName: String? {
        switch self {
        case .object(let name, _, _), .union(let name, _, _): name
        default: nil
        }
    }
}

extension JSONWriter {
    mutating func member(_ name: String, _ value: String) {
        key(name)
        string(value)
    }

    mutating func member(_ name: String, _ value: Int64) {
        key(name)
        integer(value)
    }
}
