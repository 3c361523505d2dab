/// A whole number as a child may write it.
enum WrittenNumber {
    /// Its value: digits with or without a sign, also with zeros in front, an equals sign before, or a full stop after; nil for
    /// anything else.
    static func value(of text: String) -> Int? {
        var digits = text.trimmingPrefix { $0 == " " || $0 == "=" }
        while let last = digits.last, last == " " || last == "." { digits = digits.dropLast() }
        let isNegative = digits.first == "-" || digits.first == "−"
        if isNegative || digits.first == "+" { digits = digits.dropFirst() }
        guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(digits) else {
            return nil
        }
        return isNegative ? -number : number
    }
}
