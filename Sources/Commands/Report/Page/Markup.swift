import Words

/// A piece of a page of HTML that is well-formed XML too. A text becomes one only with all its signs escaped, so that no
/// name is ever taken for an element.
struct Markup: Equatable, Sendable {
    /// As it stands in the file.
    private(set) var source: String

    static let nothing = Markup(source: "")

    private init(source: String) { self.source = source }

    /// A text as it is read: nothing in it steers the page.
    init(_ text: String) { source = Self.escaped(text.printable) }

    /// An element with its attributes and what stands in it.
    static func element(
        _ name: String, _ attributes: [(String, String)] = [], _ children: [Markup] = []
    ) -> Markup {
        let start = "<" + name + attributes.map { " \($0.0)=\"\(escaped($0.1))\"" }.joined()
        let end = inline.contains(name) ? "" : "\n"
        guard !children.isEmpty else {
            // HTML knows elements without an end; all others have one.
            return Markup(source: start + (alone.contains(name) ? "/>" : "></\(name)>") + end)
        }
        return Markup(source: start + ">" + children.map(\.source).joined() + "</\(name)>" + end)
    }

    /// The same with a text in it.
    static func element(_ name: String, _ attributes: [(String, String)] = [], _ text: String) -> Markup {
        element(name, attributes, [Markup(text)])
    }

    /// Styles of this program's own; they hold no text of anybody.
    static func style(_ sheet: ReportStyle) -> Markup { Markup(source: "<style>\n\(sheet.text)</style>\n") }

    static func + (left: Markup, right: Markup) -> Markup { Markup(source: left.source + right.source) }

    /// Elements behind which no line ends, because a space would be seen there.
    private static let inline: Set<String> = ["strong", "span", "tspan", "text", "title", "desc"]
    private static let alone: Set<String> = [
        "meta", "br", "col", "path", "rect", "line", "circle", "polyline",
    ]

    private static func escaped(_ text: String) -> String {
        guard text.contains(where: { "<>&\"'".contains($0) }) else { return text }
        return text.reduce(into: "") { out, character in
            switch character {
            case "<": out += "&lt;"
            case ">": out += "&gt;"
            case "&": out += "&amp;"
            case "\"": out += "&quot;"
            case "'": out += "&#39;"
            default: out.append(character)
            }
        }
    }
}
