import JSONRPC
import Shapes
import StrictJSON

/// The client in Python, made from the OpenRPC document: a method of a class for each of the daemon's, and a class for
/// each error. What talks to the socket is the same for every document: ``PythonRuntime``.
struct PythonClient {
    private let document: JSONValue
    private static let columns = 112
    /// Sent all day long, and harmless when sent twice: keys of theirs would only push at the bound of kept keys.
    private static let heartbeats: Set = ["time.renewLease"]

    init(_ document: JSONValue) {
        self.document = document
    }

    func text() -> String {
        var text = PythonRuntime.head + "\n\n"
        text += "# What changes something and takes an `idempotencyKey`: `call` draws one for each.\n"
        text += set("KEYED", methods.filter(Self.isKeyed))
        text += "# What changes something and takes none: not sent a second time.\n"
        text += set("ONCE", methods.filter { $0["x-changes"]?.bool == true && $0["x-idempotencyKey"]?.bool != true })
        text += "\n\n" + PythonRuntime.errors + errors() + "\n\n" + PythonRuntime.connection
        for method in methods { text += "\n" + definition(of: method) }
        return text
    }

    // MARK: Methods

    private static func isKeyed(_ method: JSONValue) -> Bool {
        method["x-idempotencyKey"]?.bool == true && !heartbeats.contains(method["name"]?.string ?? "")
    }

    private var methods: [JSONValue] { elements(of: document["methods"]) }

    private func set(_ name: String, _ methods: [JSONValue]) -> String {
        let names = methods.compactMap { $0["name"]?.string }.map { "\"\($0)\"" }
        let lines = Self.wrapped(names.joined(separator: ", "), Self.columns - 4)
        return "\(name) = frozenset([\n" + lines.map { "    \($0)\n" }.joined() + "])\n"
    }

    private func definition(of method: JSONValue) -> String {
        let name = method["name"]?.string ?? ""
        let params = elements(of: method["params"])
        let sorted = params.filter(Self.isRequired) + params.filter { !Self.isRequired($0) }
        let result = method["result.schema"].map(type) ?? "Any"
        let passed = ["\"\(name)\""] + params.compactMap { $0["name"]?.string }.map(Self.passed)
        return call("    def \(name.replacing(".", with: "_"))", signature(sorted), end: " -> \(result):")
            + documentation(of: method, params)
            + call("        return self.call", passed)
    }

    private func signature(_ params: [JSONValue]) -> [String] {
        guard !params.isEmpty else { return ["self"] }
        return ["self", "*"]
            + params.map { param in
                Self.variable(param["name"]?.string ?? "") + ": \(param["schema"].map(type) ?? "Any")"
                    + (Self.isRequired(param) ? "" : " = ABSENT")
            }
    }

    private func documentation(of method: JSONValue, _ params: [JSONValue]) -> String {
        let margin = "        "
        let width = Self.columns - margin.count
        var lines = Self.wrapped("\"\"\"" + Self.escaped(method["summary"]?.string ?? ""), width) + [""]
        for param in params {
            guard let meaning = meaning(of: param) else { continue }
            let name = Self.variable(param["name"]?.string ?? "")
            lines += Self.wrapped("\(name): \(Self.escaped(meaning))", width, hanging: "  ")
        }
        var facts = "For: \(method["x-role"]?.string ?? "")."
        if let shape = method["result.schema.$ref"]?.string { facts += " Result: \(Self.lastPart(shape))." }
        let errors = elements(of: method["errors"]).compactMap { $0["data.kind"]?.string }.map(Self.className)
        if !errors.isEmpty { facts += " Raises \(errors.joined(separator: ", "))." }
        lines += Self.wrapped(facts, width, hanging: "  ") + ["\"\"\""]
        return lines.map { $0.isEmpty ? "\n" : margin + $0 + "\n" }.joined()
    }

    /// What a parameter is, in words; nil when its name and type say all.
    private func meaning(of param: JSONValue) -> String? {
        let words = [param["schema"].flatMap(shape), param["summary"]?.string].compactMap { $0 }
        return words.isEmpty ? nil : words.joined(separator: ". ")
    }

    /// What stands behind `dict`, `list` or `str`.
    private func shape(_ schema: JSONValue) -> String? {
        if let reference = schema["$ref"]?.string { return Self.lastPart(reference) }
        if let words = schema["enum"]?.texts { return words.joined(separator: ", ") }
        if let choices = schema["oneOf"] { return choices.elements.compactMap(shape).first }
        return schema["items"].flatMap(shape).map { "list of \($0)" }
    }

    /// A schema as a type of Python.
    private func type(_ schema: JSONValue) -> String {
        if let reference = schema["$ref"]?.string {
            return document["components.schemas"]?.member(Self.lastPart(reference)).map(type) ?? "Any"
        }
        if let choices = schema["oneOf"] {
            return choices.elements.map(type).reduce(into: [String]()) { types, type in
                if !types.contains(type) { types.append(type) }
            }.joined(separator: " | ")
        }
        return switch schema["type"]?.string {
        case "string": "str"
        case "integer": "int"
        case "number": "float"
        case "boolean": "bool"
        case "array": "list"
        case "object": "dict"
        case "null": "None"
        default: "Any"
        }
    }

    // MARK: Errors

    /// A class for each kind, in the order in which the document names them.
    private func errors() -> String {
        var text = ""
        var known: Set<String> = []
        for error in (elements(of: document["x-commonErrors"]) + methods.flatMap { elements(of: $0["errors"]) }) {
            guard let kind = error["data.kind"]?.string, known.insert(kind).inserted else { continue }
            let words = "\(error["code"]?.source ?? ""): \(Self.escaped(error["message"]?.string ?? ""))"
            text += "\n\nclass \(Self.className(of: kind))(KiddError, kind=\"\(kind)\"):\n"
            text += Self.wrapped("\"\"\"\(words)\"\"\"", Self.columns - 4).map { "    \($0)\n" }.joined()
        }
        return text
    }

    /// `not_now` is `NotNow`.
    private static func className(of kind: String) -> String {
        kind.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    // MARK: Names and texts

    /// Python's own words, which can be no names.
    private static let keywords: Set = [
        "False", "None", "True", "and", "as", "assert", "async", "await", "break", "class", "continue", "def", "del",
        "elif", "else", "except", "finally", "for", "from", "global", "if", "import", "in", "is", "lambda", "nonlocal",
        "not", "or", "pass", "raise", "return", "try", "while", "with", "yield",
    ]

    /// A parameter's name in Python: `from` is `from_`.
    private static func variable(_ name: String) -> String { keywords.contains(name) ? name + "_" : name }

    /// A parameter as it is handed to `call`.
    private static func passed(_ name: String) -> String {
        keywords.contains(name) ? "**{\"\(name)\": \(name)_}" : "\(name)=\(name)"
    }

    /// Words between three quotes.
    private static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("\"\"\"", with: "\\\"\\\"\\\"")
            .replacing(/"$/, with: "\\\"").replacing(/^"/, with: "\\\"")
    }

    // MARK: Lines

    /// A call or definition on one line, or with its arguments on lines of their own.
    private func call(_ beginning: String, _ arguments: [String], end: String = "") -> String {
        let line = beginning + "(" + arguments.joined(separator: ", ") + ")" + end
        guard line.count > Self.columns else { return line + "\n" }
        let margin = String(beginning.prefix { $0 == " " })
        let inner = margin + "    "
        let lines = Self.wrapped(arguments.joined(separator: ", ") + ",", Self.columns - inner.count)
        return beginning + "(\n" + lines.map { inner + $0 + "\n" }.joined() + margin + ")" + end + "\n"
    }

    /// Words in lines of at most so many characters.
    private static func wrapped(_ text: String, _ columns: Int, hanging: String = "") -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if !line.isEmpty, line.count + 1 + word.count > columns {
                lines.append(line)
                line = hanging + word
            } else {
                line += (line.isEmpty ? "" : " ") + word
            }
        }
        return lines + [line]
    }

    private static func isRequired(_ param: JSONValue) -> Bool { param["required"]?.bool == true }

    private static func lastPart(_ reference: String) -> String {
        reference.split(separator: "/").last.map(String.init) ?? reference
    }

    private func elements(of list: JSONValue?) -> [JSONValue] { list.map { Array($0.elements) } ?? [] }
}
