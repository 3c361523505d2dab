/// JSON with one member or element a line, the same for the same value: for files under version control.
public enum PrettyJSON {
    /// The text of a value, ended by a line feed.
    public static func text(of value: JSONValue) -> String {
        var text = ""
        append(value, indentation: "", to: &text)
        return text + "\n"
    }

    /// The same without any space between values, as it goes over the wire.
    public static func compact(_ value: JSONValue) -> String {
        switch value.kind {
        case .object:
            let members = value.members.map { name, member in
                var json = JSONWriter()
                json.string(name)
                return String(decoding: json.bytes, as: UTF8.self) + ":" + compact(member)
            }
            return "{" + members.joined(separator: ",") + "}"
        case .array: return "[" + value.elements.map(compact).joined(separator: ",") + "]"
        default: return String(decoding: value.literal, as: UTF8.self)
        }
    }

    private static func append(_ value: JSONValue, indentation: String, to text: inout String) {
        let inner = indentation + "  "
        switch value.kind {
        case .object where value.count > 0:
            var lines: [String] = []
            for (name, member) in value.members {
                var json = JSONWriter()
                json.string(name)
                var line = inner + String(decoding: json.bytes, as: UTF8.self) + ": "
                append(member, indentation: inner, to: &line)
                lines.append(line)
            }
            text += "{\n" + lines.joined(separator: ",\n") + "\n" + indentation + "}"
        case .array where value.count > 0:
            var lines: [String] = []
            for element in value.elements {
                var line = inner
                append(element, indentation: inner, to: &line)
                lines.append(line)
            }
            text += "[\n" + lines.joined(separator: ",\n") + "\n" + indentation + "]"
        default: text += String(decoding: value.literal, as: UTF8.self)
        }
    }
}
