import Household
import StrictJSON

/// Values at the bounds of a schema and just beyond them, right ones and wrong ones, as JSON texts.
struct BoundaryValues {
    /// Where references lead.
    let rules: JSONSchema

    /// All of them, each once, in an order that is always the same.
    func values(_ schema: JSONValue) -> [String] {
        var known: Set<String> = []
        return (Self.ofOtherTypes + own(schema)).filter { known.insert($0).inserted }
    }

    /// One of each type, so that whatever is expected, the others come too.
    private static let ofOtherTypes = ["null", "true", "1.5", "7", #""!""#, "[]", "{}", "[null]"]

    private func own(_ schema: JSONValue) -> [String] {
        if let reference = schema["$ref"]?.string { return rules.resolve(reference).map(own) ?? [] }
        if let choices = schema["oneOf"] {
            return choices.elements.flatMap(own) + literals(schema["x-maxJSONBytes"]?.integer)
        }
        if let words = schema["enum"] { return Self.words(words) }
        switch schema["type"]?.string {
        case "integer": return Self.integers(schema["minimum"]?.integer, schema["maximum"]?.integer)
        case "string": return texts(schema)
        default: return []
        }
    }

    private static func integers(_ least: Int64?, _ most: Int64?) -> [String] {
        var texts = ["-0", "0.0", "1e0", "1e2", "0.5", "1e400", "99999999999999999999", "-9223372036854775809"]
        texts += ["9223372036854775807", "9223372036854775808", "4294967296"]
        for bound in [least, most].compactMap({ $0 }) {
            texts += [bound.subtractingReportingOverflow(1), bound.addingReportingOverflow(1)]
                .filter { !$0.overflow }.map { String($0.partialValue) }
            texts += ["\(bound)", "\(bound).0", "\(bound).5"]
        }
        return texts
    }

    /// Every word, and words that are nearly one.
    private static func words(_ words: JSONValue) -> [String] {
        guard let first = words.texts.first else { return [] }
        let near = [
            "", first + " ", String(first.dropLast()), first.uppercased(), first.capitalized, "\u{FEFF}" + first,
        ]
        return words.elements.map(\.source) + near.filter { !words.texts.contains($0) }.map(JSONTree.quotedText)
    }

    /// Texts and numbers whose bytes as JSON are counted.
    private func literals(_ most: Int64?) -> [String] {
        guard let most = most.map(Int.init) else { return [] }
        let lengths = most - 1...most + 1
        return lengths.map { "\"" + String(repeating: "x", count: $0 - 2) + "\"" }
            + lengths.map { "1" + String(repeating: "0", count: $0 - 1) }
            + lengths.map { "\"" + String(repeating: "\u{e4}", count: ($0 - 2) / 2) + "\"" } + [#""\u0061""#]
    }

    // MARK: Texts

    private func texts(_ schema: JSONValue) -> [String] {
        var found: [String] = []
        let bounds = [schema["minLength"]?.integer, schema["maxLength"]?.integer, schema["x-maxBytes"]?.integer]
        for length in Set(bounds.compactMap { $0.map(Int.init) }).sorted() {
            for count in max(0, length - 1)...length + 1 { found += Self.texts(ofLength: count) }
        }
        switch schema["format"]?.string {
        case "date": found += Self.dates
        case "date-time": found += Self.instants
        default: break
        }
        if let pattern = schema["pattern"]?.string { found += Self.near(pattern) }
        return found.map(JSONTree.quotedText)
    }

    /// Texts of so many Unicode scalars, of one to four bytes each; the last one is half as many letters with accents.
    private static func texts(ofLength count: Int) -> [String] {
        guard count > 0 else { return [""] }
        let plain = ["x", "1", "\u{e4}", "\u{20ac}", "\u{1f600}"].map { String(repeating: $0, count: count) }
        let accented = String(repeating: "e\u{301}", count: count / 2) + (count % 2 == 0 ? "" : "e")
        return count > 10_000 ? [plain[0], plain[4]] : plain + [accented]
    }

    /// A text that fits, and texts that nearly do.
    private static func near(_ pattern: String) -> [String] {
        var random = SeededRandom(seed: 5)
        var found: [String] = []
        for _ in 0..<4 { if let text = PatternText.make(pattern, &random) { found.append(text) } }
        if let text = found.first {
            let rest = String(text.dropFirst())
            found += [
                "\(text)\n", " \(text)", "\(text) ", "\(text)0", "\(text)\u{301}", "\u{ff11}\(rest)", "+\(rest)", rest,
            ]
            found += [text.uppercased(), String(text.dropLast())]
        }
        if pattern.contains("[0-5][0-9]") { found += times }
        if pattern.hasPrefix("^(19|") { found += months }
        return found
    }

    private static let times = [
        "00:00", "23:59", "24:00", "24:01", "23:60", "05:59", "06:00", "06:01", "7:00", "07.00", "-1:00",
    ]
    private static let months = [
        "1899-12", "1900-01", "2000-00", "2000-12", "2000-13", "9999-12", "2000/01", "+200-01",
    ]

    private static let dates = [
        "2028-02-29", "2027-02-29", "2026-02-30", "2026-02-28", "2000-02-29", "2100-02-29", "2026-04-31", "2026-13-01",
        "2026-00-10", "2026-01-00", "2026-1-01", "2026-01-1", "0000-01-01", "9999-12-31", "10000-01-01", "-001-01-01",
        "2026-11-21T00:00:00Z", "2026/11/21", "20261121", "2026-11-21 ", "\u{ff12}026-11-21",
    ]

    private static let instants = [
        "2026-11-21T23:59:59+01:00", "2026-11-21T23:59:60+01:00", "2026-12-31T23:59:60Z", "2026-11-21T24:00:00+01:00",
        "2026-11-21T23:60:00+01:00", "2026-11-21T00:00:00+00:00", "2026-11-21T00:00:00-00:00", "2026-11-21T15:30:00Z",
        "2026-11-21t15:30:00z", "2026-11-21 15:30:00Z", "2026-11-21T15:30:00", "2026-11-21T15:30Z", "2026-11-21",
        "2026-11-21T15:30:00+23:59", "2026-11-21T15:30:00-23:59", "2026-11-21T15:30:00+24:00",
        "2026-11-21T15:30:00+00:60", "2026-11-21T15:30:00+0100", "2026-11-21T15:30:00+1:00", "2026-11-21T15:30:00.5Z",
        "2026-11-21T15:30:00.123456789+01:00", "2026-11-21T15:30:00.1234567890+01:00", "2026-11-21T15:30:00.+01:00",
        "2026-11-21T15:30:00,5Z", "1970-01-01T00:00:00Z", "1970-01-01T00:00:00+14:00", "1969-12-31T23:59:59Z",
        "9998-12-31T23:59:59Z", "9998-12-31T23:59:59-12:00", "9999-01-01T00:00:00Z", "2027-02-29T12:00:00Z",
        "2028-02-29T12:00:00Z", "2026-02-30T12:00:00+01:00", "+2026-11-21T15:30:00Z", "2026-11-21T15:30:00Z ",
    ]
}

extension String {
    /// The word with a capital and the rest small.
    fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
