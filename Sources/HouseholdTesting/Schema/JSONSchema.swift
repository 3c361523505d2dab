import StrictJSON
import Synchronization

/// A small validator of JSON Schema (draft 7), written apart from what produces the schemas.
///
/// It knows the keywords that the document may use; any other is a fault of the document.
struct JSONSchema {
    /// Where references lead.
    private let document: JSONValue
    /// The schemas that the document gives names, by the reference to each.
    private let named: [String: JSONValue]

    init(document: JSONValue) {
        self.document = document
        var named: [String: JSONValue] = [:]
        if let schemas = document["components.schemas"] {
            for (name, schema) in schemas.members { named["#/components/schemas/\(name)"] = schema }
        }
        self.named = named
    }

    /// What is wrong with a value, or nil.
    func fault(of value: JSONValue, by schema: JSONValue, at path: String = "") -> String? {
        if let reference = schema.member("$ref")?.string {
            guard let target = resolve(reference) else { return "\(path): the schema \(reference) is missing" }
            return fault(of: value, by: target, at: path)
        }
        for (keyword, rule) in schema.members {
            if let fault = fault(of: value, by: schema, keyword, rule, at: path) { return fault }
        }
        return nil
    }

    private func fault(
        of value: JSONValue, by schema: JSONValue, _ keyword: String, _ rule: JSONValue, at path: String
    ) -> String? {
        switch keyword {
        case "title", "description", "x-secret": return nil
        case "x-exactlyOneOf", "x-atMostOneOf":
            let count = rule.texts.count { value.member($0) != nil }
            return count == 1 || count == 0 && keyword == "x-atMostOneOf"
                ? nil : "\(path): has \(count) of \(rule.source)"
        case "x-maxJSONBytes":
            return value.literal.count <= rule.integer ?? 0 ? nil : "\(path): has more than \(rule.source) bytes"
        case "type": return isOfType(value, rule.string ?? "") ? nil : "\(path): \(value.source) is no \(rule.source)"
        case "enum":
            return rule.elements.contains { $0.literal.elementsEqual(value.literal) }
                ? nil : "\(path): \(value.source) is none of \(rule.source)"
        case "oneOf":
            let faults = rule.elements.map { fault(of: value, by: $0, at: path) }
            let count = faults.count { $0 == nil }
            return count == 1 ? nil : "\(path): fits \(count) of oneOf (\(faults.compactMap(\.self)))"
        case "properties", "required", "additionalProperties":
            return value.kind == .object ? objectFault(of: value, by: schema, keyword, rule, at: path) : nil
        case "items", "minItems", "maxItems":
            return value.kind == .array ? arrayFault(of: value, keyword, rule, at: path) : nil
        case "minimum", "maximum": return value.kind == .number ? boundFault(of: value, keyword, rule, at: path) : nil
        case "minLength", "maxLength", "pattern", "format", "x-maxBytes":
            return value.string.flatMap { textFault(of: $0, by: schema, keyword, rule, at: path) }
        default: return "\(path): the keyword \(keyword) of the schema is unknown"
        }
    }

    func resolve(_ reference: String) -> JSONValue? {
        if let schema = named[reference] { return schema }
        guard reference.hasPrefix("#/") else { return nil }
        var value = document
        for step in reference.dropFirst(2).split(separator: "/") {
            guard let next = value.member(String(step)) else { return nil }
            value = next
        }
        return value
    }

    private func isOfType(_ value: JSONValue, _ type: String) -> Bool {
        switch type {
        case "object": value.kind == .object
        case "array": value.kind == .array
        case "string": value.kind == .string
        case "boolean": value.kind == .bool
        case "null": value.kind == .null
        case "number": value.kind == .number
        case "integer": value.integer != nil
        default: false
        }
    }

    private func objectFault(
        of value: JSONValue, by schema: JSONValue, _ keyword: String, _ rule: JSONValue, at path: String
    ) -> String? {
        switch keyword {
        case "properties":
            for (name, member) in rule.members {
                guard let present = value.member(name) else { continue }
                if let fault = fault(of: present, by: member, at: "\(path)/\(name)") { return fault }
            }
        case "required":
            for name in rule.texts where value.member(name) == nil { return "\(path): \(name) is missing" }
        default:
            let told = schema.member("properties")
            for (name, present) in value.members where told?.member(name) == nil {
                if rule.bool == false { return "\(path): \(name) is not allowed" }
                if rule.kind == .object, let fault = fault(of: present, by: rule, at: "\(path)/\(name)") {
                    return fault
                }
            }
        }
        return nil
    }

    private func arrayFault(of value: JSONValue, _ keyword: String, _ rule: JSONValue, at path: String) -> String? {
        if keyword == "items" {
            for (index, element) in value.elements.enumerated() {
                if let fault = fault(of: element, by: rule, at: "\(path)/\(index)") { return fault }
            }
            return nil
        }
        guard let bound = rule.integer else { return "\(path): \(keyword) is no number" }
        let isWithin = keyword == "minItems" ? value.count >= bound : value.count <= bound
        return isWithin ? nil : "\(path): \(value.count) elements, \(keyword) \(bound)"
    }

    private func boundFault(of value: JSONValue, _ keyword: String, _ rule: JSONValue, at path: String) -> String? {
        guard let bound = rule.double, let number = value.double else { return "\(path): \(keyword) cannot be told" }
        let isWithin = keyword == "minimum" ? number >= bound : number <= bound
        return isWithin ? nil : "\(path): \(value.source), \(keyword) \(rule.source)"
    }

    private func textFault(
        of text: String, by schema: JSONValue, _ keyword: String, _ rule: JSONValue, at path: String
    ) -> String? {
        let isFitting: Bool
        switch keyword {
        case "minLength": isFitting = text.unicodeScalars.count >= rule.integer ?? .max
        case "maxLength": isFitting = text.unicodeScalars.count <= rule.integer ?? -1
        case "x-maxBytes": isFitting = text.utf8.count <= rule.integer ?? -1
        // The daemon's own form of an instant fits: that saves a regular expression for each one of each reply.
        case "pattern" where TextFormat.isPlainInstant(text) && schema.member("format")?.string == "date-time":
            isFitting = true
        case "pattern": isFitting = Self.fits(text, rule.string ?? "")
        default: isFitting = TextFormat.matches(text, rule.string ?? "")
        }
        return isFitting ? nil : "\(path): \"\(text)\" does not fit \(keyword) \(rule.source)"
    }

    /// Whether a text fits a regular expression; none does where that is no regular expression.
    private static func fits(_ text: String, _ pattern: String) -> Bool {
        expressions.withLock { known in
            if known[pattern] == nil { known[pattern] = try? Regex(pattern) }
            return known[pattern].map { text.contains($0) } ?? false
        }
    }

    /// The regular expressions met so far: to make one takes many times as long as to use it.
    private static let expressions = Mutex<[String: Regex<AnyRegexOutput>]>([:])
}
