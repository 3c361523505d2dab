/// Reads fixed-width decimal numbers and single characters from ASCII text, from the front to the end.
struct DigitReader {
    private var rest: Substring.UTF8View

    init(_ text: String) {
        rest = Substring(text).utf8
    }

    /// Nothing is left to read.
    var isAtEnd: Bool { rest.isEmpty }

    /// Takes one of the given ASCII characters; nil (and nothing taken) when another or nothing follows.
    mutating func take(oneOf characters: String) -> Character? {
        guard let first = rest.first, characters.utf8.contains(first) else { return nil }
        rest.removeFirst()
        return Character(Unicode.Scalar(first))
    }

    /// Takes a number of exactly `width` digits; nil when something else follows.
    mutating func number(width: Int) -> Int? {
        var value = 0
        for _ in 0..<width {
            guard let digit = digit() else { return nil }
            value = value * 10 + digit
        }
        return value
    }

    /// Takes one digit; nil (and nothing taken) when something else follows.
    mutating func digit() -> Int? {
        guard let first = rest.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return nil }
        rest.removeFirst()
        return Int(first - UInt8(ascii: "0"))
    }
}
