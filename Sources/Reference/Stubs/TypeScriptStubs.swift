import StrictJSON

/// Declarations for TypeScript: an interface for each object, maps from methods and topics to their types, and errors.
struct TypeScriptStubs {
    private let model: StubModel

    init(_ model: StubModel) {
        self.model = model
    }

    func text() -> String {
        var text = """
            // Types of kidd's protocol, generated from the method table by `make spec`; do not edit.
            //
            // A typed call in a client of your own:
            //
            //     declare function call<M extends MethodName>(method: M, params: Methods[M]["params"]):
            //         Promise<Methods[M]["result"]>;
            //
            // A member with `?` is absent where it does not apply; it is `null` only where its type says so.


            """
        for alias in model.aliases { text += "export type \(alias.name) = \(type(alias.schema));\n\n" }
        for object in model.objects { text += interface(object) }
        for method in model.methods { text += interface(method.params) }
        return text + methods() + events() + errors()
    }

    // MARK: Objects

    private func interface(_ object: StubModel.Object) -> String {
        var text = Self.comment(object.summary, margin: "") + "export interface \(object.name) {\n"
        for member in object.members {
            text += Self.comment(member.summary, margin: "    ")
            text += "    \(Self.key(member.name))\(member.isRequired ? "" : "?"): \(type(member.schema));\n"
        }
        return text + "}\n\n"
    }

    private func type(_ schema: JSONValue) -> String {
        if let reference = schema["$ref"]?.string { return StubModel.name(of: reference) }
        if let choices = schema["oneOf"] { return choices.elements.map(type).joined(separator: " | ") }
        if let words = schema["enum"] { return Self.union(words.texts) }
        switch schema["type"]?.string {
        case "integer", "number": return "number"
        case "boolean", "string", "null": return schema["type"]?.string ?? "unknown"
        case "array": return "Array<\(schema["items"].map(type) ?? "unknown")>"
        case "object": return "Record<string, \(schema["additionalProperties"].map(type) ?? "unknown")>"
        default: return "unknown"
        }
    }

    private static func union(_ words: [String]) -> String {
        words.isEmpty ? "never" : words.map { "\"\($0)\"" }.joined(separator: " | ")
    }

    /// A name that needs no quotes stands without.
    private static func key(_ name: String) -> String {
        name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } ? name : "\"\(name)\""
    }

    private static func comment(_ text: String, margin: String) -> String {
        guard !text.isEmpty else { return "" }
        let lines = StubModel.wrapped(text.replacing("*/", with: "*\\/"), 112 - margin.count)
        guard lines.count > 1 else { return "\(margin)/** \(lines[0]) */\n" }
        return "\(margin)/**\n" + lines.map { "\(margin) * \($0)\n" }.joined() + "\(margin) */\n"
    }

    // MARK: Maps

    private func methods() -> String {
        var text = "/** Every method with its parameters, its result, and the errors beside those of every call. */\n"
        text += "export interface Methods {\n"
        for method in model.methods {
            text += Self.comment("\(method.summary) Role: \(method.role).", margin: "    ")
            text += "    \"\(method.name)\": {\n        params: \(method.params.name);\n"
            text += "        result: \(type(method.result));\n        errors: \(Self.union(method.errors));\n    };\n"
        }
        return text + "}\n\nexport type MethodName = keyof Methods;\n\n"
    }

    private func events() -> String {
        var text = "/** The parameters of an `event` notification by its topic. */\nexport interface Events {\n"
        for event in model.events {
            text += Self.comment(event.summary, margin: "    ")
            text += "    \"\(event.topic)\": \(type(event.params));\n"
        }
        return text + "}\n\nexport type EventTopic = keyof Events;\n\n"
    }

    private func errors() -> String {
        var text = "/** The number of each error by its word. */\nexport interface ErrorCodes {\n"
        for error in model.errors {
            text += Self.comment(error.summary, margin: "    ") + "    \(error.kind): \(error.code);\n"
        }
        text += "}\n\nexport type ErrorKind = keyof ErrorCodes;\n\n"
        text += "/** Errors that every call may get. */\nexport type CommonErrorKind =\n"
        text += model.commonErrors.map { "    | \"\($0)\"" }.joined(separator: "\n") + ";\n\n"
        return text + """
            /** The `error` of a reply. Members of `data` beside `kind` depend on the error. */
            export interface RpcError<K extends ErrorKind = ErrorKind> {
                code: ErrorCodes[K];
                /** For parents and developers: what is wrong and what helps; its words may change. */
                message: string;
                data: {
                    kind: K;
                    /** A sentence for the child; always there in what a call on a child's behalf is answered. */
                    say?: string;
                    [member: string]: unknown;
                };
            }

            """
    }
}
