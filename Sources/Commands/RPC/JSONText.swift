import JSONRPC
import Shapes
import StrictJSON

/// JSON for people: indented, with colour where there is some. Numbers and texts stay as they came.
enum JSONText {
    static func indented(_ json: [UInt8], on terminal: Terminal) -> [UInt8] {
        guard let document = try? JSONDocument(scanning: json, maximumDepth: 2 * WireLimits.depth) else {
            return json + [ReplyWriter.newline]
        }
        var text = ""
        append(document.root, level: 0, terminal, to: &text)
        return Array((text + "\n").utf8)
    }

    /// The same JSON, in which characters that steer a terminal or turn the direction of writing are written as escapes.
    /// (Those below the space stand in no JSON text.)
    static func harmless(_ json: [UInt8]) -> [UInt8] {
        // All of them begin with one of these bytes.
        guard json.contains(where: { $0 == 0x7F || $0 == 0xC2 || $0 == 0xD8 || $0 == 0xE2 }) else { return json }
        var text = ""
        for scalar in String(decoding: json, as: UTF8.self).unicodeScalars {
            if scalar.value >= 0x7F, String.steers(scalar) {
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        return Array(text.utf8)
    }

    private static func append(_ value: JSONValue, level: Int, _ terminal: Terminal, to text: inout String) {
        let literal = String(decoding: value.literal, as: UTF8.self)
        switch value.kind {
        case .string: text += terminal.styled(literal, .green)
        case .number, .bool, .null: text += terminal.styled(literal, .yellow)
        case .array:
            list(Array(value.elements), "[", "]", level, to: &text) { element, text in
                append(element, level: level + 1, terminal, to: &text)
            }
        case .object:
            list(Array(value.members), "{", "}", level, to: &text) { member, text in
                let name = String(decoding: Shape.text().encode(member.name), as: UTF8.self)
                text += terminal.styled(name, .blue) + ": "
                append(member.value, level: level + 1, terminal, to: &text)
            }
        }
    }

    private static func list<Item>(
        _ items: [Item], _ begin: String, _ end: String, _ level: Int, to text: inout String,
        _ body: (Item, inout String) -> Void
    ) {
        text += begin
        for (index, item) in items.enumerated() {
            text += (index == 0 ? "\n" : ",\n") + String(repeating: "  ", count: level + 1)
            body(item, &text)
        }
        if !items.isEmpty { text += "\n" + String(repeating: "  ", count: level) }
        text += end
    }
}
