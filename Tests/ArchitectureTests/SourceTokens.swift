/// The words and marks of a Swift file, with comments left out and a text as one token.
///
/// Enough to find declarations: nested comments, texts of one line and of several, raw ones and what is put into a text
/// are known. Bare regular expressions are read like divisions, so a source must not hold a quote or a brace in one.
struct SourceTokens {
    struct Token {
        var text: String
        /// Counted from 1.
        var line: Int
    }

    private(set) var tokens: [Token] = []
    /// The lines that hold nothing but a doc comment.
    private(set) var docLines: Set<Int> = []
    /// The lines whose first sign is an `@`: attributes above a declaration.
    private(set) var attributeLines: Set<Int> = []

    private let bytes: [UInt8]
    private var cursor = 0
    private var line = 1

    init(_ text: String) {
        bytes = Array(text.utf8)
        while cursor < bytes.count { step() }
    }

    private mutating func step() {
        switch bytes[cursor] {
        case UInt8(ascii: "\n"):
            line += 1
            cursor += 1
        case UInt8(ascii: " "): cursor += 1
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLineComment()
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipBlockComment()
        case UInt8(ascii: "\""): takeText(hashes: 0)
        case UInt8(ascii: "#") where byte(1) == UInt8(ascii: "\"") || byte(1) == UInt8(ascii: "#"):
            let hashes = bytes[cursor...].prefix { $0 == UInt8(ascii: "#") }.count
            cursor += hashes
            takeText(hashes: hashes)
        case UInt8(ascii: "-") where byte(1) == UInt8(ascii: ">"): take(2)
        case let first where Self.isWord(first): take(bytes[cursor...].prefix(while: Self.isWord).count)
        case UInt8(ascii: "@"):
            if tokens.last?.line != line { attributeLines.insert(line) }
            take(1)
        default: take(1)
        }
    }

    private func byte(_ ahead: Int) -> UInt8? { cursor + ahead < bytes.count ? bytes[cursor + ahead] : nil }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "`"), 128...255:
            true
        default: false
        }
    }

    private mutating func take(_ count: Int) {
        tokens.append(Token(text: String(decoding: bytes[cursor..<(cursor + count)], as: UTF8.self), line: line))
        cursor += count
    }

    private mutating func skipLineComment() {
        if byte(2) == UInt8(ascii: "/"), tokens.last?.line != line { docLines.insert(line) }
        while cursor < bytes.count, bytes[cursor] != UInt8(ascii: "\n") { cursor += 1 }
    }

    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if bytes[cursor] == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
                depth += 1
                cursor += 1
            } else if bytes[cursor] == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
                depth -= 1
                cursor += 1
            } else if bytes[cursor] == UInt8(ascii: "\n") {
                line += 1
            }
            cursor += 1
        } while depth > 0 && cursor < bytes.count
    }

    /// At the first quote of a text.
    private mutating func takeText(hashes: Int) {
        tokens.append(Token(text: "\"", line: line))
        let quotes = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"") ? 3 : 1
        cursor += quotes
        while cursor < bytes.count {
            switch bytes[cursor] {
            case UInt8(ascii: "\"") where ends(quotes, hashes):
                cursor += quotes + hashes
                return
            case UInt8(ascii: "\\") where escapes(hashes):
                cursor += 1 + hashes
                if byte(0) == UInt8(ascii: "(") { skipInterpolation() } else { cursor += 1 }
            case UInt8(ascii: "\n"):
                line += 1
                cursor += 1
            default: cursor += 1
            }
        }
    }

    private func ends(_ quotes: Int, _ hashes: Int) -> Bool {
        (0..<quotes).allSatisfy { byte($0) == UInt8(ascii: "\"") }
            && (quotes..<(quotes + hashes)).allSatisfy { byte($0) == UInt8(ascii: "#") }
    }

    private func escapes(_ hashes: Int) -> Bool {
        (1..<(1 + hashes)).allSatisfy { byte($0) == UInt8(ascii: "#") }
    }

    /// At the parenthesis that opens it; what is in it leaves no tokens.
    private mutating func skipInterpolation() {
        let kept = tokens.count
        var depth = 0
        repeat {
            if bytes[cursor] == UInt8(ascii: "(") { depth += 1 }
            if bytes[cursor] == UInt8(ascii: ")") { depth -= 1 }
            step()
        } while depth > 0 && cursor < bytes.count
        tokens.removeSubrange(kept...)
    }
}
