import Words

/// A number as a child may write it, by its value (Content, Question kinds, fillInBlank).
struct WrittenNumber: Hashable {
    /// Of the value in lowest terms; with the sign.
    private(set) var numerator: Int
    /// Of the value in lowest terms; positive.
    private(set) var denominator: Int
    /// Whether it is written with a fraction bar.
    private(set) var isFraction = false
    /// Whether it is a whole number, or written as a fraction in lowest terms.
    private(set) var isInLowestTerms: Bool

    /// How a language writes numbers.
    enum Notation: CaseIterable {
        /// 1,000.5
        case point
        /// 1.000,5, and 0.5 where it can be nothing else.
        case comma

        /// What a language has, by its tag.
        init(language: String) { self = Language.named(language)?.hasDecimalComma == true ? .comma : .point }

        fileprivate var decimal: Character { self == .point ? "." : "," }
        fileprivate var group: Character { self == .point ? "," : "." }
    }

    /// More digits are no number that anybody asks for.
    private static let mostDigits = 15
    private static let spaces: Set<Character> = [" ", "\u{A0}", "\u{202F}", "\u{2009}"]
    private static let fractions: [Character: String] = [
        "½": "1/2", "⅓": "1/3", "⅔": "2/3", "¼": "1/4", "¾": "3/4", "⅕": "1/5", "⅖": "2/5", "⅗": "3/5", "⅘": "4/5",
        "⅙": "1/6", "⅚": "5/6", "⅛": "1/8", "⅜": "3/8", "⅝": "5/8", "⅞": "7/8",
    ]

    /// Digits with or without a sign, zeros in front, an equals sign before or a full stop after; with a fraction, or with the
    /// decimal and thousands separators of the language; nil for anything else.
    init?(_ text: String, _ notation: Notation = .point) {
        var written = Substring(text.map { Self.spaces.contains($0) ? " " : $0 == "⁄" ? "/" : $0 })
        written = written.trimmingPrefix { $0 == " " || $0 == "=" }
        while let last = written.last, last == " " || last == "." { written = written.dropLast() }
        let isNegative = ["-", "−", "–"].contains(written.first)
        if isNegative || written.first == "+" { written = written.dropFirst() }
        if let last = written.last, let fraction = Self.fractions[last] {
            written = Substring(written.dropLast() + " " + fraction).trimmingPrefix { $0 == " " }
        }
        if written.contains("/") {
            self.init(fraction: written)
        } else {
            self.init(decimal: written, notation)
        }
        if isNegative { numerator = -numerator }
    }

    /// Such as 3/4, or 1 3/4.
    private init?(fraction written: Substring) {
        let parts = written.split(separator: "/", omittingEmptySubsequences: false)
        let above = parts[0].split(separator: " ")
        guard parts.count == 2, 1...2 ~= above.count, let last = above.last, let numerator = Self.whole(last),
            let denominator = Self.whole(parts[1].trimmingPrefix(" ")), denominator > 0
        else { return nil }
        let ones = above.count == 2 ? Self.whole(above[0]) : 0
        guard let ones, ones <= Self.power(6), denominator <= Self.power(6), numerator <= Self.power(6) else {
            return nil
        }
        self.init(ones * denominator + numerator, over: denominator)
        isFraction = true
        isInLowestTerms = Self.divisor(numerator, denominator) == 1
    }

    private init?(decimal written: Substring, _ notation: Notation) {
        let parts = written.split(separator: notation.decimal, maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = parts.first else { return nil }
        if parts.count == 2 {
            guard let ones = first.isEmpty ? "" : Self.grouped(first, notation.group) else { return nil }
            self.init(ones, parts[1])
        } else if let digits = Self.grouped(first, notation.group) {
            self.init(digits, "")
        } else if notation == .comma {
            // One point that parts no thousands.
            self.init(decimal: written, .point)
        } else {
            return nil
        }
    }

    private init?(_ ones: some StringProtocol, _ decimals: some StringProtocol) {
        guard let value = Self.whole(String(ones) + decimals) else { return nil }
        self.init(value, over: Self.power(decimals.count))
        isInLowestTerms = denominator == 1
    }

    private init(_ numerator: Int, over denominator: Int) {
        let divisor = max(1, Self.divisor(numerator, denominator))
        self.numerator = numerator / divisor
        self.denominator = denominator / divisor
        isInLowestTerms = true
    }

    /// Whether it says what an answer says. A fraction is not asked for where the answer is whole: 6/2 is no way to say 3.
    func says(_ answer: WrittenNumber) -> Bool {
        numerator == answer.numerator && denominator == answer.denominator && !(isFraction && answer.isWhole)
    }

    /// Whether its value is whole.
    var isWhole: Bool { denominator == 1 }

    /// Digits without the marks between thousands.
    private static func grouped(_ text: Substring, _ mark: Character) -> String? {
        let groups = text.split(separator: text.contains(mark) ? mark : " ", omittingEmptySubsequences: false)
        guard groups.count > 1 else { return whole(text) == nil ? nil : String(text) }
        let isGrouped =
            groups[0].count <= 3 && groups[0].first != "0" && groups.dropFirst().allSatisfy { $0.count == 3 }
        let digits = groups.joined()
        return isGrouped && whole(digits) != nil ? digits : nil
    }

    private static func whole(_ digits: some StringProtocol) -> Int? {
        guard !digits.isEmpty, digits.count <= mostDigits, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else {
            return nil
        }
        return Int(digits)
    }

    private static func power(_ exponent: Int) -> Int { (0..<exponent).reduce(1) { power, _ in power * 10 } }

    private static func divisor(_ first: Int, _ second: Int) -> Int {
        second == 0 ? first : divisor(second, first % second)
    }
}
