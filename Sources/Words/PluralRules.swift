/// Which form a language has for a number: its rules as Unicode's CLDR writes them, for whole numbers.
///
/// A rule such as `n % 10 = 2..4 and n % 100 != 12..14` has `n`, `%`, `=`, `!=`, ranges, lists, `and`, `or`. The first
/// that holds names the form; without one it is `other`.
struct PluralRules: Sendable {
    /// One comparison.
    private struct Relation: Sendable {
        var modulus: Int?
        var isNegated: Bool
        var ranges: [ClosedRange<Int>]

        func holds(for number: Int) -> Bool {
            let value = modulus.map { number % $0 } ?? number
            return ranges.contains { $0.contains(value) } != isNegated
        }
    }

    /// By form: alternatives of relations that hold together.
    private var rules: [(form: String, alternatives: [[Relation]])] = []

    /// - Parameter texts: forms with their rules, in order; nil is the result when one cannot be read.
    init?(_ texts: [(form: String, rule: String)]) {
        for (form, rule) in texts {
            var alternatives: [[Relation]] = []
            for alternative in rule.split(separator: " or ") {
                var relations: [Relation] = []
                for text in alternative.split(separator: " and ") {
                    guard let relation = Self.relation(text) else { return nil }
                    relations.append(relation)
                }
                alternatives.append(relations)
            }
            guard !alternatives.isEmpty else { return nil }
            rules.append((form, alternatives))
        }
    }

    private static func relation(_ text: Substring) -> Relation? {
        let words = text.split(separator: " ")
        var rest = words[...]
        guard rest.popFirst() == "n" else { return nil }
        var modulus: Int?
        if rest.first == "%" {
            rest.removeFirst()
            guard let number = rest.popFirst().flatMap({ Int($0) }), number > 0 else { return nil }
            modulus = number
        }
        guard let sign = rest.popFirst(), sign == "=" || sign == "!=", let list = rest.popFirst(), rest.isEmpty else {
            return nil
        }
        var ranges: [ClosedRange<Int>] = []
        for item in list.split(separator: ",") {
            let ends = item.split(separator: ".").compactMap { Int($0) }
            guard let low = ends.first, let high = ends.last, ends.count <= 2, low <= high else { return nil }
            ranges.append(low...high)
        }
        return ranges.isEmpty ? nil : Relation(modulus: modulus, isNegated: sign == "!=", ranges: ranges)
    }

    /// The forms that it tells apart, `other` among them.
    var forms: [String] { rules.map(\.form) + ["other"] }

    /// The form for a number.
    func form(of number: Int) -> String {
        let magnitude = Int(clamping: number.magnitude)
        return rules.first { $0.alternatives.contains { $0.allSatisfy { $0.holds(for: magnitude) } } }?.form ?? "other"
    }
}
