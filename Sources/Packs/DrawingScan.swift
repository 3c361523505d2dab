/// Looks whether an SVG file draws and does nothing else: front-ends show it beside a child's question.
///
/// What is not known to be harmless is refused: elements and attributes go by a list, and nothing refers to anything.
struct DrawingScan {
    private static let elements: Set<String> = [
        "svg", "g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "title", "desc", "text",
        "tspan",
        "metadata", "defs",
    ]
    private static let attributes: Set<String> = [
        "xmlns", "version", "id", "class", "viewbox", "width", "height", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy",
        "r", "rx", "ry", "d", "points", "transform", "fill", "fill-opacity", "fill-rule", "stroke", "stroke-width",
        "stroke-linecap", "stroke-linejoin", "stroke-opacity", "stroke-dasharray", "stroke-dashoffset",
        "stroke-miterlimit", "opacity", "style", "font-size", "font-family", "font-weight", "text-anchor",
        "preserveaspectratio", "role", "aria-label", "aria-hidden", "xml:space", "dominant-baseline",
    ]
    /// Properties that programs write into `style` beside the attributes above; they change nothing outside.
    private static let properties: Set<String> = [
        "font-style", "font-stretch", "font-variant", "line-height", "display", "visibility", "paint-order",
        "vector-effect", "clip-rule", "stop-color", "stop-opacity", "marker", "overflow", "color",
    ]
    /// What may stand before a bracket: colors, and moves of a shape.
    private static let functions: Set<String> = [
        "rgb", "rgba", "hsl", "hsla", "matrix", "translate", "rotate", "scale", "skewx", "skewy",
    ]
    private static let namespace = "http://www.w3.org/2000/svg"
    private static let mostElements = 10_000
    private static let mostDepth = 64
    private static let references = ["&amp;", "&lt;", "&gt;", "&quot;", "&apos;"]

    private var rest: Substring
    private var hasRoot = false
    /// The elements that are open.
    private var open: [String] = []
    private var count = 0

    /// The first fault with its remedy; nil: a drawing.
    static func fault(in bytes: [UInt8]) -> String? {
        guard let text = String(validating: bytes, as: UTF8.self) else { return "is not UTF-8; save it as UTF-8" }
        var scan = DrawingScan(rest: text[...])
        return scan.fault()
    }

    private init(rest: Substring) { self.rest = rest }

    private mutating func fault() -> String? {
        while let place = rest.firstIndex(of: "<") {
            if let fault = fault(inText: rest[..<place]) { return fault }
            rest = rest[place...]
            if rest.hasPrefix("<!--") {
                guard let end = rest.dropFirst(4).firstRange(of: "--") else { return Self.cut }
                let inside = rest.dropFirst(4)[..<end.lowerBound]
                rest = rest[end.upperBound...]
                // Programs do not agree on where any other comment ends.
                guard rest.first == ">", !inside.hasPrefix(">"), !inside.hasPrefix("->") else {
                    return "has a comment with -- in it; save it as plain SVG without comments"
                }
                rest.removeFirst()
            } else if !hasRoot, rest.hasPrefix("<?xml ") {
                guard let end = rest.firstRange(of: "?>") else { return Self.cut }
                let declared = rest[..<end.lowerBound].lowercased()
                guard !declared.contains("encoding") || declared.contains("\"utf-8\"") || declared.contains("'utf-8'")
                else { return "says that it is not UTF-8; save it as UTF-8" }
                rest = rest[end.upperBound...]
            } else if let fault = takeTag() {
                return fault
            }
        }
        if let fault = fault(inText: rest) { return fault }
        if let last = open.last { return "does not close the element \(last); save it again" }
        return hasRoot ? nil : "is no drawing; an SVG file begins with the element svg and its namespace"
    }

    private static let cut = "ends in the middle of a tag; save it again"

    /// Takes a tag with its attributes.
    private mutating func takeTag() -> String? {
        rest.removeFirst()
        let isEnd = rest.first == "/"
        if isEnd { rest.removeFirst() }
        let name = takeName()
        guard Self.elements.contains(name) else {
            return "has <\(name)>; a drawing has plain shapes alone, so save it as plain SVG without <\(name)>"
        }
        count += 1
        if count > Self.mostElements || open.count > Self.mostDepth {
            return "has more than \(Self.mostElements) shapes, or more than \(Self.mostDepth) inside of each other; "
                + "simplify the drawing"
        }
        if hasRoot, open.isEmpty { return "goes on after its end; save it again" }
        if isEnd, open.popLast() != name { return "closes the element \(name) at a wrong place; save it again" }
        if !isEnd { open.append(name) }
        var hasNamespace = false
        while true {
            rest = rest.drop { $0.isWhitespace }
            guard let next = rest.first else { return Self.cut }
            if next == ">" || next == "/" {
                rest.removeFirst()
                if next == "/" {
                    guard rest.first == ">", !isEnd else { return Self.cut }
                    rest.removeFirst()
                    open.removeLast()
                }
                break
            }
            if let fault = takeAttribute(&hasNamespace) { return fault }
        }
        if !hasRoot {
            guard name == "svg", hasNamespace else {
                return "is no drawing; an SVG file begins with the element svg and its namespace"
            }
            hasRoot = true
        }
        return nil
    }

    private mutating func takeAttribute(_ hasNamespace: inout Bool) -> String? {
        let name = takeName()
        rest = rest.drop { $0.isWhitespace }
        guard rest.first == "=" else { return "has an attribute \(name) without a value; save it as plain SVG" }
        rest = rest.dropFirst().drop { $0.isWhitespace }
        guard let quote = rest.first, quote == "\"" || quote == "'" else { return Self.cut }
        rest.removeFirst()
        guard let end = rest.firstIndex(of: quote) else { return Self.cut }
        let value = rest[..<end]
        rest = rest[rest.index(after: end)...]
        // Names of namespaces are only names; what would use them is not taken.
        if name.hasPrefix("xmlns:") { return nil }
        guard Self.attributes.contains(name) else {
            return "has the attribute \(name); a drawing has those of plain shapes alone, so save it as plain SVG"
        }
        if name == "xmlns" {
            hasNamespace = value == Self.namespace
            return hasNamespace ? nil : "has the namespace of something else; a drawing has \(Self.namespace) alone"
        }
        let lower = value.lowercased()
        if let loads = Self.loading(in: lower) {
            return "has \"\(loads)\" in the attribute \(name); a drawing refers to nothing outside or inside of it"
        }
        return name == "style" ? Self.fault(inStyle: lower) : nil
    }

    /// What might load or run something.
    private static func loading(in value: String) -> String? {
        if let word = ["url", "javascript", "@", "\\", "&", "<", "expression", "/*"].first(where: value.contains) {
            return word
        }
        var rest = value[...]
        while let bracket = rest.firstIndex(of: "(") {
            let before = rest[..<bracket]
            let name = String(before.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "-" }.reversed())
            guard functions.contains(name) else { return name + "(" }
            rest = rest[rest.index(after: bracket)...]
        }
        return nil
    }

    private static func fault(inStyle style: String) -> String? {
        for declaration in style.split(separator: ";") {
            let name = declaration.prefix { $0 != ":" }.filter { !$0.isWhitespace }
            if name.isEmpty || properties.contains(name) || name.hasPrefix("-inkscape-") { continue }
            guard name != "style", attributes.contains(name) else {
                return "has \(name) in a style; a drawing has the looks of its shapes alone, so save it as plain SVG"
            }
        }
        return nil
    }

    /// A name in lower case: what a browser reads in either case is refused in either.
    private mutating func takeName() -> String {
        let name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == ":") }
        rest = rest[name.endIndex...]
        // Something that is no name must be taken too, so that the scan goes on.
        if name.isEmpty, let other = rest.first {
            rest.removeFirst()
            return String(other)
        }
        return name.lowercased()
    }

    private func fault(inText text: Substring) -> String? {
        // A mark of the order of bytes may come first.
        if open.isEmpty, text.contains(where: { !$0.isWhitespace && $0 != "\u{FEFF}" }) {
            return "has text outside of its drawing; save it again"
        }
        var rest = text
        while let place = rest.firstIndex(of: "&") {
            rest = rest[place...]
            guard Self.references.contains(where: rest.hasPrefix) else {
                return "has an entity of its own; write the character itself"
            }
            rest.removeFirst()
        }
        return nil
    }
}
