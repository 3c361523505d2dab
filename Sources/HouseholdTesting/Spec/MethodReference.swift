import API
import JSONRPC
import Shapes
import StrictJSON

/// The method reference in Markdown, made from the OpenRPC document.
struct MethodReference {
    private let document: JSONValue
    private let examples: [String: OpenRPC.Example]
    private let refused: RefusedExample

    init(_ document: JSONValue, _ examples: [String: OpenRPC.Example], refused: RefusedExample) {
        self.document = document
        self.examples = examples
        self.refused = refused
    }

    func text() -> String {
        var text = """
            # Method reference

            Generated from the method table by `make spec`; do not edit. The same for programs:
            [openrpc.json](openrpc.json), which the daemon also serves as `rpc.discover`.


            """
        text += wire() + "## Who may call\n\n"
        text += """
            A role says who may call: *anyone* who can open the socket; *child*: a front-end for the child that it
            names, or a parent; *parent*: a connection that was unlocked with a PIN; *owner*: the daemon's own account
            or root. In the examples `…` stands for a secret.


            """
        text += contents()
        for method in elements(of: document["methods"]) { text += section(of: method) }
        text += events()
        text += "## Shapes\n\nAbsent means \"does not apply\"; null only where it says so.\n\n"
        for shape in document["components.schemas"].map({ Array($0.members) }) ?? [] { text += section(of: shape) }
        text += "## Errors of every call\n\n" + errors(document["x-commonErrors"])
        return text + limits()
    }

    private func wire() -> String {
        """
        ## The wire

        JSON-RPC 2.0 over a Unix stream socket. A client takes the socket that `KIDD_SOCKET` names, else
        `$XDG_RUNTIME_DIR/kidd/kidd.sock` (kidd of this user), else `/run/kidd/kidd.sock` (kidd of the system). One
        message is one line of JSON in UTF-8, ended by a line feed; parameters go by name. What works with clients that
        others wrote stands in [clients](clients/README.md). A request and its reply:

        ```
        --> {"jsonrpc":"2.0","id":1,"method":"rpc.version"}
        <-- {"jsonrpc":"2.0","id":1,"result":\(examples["rpc.version"]?.result ?? "")}
        ```

        A call that is refused has done nothing of what it asks for:

        ```
        --> \(refused.request)
        <-- \(refused.reply)
        ```

        | in an error | |
        |---|---|
        | `code`, `data.kind` | the same as a number and as a word, for programs; each method lists its own |
        | `message` | for parents and developers: what is wrong and what helps; its words may change |
        | `data.say` | where a child may see it: a sentence for the child |
        | `data.path` | of `invalid_params`: where the parameter stands, as a JSON pointer (`/quietHours/0/start`) |
        | `data.decision` | of `not_now`: the whole answer of `time.mayI`, a [Decision](#decision) |
        | `data.waitSeconds` | of `wait` and of wrong entries: seconds until the next entry is taken |
        | others | say what they name: `data.activity` of `open` is the lesson to go on with |

        **Once only.** Methods that change something take an `idempotencyKey` beside their parameters where it says
        so, a text of the client's choice: a call that is sent again with the same key within a day
        (`idempotencyHours`) gets the first reply and changes nothing. With other parameters it is refused
        (`idempotency_conflict`).

        **Deadlines.** Every call takes `deadlineMs` beside its parameters: milliseconds, counted by a clock that
        nobody sets, from the receipt of its line. A reply that would leave later is the error `deadline`. Without
        `data.outcome` nothing happened; with it, the call was too far to be stopped, and `result` or `error` in it is
        what it came to. The error then comes when that is known, not before. With the same idempotency key the call
        can be sent again to get the first reply.

        **Cancelling.** `rpc.cancel` ends a call that waits or only reads: it then gets the error `cancelled`. A change
        that is being stored, and a PIN that is being checked, get their outcome. Ids are compared as they were written.
        The reply of `rpc.cancel` overtakes like that of `rpc.ping`; over a connection that is not read, because its
        calls in flight or its output are over the bound, neither is heard: another connection of the same account is.

        **Progress.** Where it says so, a call takes a `progressToken`, a text or a number of the client's choice. Before
        its reply then come notifications of the method `progress` to this connection alone, the first at once, at most
        ten a second: `{"token":…,"done":120,"total":812}`.

        **Notifications** (requests without an `id`) are never run and get no reply: what changes something wants to
        be acknowledged. **Batches**, arrays of at most \(WireLimits.batchCalls) requests, are answered by one line in
        the order of the requests; each call stands by itself, one that is refused undoes no other. Without a batch,
        too, requests may be sent before earlier ones are answered. What is sent behind `parent.unlock` waits for it,
        in a batch too, and is a parent's if the PIN was right.


        """
    }

    private func contents() -> String {
        let names = elements(of: document["methods"]).compactMap { $0["name"]?.string }
        var lines: [String] = []
        for name in names {
            let noun = name.prefix { $0 != "." }
            let link = "[\(name)](#\(name.lowercased().replacing(".", with: "")))"
            if let last = lines.last, last.hasPrefix("- **\(noun)**") {
                lines[lines.count - 1] = last + ", " + link
            } else {
                lines.append("- **\(noun)**: \(link)")
            }
        }
        return lines.joined(separator: "\n") + "\n\n## Methods\n\n"
    }

    // MARK: Methods

    private func section(of method: JSONValue) -> String {
        let name = method["name"]?.string ?? ""
        var notes = ["Role: \(method["x-role"]?.string ?? "")"]
        if method["x-changes"]?.bool == true { notes.append("changes something") }
        if method["x-idempotencyKey"]?.bool == true { notes.append("takes `idempotencyKey`") }
        if method["x-progressToken"]?.bool == true { notes.append("takes `progressToken`") }
        if method["x-developerOnly"]?.bool == true { notes.append("developer mode only") }
        notes.append("since \(method["x-added"]?.string ?? "")")
        var text = "### \(name)\n\n\(method["summary"]?.string ?? "")\n\n\(notes.joined(separator: "; ")).\n\n"
        let params = elements(of: method["params"])
        if params.isEmpty {
            text += "No parameters.\n\n"
        } else {
            text += "| parameter | type | | meaning |\n|---|---|---|---|\n"
            for param in params {
                text += row(
                    param["name"]?.string ?? "", param["schema"], isRequired: param["required"]?.bool == true,
                    param["summary"]?.string)
            }
            text += "\n"
        }
        text += "Result: \(method["result.schema"].map(type) ?? "").\n\n"
        if method["errors"]?.count ?? 0 > 0 { text += errors(method["errors"]) }
        return text + example(of: name)
    }

    private func example(of name: String) -> String {
        guard let example = examples[name] else { return "" }
        let params = example.params == "{}" ? "" : #","params":\#(example.params)"#
        return """
            Example: \(example.name).

            ```
            --> {"jsonrpc":"2.0","id":1,"method":"\(name)"\(params)}
            <-- {"jsonrpc":"2.0","id":1,"result":\(example.result)}
            ```


            """
    }

    // MARK: Events

    private func events() -> String {
        var text = """
            ## Events

            After `events.subscribe` the daemon sends notifications of the method `event`, the first after the reply.
            `seq` counts the events of the subscription from 1. A client that does not take them gets the last of each
            topic and child alone: then numbers are missing, and `coalesced` says how many earlier ones an event stands
            for. To go on after a broken connection, subscribe again with the last `cursor` as `since`; after a restart
            of the daemon, or when more than a thousand events have come, `gap` is true, and `state` in the reply is
            how things stand. What rests in quiet hours is not sent to a child later. The daemon ends a subscription
            itself when the connection may not hear it any more: with a last event of the topic `subscription`.


            """
        for event in elements(of: document["x-events"]) {
            let topic = event["topic"]?.string ?? ""
            text += "### Event \(topic)\n\n\(event["summary"]?.string ?? "")\n\n"
            text += "Heard by \(event["hearers"]?.string ?? ""). Parameters: \(event["params"].map(type) ?? "").\n\n"
            guard let example = event["example"] else { continue }
            text +=
                "```\n<-- {\"jsonrpc\":\"2.0\",\"method\":\"event\",\"params\":\(PrettyJSON.compact(example))}\n```\n\n"
        }
        return text
    }

    private func errors(_ list: JSONValue?) -> String {
        var text = "| code | kind | for |\n|---|---|---|\n"
        for error in elements(of: list) {
            text += "| \(error["code"]?.source ?? "") | `\(error["data.kind"]?.string ?? "")` "
            text += "| \(error["message"]?.string ?? "") |\n"
        }
        return text + "\n"
    }

    private func limits() -> String {
        var text = "## Limits\n\nAlso answered by `rpc.limits`.\n\n| limit | value | |\n|---|---|---|\n"
        for limit in PublishedLimits.all { text += "| `\(limit.name)` | \(limit.value) | \(limit.summary) |\n" }
        return text
    }

    // MARK: Shapes

    private func section(of shape: (name: String, value: JSONValue)) -> String {
        var text = "### \(shape.name)\n\n"
        if let summary = shape.value["description"]?.string { text += summary + "\n\n" }
        let members = shape.value["properties"].map { Array($0.members) } ?? []
        if members.isEmpty { return text + "An object without members.\n\n" }
        let required = shape.value["required"]?.texts ?? []
        text += "| member | type | | meaning |\n|---|---|---|---|\n"
        for member in members {
            text += row(
                member.name, member.value, isRequired: required.contains(member.name),
                member.value["description"]?.string)
        }
        return text + "\n"
    }

    private func row(_ name: String, _ schema: JSONValue?, isRequired: Bool, _ summary: String?) -> String {
        let need = isRequired ? "required" : "optional"
        return "| `\(name)` | \(schema.map(type) ?? "") | \(need) | \(summary ?? "") |\n"
    }

    /// A schema in a few words.
    private func type(_ schema: JSONValue) -> String {
        if let reference = schema["$ref"]?.string, let name = reference.split(separator: "/").last {
            return "[\(name)](#\(name.lowercased()))"
        }
        if let choices = schema["oneOf"] { return choices.elements.map(type).joined(separator: " or ") }
        switch schema["type"]?.string {
        case "array": return "list of " + (schema["items"].map(type) ?? "anything") + bounds(schema, "maxItems")
        case "integer": return "integer" + range(schema)
        case "string": return textType(schema)
        case "object": return "object of " + (schema["additionalProperties"].map(type) ?? "anything")
        case let name?: return name
        case nil: return "any JSON"
        }
    }

    private func textType(_ schema: JSONValue) -> String {
        if let words = schema["enum"] { return words.texts.map { "`\($0)`" }.joined(separator: ", ") }
        if schema["x-secret"]?.bool == true { return secretType(schema) }
        if let format = schema["format"]?.string { return "string (\(format))" }
        if let pattern = schema["pattern"]?.string { return "string (\(form(of: pattern)))" }
        return "string" + bounds(schema, "maxLength")
    }

    private func secretType(_ schema: JSONValue) -> String {
        schema["pattern"]?.string == "^[0-9]{4,12}$" ? "secret string (4 to 12 digits)" : "secret string"
    }

    /// A pattern as people write it.
    private func form(of pattern: String) -> String {
        if pattern.contains(":[0-5][0-9]") { return "\"HH:MM\"" }
        if pattern.hasSuffix("-(0[1-9]|1[0-2])$") { return "\"YYYY-MM\"" }
        return "`\(pattern.replacing("|", with: "\\|"))`"
    }

    private func bounds(_ schema: JSONValue, _ keyword: String) -> String {
        schema[keyword].map { " (at most \($0.source))" } ?? ""
    }

    private func range(_ schema: JSONValue) -> String {
        switch (schema["minimum"]?.source, schema["maximum"]?.source) {
        case (let low?, let high?): " (\(low) to \(high))"
        case (let low?, nil): " (from \(low))"
        case (nil, let high?): " (to \(high))"
        case (nil, nil): ""
        }
    }

    private func elements(of list: JSONValue?) -> [JSONValue] { list.map { Array($0.elements) } ?? [] }
}
