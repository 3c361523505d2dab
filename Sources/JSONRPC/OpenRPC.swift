import Shapes
import StrictJSON

/// The OpenRPC document of a method table: what `rpc.discover` answers and `rpc-spec/openrpc.json` holds.
public struct OpenRPC: Sendable {
    /// One replayed call of a method, as JSON texts.
    public struct Example: Sendable {
        /// What the example shows, in a few words.
        public var name: String
        /// The parameters as they were sent, without the idempotency key of the test.
        public var params: String
        /// The result as it came; secrets are replaced by an ellipsis.
        public var result: String

        public init(name: String, params: String, result: String) {
            self.name = name
            self.params = params
            self.result = result
        }
    }

    /// The name of the API in `info`.
    public var title: String
    /// The version of the daemon whose document this is.
    public var version: String
    /// The text that stands in `info.description`.
    public var summary: String
    /// In the order in which the document names them.
    public var methods: [MethodDescription]
    /// Errors that every call may get.
    public var commonErrors: [ErrorCode]
    /// Every error that there is.
    public var errors: [ErrorCode]
    /// By the name of the method; a method without one has no example in the document.
    public var examples: [String: Example]
    /// Every bound, as it is published.
    public var limits: [(name: String, value: Int, summary: String)]
    /// Notifications that the daemon sends, and the parameters of one of each topic as JSON texts.
    public var events: [EventDescription]
    /// By topic: the parameters of one event each, as JSON.
    public var eventExamples: [String: String]
    /// The parameters of `progress` notifications.
    public var progress: Schema?

    public init(
        title: String, version: String, summary: String, methods: [MethodDescription], commonErrors: [ErrorCode],
        errors: [ErrorCode],
        examples: [String: Example], limits: [(name: String, value: Int, summary: String)],
        events: [EventDescription] = [], eventExamples: [String: String] = [:], progress: Schema? = nil
    ) {
        self.title = title
        self.version = version
        self.summary = summary
        self.methods = methods
        self.commonErrors = commonErrors
        self.errors = errors
        self.examples = examples
        self.limits = limits
        self.events = events
        self.eventExamples = eventExamples
        self.progress = progress
    }

    /// The document as compact JSON.
    public func document() -> [UInt8] {
        var schemas = SchemaWriter()
        for method in methods {
            for param in method.params { schemas.collect(param.schema) }
            schemas.collect(method.result)
        }
        for event in events { schemas.collect(event.params) }
        if let progress { schemas.collect(progress) }
        for member in errors.flatMap(\.data) { schemas.collect(member.schema) }
        var json = JSONWriter(reserving: 64 << 10)
        json.beginObject()
        json.member("openrpc", "1.3.2")
        writeInfo(to: &json)
        json.key("methods")
        json.beginArray()
        for method in methods { write(method, schemas, to: &json) }
        json.endArray()
        json.key("components")
        json.beginObject()
        json.key("schemas")
        json.beginObject()
        for (name, schema) in schemas.components {
            json.key(name)
            schemas.write(schema, inline: true, to: &json)
        }
        json.endObject()
        json.endObject()
        writeEvents(schemas, to: &json)
        writeCommonParams(schemas, to: &json)
        json.key("x-limits")
        json.beginObject()
        for limit in limits { json.member(limit.name, Int64(limit.value)) }
        json.endObject()
        json.key("x-commonErrors")
        writeErrors(commonErrors, to: &json)
        writeErrorTable(schemas, to: &json)
        json.endObject()
        return json.bytes
    }

    private func writeInfo(to json: inout JSONWriter) {
        json.key("info")
        json.beginObject()
        json.member("title", title)
        json.member("version", version)
        json.member("description", summary)
        json.endObject()
    }

    private func write(_ method: MethodDescription, _ schemas: SchemaWriter, to json: inout JSONWriter) {
        json.beginObject()
        json.member("name", method.name)
        json.member("summary", method.summary)
        json.member("paramStructure", "by-name")
        json.key("params")
        json.beginArray()
        for param in method.params { write(param, schemas, to: &json) }
        json.endArray()
        json.key("result")
        json.beginObject()
        json.member("name", "result")
        json.key("schema")
        schemas.write(method.result, to: &json)
        json.endObject()
        json.key("errors")
        writeErrors(method.errors, to: &json)
        if let example = examples[method.name] {
            json.key("examples")
            json.beginArray()
            write(example, to: &json)
            json.endArray()
        }
        json.member("x-added", method.added)
        json.member("x-role", method.role.rawValue)
        if method.opensToRoot {
            json.key("x-opensToRoot")
            json.bool(true)
        }
        json.key("x-changes")
        json.bool(method.isChange)
        json.key("x-idempotencyKey")
        json.bool(method.isKeyed)
        if let choice = method.choice { write(choice, to: &json) }
        if let work = method.work { json.member("x-allowance", work.rawValue) }
        if method.reportsProgress {
            json.key("x-progressToken")
            json.bool(true)
        }
        if method.isDeveloperOnly {
            json.key("x-developerOnly")
            json.bool(true)
        }
        json.endObject()
    }

    private func write(_ choice: ParamChoice, to json: inout JSONWriter) {
        let (key, names) =
            switch choice {
            case .exactlyOne(let names): ("x-exactlyOneOf", names)
            case .atMostOne(let names): ("x-atMostOneOf", names)
            }
        json.key(key)
        json.beginArray()
        for name in names { json.string(name) }
        json.endArray()
    }

    /// OpenRPC has no place of its own for what a server sends unasked.
    private func writeEvents(_ schemas: SchemaWriter, to json: inout JSONWriter) {
        json.key("x-events")
        json.beginArray()
        for event in events {
            json.beginObject()
            json.member("topic", event.topic)
            json.member("summary", event.summary)
            json.member("hearers", event.hearers)
            json.key("params")
            schemas.write(event.params, to: &json)
            if let example = eventExamples[event.topic] {
                json.key("example")
                json.raw(example.utf8)
            }
            json.endObject()
        }
        json.endArray()
    }

    /// What stands beside a method's own parameters, and what is sent to those who ask for it so.
    private func writeCommonParams(_ schemas: SchemaWriter, to json: inout JSONWriter) {
        json.key("x-commonParams")
        json.beginArray()
        for (member, takers) in CommonParams.described {
            json.beginObject()
            json.member("name", member.name)
            json.member("summary", member.summary)
            json.member("takers", takers)
            json.key("schema")
            schemas.write(member.schema, to: &json)
            json.endObject()
        }
        json.endArray()
        guard let progress else { return }
        json.key("x-progress")
        schemas.write(progress, to: &json)
    }

    private func write(_ param: SchemaMember, _ schemas: SchemaWriter, to json: inout JSONWriter) {
        json.beginObject()
        json.member("name", param.name)
        if !param.summary.isEmpty { json.member("summary", param.summary) }
        json.key("required")
        json.bool(param.isRequired)
        json.key("schema")
        schemas.write(param.schema, to: &json)
        json.endObject()
    }

    private func writeErrors(_ errors: [ErrorCode], to json: inout JSONWriter) {
        json.beginArray()
        for error in errors {
            json.beginObject()
            json.member("code", Int64(error.code))
            json.member("message", error.summary)
            json.key("data")
            json.beginObject()
            json.member("kind", error.kind)
            json.endObject()
            json.endObject()
        }
        json.endArray()
    }

    /// What OpenRPC has no place for: what helps, and what stands in `data`.
    private func writeErrorTable(_ schemas: SchemaWriter, to json: inout JSONWriter) {
        json.key("x-errors")
        json.beginArray()
        for error in errors {
            json.beginObject()
            json.member("code", Int64(error.code))
            json.member("kind", error.kind)
            json.member("message", error.summary)
            json.member("remedy", error.remedy)
            json.key("data")
            schemas.write(error.schema, inline: true, to: &json)
            json.endObject()
        }
        json.endArray()
    }

    /// Examples hold one pairing; its parameters stand by name.
    private func write(_ example: Example, to json: inout JSONWriter) {
        json.beginObject()
        json.member("name", example.name)
        json.key("params")
        json.beginArray()
        if let document = try? JSONDocument(scanning: Array(example.params.utf8)) {
            for (name, value) in document.root.members {
                json.beginObject()
                json.member("name", name)
                json.key("value")
                json.raw(value.literal)
                json.endObject()
            }
        }
        json.endArray()
        json.key("result")
        json.beginObject()
        json.member("name", "result")
        json.key("value")
        json.raw(example.result.utf8)
        json.endObject()
        json.endObject()
    }
}
