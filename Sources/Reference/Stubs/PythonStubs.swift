import StrictJSON

/// Declarations for Python: a `TypedDict` for each object, words as literals, and a protocol with the signature of each
/// method of `kidd.Kidd`.
struct PythonStubs {
    private let model: StubModel
    private static let columns = 112

    init(_ model: StubModel) {
        self.model = model
    }

    func text() -> String {
        var text = #"""
            """Types of kidd's protocol, generated from the method table by `make spec`; do not edit.

            Results and events of `kidd.Kidd` (examples/python/kidd.py) are dictionaries of these types:

                import typing
                import kidd, kidd_types

                family = typing.cast(kidd_types.Calls, kidd.Kidd())
                answer = family.time_mayI(child="mia")  # a kidd_types.MayI

            A key that is not required is absent where it does not apply; it is None only where its type says so. Needs
            Python 3.11, or an older one with typing_extensions.
            """

            from __future__ import annotations

            import sys
            from typing import Any, Dict, List, Literal, Union

            if sys.version_info >= (3, 11):
                from typing import NotRequired, Protocol, TypedDict
            else:
                from typing_extensions import NotRequired, Protocol, TypedDict


            """#
        for object in model.objects { text += "\n" + dictionary(object) + "\n" }
        for method in model.methods { text += "\n" + dictionary(method.params) + "\n" }
        for alias in model.aliases { text += "\n\(alias.name) = \(type(alias.schema, quoted: true))\n" }
        return text + "\n" + errors() + "\n" + events() + "\n\n" + calls()
    }

    // MARK: Objects

    private func dictionary(_ object: StubModel.Object) -> String {
        // A key that is a word of Python can stand in the other form alone.
        let isPlain = object.members.allSatisfy { !Self.keywords.contains($0.name) }
        return isPlain ? plain(object) : functional(object)
    }

    private func plain(_ object: StubModel.Object) -> String {
        var text = "class \(object.name)(TypedDict):\n"
        let summary = object.summary.isEmpty ? "" : Self.documentation(object.summary, margin: "    ")
        text += summary
        if object.members.isEmpty { return text + (summary.isEmpty ? "    pass\n" : "") }
        for member in object.members {
            text += Self.comment(member.summary, margin: "    ")
            let type = type(member.schema, quoted: false)
            text += "    \(member.name): \(member.isRequired ? type : "NotRequired[\(type)]")\n"
        }
        return text
    }

    private func functional(_ object: StubModel.Object) -> String {
        var text = Self.comment(object.summary, margin: "")
        text += "\(object.name) = TypedDict(\n    \"\(object.name)\",\n    {\n"
        for member in object.members {
            text += Self.comment(member.summary, margin: "        ")
            let type = type(member.schema, quoted: true)
            text += "        \"\(member.name)\": \(member.isRequired ? type : "NotRequired[\(type)]"),\n"
        }
        return text + "    },\n)\n"
    }

    /// A schema as a type; quoted where Python looks at it at once, before later names are there.
    private func type(_ schema: JSONValue, quoted: Bool) -> String {
        if let reference = schema["$ref"]?.string {
            let name = StubModel.name(of: reference)
            return quoted ? "\"\(name)\"" : name
        }
        if let choices = schema["oneOf"] {
            return "Union[\(choices.elements.map { type($0, quoted: quoted) }.joined(separator: ", "))]"
        }
        if let words = schema["enum"] { return Self.literal(words.texts) }
        switch schema["type"]?.string {
        case "string": return "str"
        case "integer": return "int"
        case "number": return "float"
        case "boolean": return "bool"
        case "null": return "None"
        case "array": return "List[\(schema["items"].map { type($0, quoted: quoted) } ?? "Any")]"
        case "object": return "Dict[str, \(schema["additionalProperties"].map { type($0, quoted: quoted) } ?? "Any")]"
        default: return "Any"
        }
    }

    private static func literal(_ words: [String]) -> String {
        "Literal[" + words.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
    }

    // MARK: Errors, events, calls

    private func errors() -> String {
        "ErrorKind = Literal[\n" + model.errors.map { "    \"\($0.kind)\",  # \($0.code)\n" }.joined() + "]\n"
    }

    private func events() -> String {
        "EventTopic = Literal[\n" + model.events.map { "    \"\($0.topic)\",\n" }.joined() + "]\n"
            + "Event = Union[\n" + model.events.map { "    \(type($0.params, quoted: true)),\n" }.joined() + "]\n"
    }

    private func calls() -> String {
        var text = "class Calls(Protocol):\n"
        text += Self.documentation("The methods of `kidd.Kidd` with the types of what they return.", margin: "    ")
        for method in model.methods {
            let members = method.params.members.filter { !Self.common.contains($0.name) }
            let sorted = members.filter(\.isRequired) + members.filter { !$0.isRequired }
            let arguments = sorted.map { member in
                let name = Self.keywords.contains(member.name) ? member.name + "_" : member.name
                return "\(name): \(type(member.schema, quoted: false))" + (member.isRequired ? "" : " = ...")
            }
            text += "\n    def \(method.name.replacing(".", with: "_"))(\n        self,\n"
            if !arguments.isEmpty { text += "        *,\n" + arguments.map { "        \($0),\n" }.joined() }
            text += "    ) -> \(type(method.result, quoted: false)):\n"
            text += Self.documentation("\(method.summary) Role: \(method.role).", margin: "        ") + "        ...\n"
        }
        return text
    }

    // MARK: Texts

    /// What the client in Python takes care of itself.
    private static let common: Set = ["idempotencyKey", "deadlineMs", "progressToken"]
    /// Python's own words that stand in parameters.
    private static let keywords: Set = ["from", "import", "class", "in", "is", "or", "and", "not", "pass", "with"]

    private static func comment(_ text: String, margin: String) -> String {
        guard !text.isEmpty else { return "" }
        return StubModel.wrapped(text, columns - margin.count).map { "\(margin)# \($0)\n" }.joined()
    }

    private static func documentation(_ text: String, margin: String) -> String {
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"\"\"", with: "'''")
        let lines = StubModel.wrapped(escaped, columns - margin.count - 3)
        guard lines.count > 1 else { return "\(margin)\"\"\"\(lines[0])\"\"\"\n" }
        return "\(margin)\"\"\"\(lines[0])\n" + lines.dropFirst().map { margin + $0 + "\n" }.joined()
            + "\(margin)\"\"\"\n"
    }
}
