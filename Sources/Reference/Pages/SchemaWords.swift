import StrictJSON

/// Schemas in a few words, with links to the pages of their shapes.
struct SchemaWords {
    let model: ReferenceModel
    /// The page on which the words stand.
    let page: String

    /// A schema in a few words.
    func type(_ schema: JSONValue) -> String {
        if let reference = schema["$ref"]?.string, let name = reference.split(separator: "/").last {
            return link(to: String(name))
        }
        if let bytes = schema["x-maxJSONBytes"] { return "string or number (at most \(bytes.source) bytes as JSON)" }
        if let choices = schema["oneOf"] { return choices.elements.map(type).joined(separator: " or ") }
        switch schema["type"]?.string {
        case "array": return "list of " + (schema["items"].map(type) ?? "anything") + counts(schema)
        case "integer": return "integer" + range(schema)
        case "string": return text(schema)
        case "object": return "object of " + (schema["additionalProperties"].map(type) ?? "anything")
        case let name?: return name
        case nil: return "any JSON"
        }
    }

    /// A shape by its name.
    func link(to shape: String) -> String {
        let home = model.pages[shape] ?? ReferenceModel.sharedPage
        return "[\(shape)](\(home == page ? "" : home + ".md")#\(shape.lowercased()))"
    }

    /// One row of a table of members or parameters.
    func row(_ name: String, _ schema: JSONValue?, isRequired: Bool, _ summary: String?) -> String {
        let need = isRequired ? "required" : "optional"
        return "| `\(name)` | \(schema.map(type) ?? "") | \(need) | \(summary ?? "") |\n"
    }

    private func text(_ schema: JSONValue) -> String {
        if let words = schema["enum"] { return words.texts.map { "`\($0)`" }.joined(separator: ", ") }
        if schema["x-secret"]?.bool == true { return "secret string" }
        if let format = schema["format"]?.string { return "string (\(format))" }
        if let pattern = schema["pattern"]?.string {
            let lengths = pattern.contains("{") ? "" : lengths(schema)
            return "string (\(form(of: pattern))\(lengths))"
        }
        if let bytes = schema["x-maxBytes"] { return "string (at most \(bytes.source) bytes)" }
        return "string" + bounds(schema, "maxLength")
    }

    /// A pattern as people write it.
    private func form(of pattern: String) -> String {
        if pattern.contains(":[0-5][0-9]") { return "\"HH:MM\"" }
        if pattern.hasSuffix("-(0[1-9]|1[0-2])$") { return "\"YYYY-MM\"" }
        return "`\(pattern.replacing("|", with: "\\|"))`"
    }

    /// How long a text with a pattern may be, where the pattern does not say it.
    private func lengths(_ schema: JSONValue) -> String {
        guard let most = schema["maxLength"] else { return "" }
        let least = schema["minLength"]?.source ?? "0"
        return least == most.source ? "" : ", \(least) to \(most.source) characters"
    }

    private func bounds(_ schema: JSONValue, _ keyword: String) -> String {
        schema[keyword].map { " (at most \($0.source))" } ?? ""
    }

    private func counts(_ schema: JSONValue) -> String {
        guard let least = schema["minItems"] else { return bounds(schema, "maxItems") }
        return schema["maxItems"].map { " (\(least.source) to \($0.source))" } ?? " (at least \(least.source))"
    }

    private func range(_ schema: JSONValue) -> String {
        switch (schema["minimum"]?.source, schema["maximum"]?.source) {
        case (let low?, let high?): " (\(low) to \(high))"
        case (let low?, nil): " (from \(low))"
        case (nil, let high?): " (to \(high))"
        case (nil, nil): ""
        }
    }
}
