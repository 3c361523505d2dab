/// The formats of texts that the document names, by RFC 3339 and written apart from the daemon's reader.
enum TextFormat {
    /// Whether a text has a format; one that is not known has no texts.
    static func matches(_ text: String, _ format: String) -> Bool {
        let bytes = Array(text.utf8)
        switch format {
        case "date": return bytes.count == 10 && isDate(bytes[...])
        case "date-time": return isInstant(bytes)
        default: return false
        }
    }

    /// Whether it is an instant in whole seconds, with an offset in figures, as replies have it.
    static func isPlainInstant(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        guard bytes.count == 25, bytes[10] == UInt8(ascii: "T"), isInstant(bytes) else { return false }
        return number(bytes[17..<19]) != 60
    }

    private static func isInstant(_ bytes: [UInt8]) -> Bool {
        guard bytes.count >= 20, isDate(bytes[..<10]), "Tt".utf8.contains(bytes[10]),
            isTime(bytes[11..<16], most: 23), bytes[16] == UInt8(ascii: ":"), let second = number(bytes[17..<19]),
            second <= 60
        else { return false }
        var rest = bytes[19...]
        if rest.first == UInt8(ascii: ".") {
            let digits = rest.dropFirst().prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
            guard !digits.isEmpty else { return false }
            rest = rest.dropFirst(1 + digits.count)
        }
        guard let sign = rest.first else { return false }
        if "Zz".utf8.contains(sign) { return rest.count == 1 }
        return "+-".utf8.contains(sign) && rest.count == 6 && isTime(rest.dropFirst(), most: 23)
    }

    private static func isDate(_ bytes: ArraySlice<UInt8>) -> Bool {
        let dash = UInt8(ascii: "-")
        let start = bytes.startIndex
        guard bytes.count == 10, bytes[start + 4] == dash, bytes[start + 7] == dash,
            let year = number(bytes[start..<start + 4]), let month = number(bytes[start + 5..<start + 7]),
            let day = number(bytes[start + 8..<start + 10]), 1...12 ~= month
        else { return false }
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
        return 1...days ~= day
    }

    /// Hours and minutes with a colon between them.
    private static func isTime(_ bytes: ArraySlice<UInt8>, most hours: Int) -> Bool {
        let start = bytes.startIndex
        guard bytes.count == 5, bytes[start + 2] == UInt8(ascii: ":"), let hour = number(bytes[start..<start + 2]),
            let minute = number(bytes[start + 3..<start + 5])
        else { return false }
        return hour <= hours && minute <= 59
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        var value = 0
        for digit in digits {
            guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit else { return nil }
            value = value * 10 + Int(digit - UInt8(ascii: "0"))
        }
        return value
    }
}
