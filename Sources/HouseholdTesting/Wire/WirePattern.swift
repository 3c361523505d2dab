import StrictJSON

/// What a reply must have: objects may have more members; numbers and texts stand byte for byte.
struct WirePattern {
    /// The texts that were kept, by their names.
    private(set) var kept: [String: String] = [:]

    /// Whether a value has all that is wanted.
    mutating func fits(_ value: JSONValue, _ wanted: JSONValue) -> Bool {
        if wanted.kind == .string, let rule = wanted.string, rule.hasPrefix("<<"), rule.hasSuffix(">>") {
            return fits(value, rule: rule.dropFirst(2).dropLast(2))
        }
        guard value.kind == wanted.kind else { return false }
        switch wanted.kind {
        case .object:
            for (name, member) in wanted.members {
                guard let own = value.member(name), fits(own, member) else { return false }
            }
            return true
        case .array:
            guard value.count == wanted.count else { return false }
            for (own, member) in zip(value.elements, wanted.elements) where !fits(own, member) { return false }
            return true
        default: return value.source == wanted.source
        }
    }

    private mutating func fits(_ value: JSONValue, rule: Substring) -> Bool {
        switch rule {
        case "any": return true
        case "a text": return value.kind == .string
        case "a number": return value.kind == .number
        default:
            guard rule.hasPrefix("keep "), let text = value.string else { return false }
            kept[String(rule.dropFirst(5))] = text
            return true
        }
    }
}
