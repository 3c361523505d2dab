import StrictJSON

/// Checks requests and replies against an OpenRPC document, as `rpc.discover` serves it.
public struct SchemaChecker: Sendable {
    /// What the document says of one method.
    struct Rules: Sendable {
        var params: JSONValue
        var result: JSONValue
        var errors: Set<String>
        var role: String
        /// Parameters of which a call has one, or one at most: keyword and names; nil: there are none.
        var choice: (keyword: String, names: JSONValue)?
        /// The parameters beside its own that it takes, with their schemas.
        var common: [String: JSONValue]
    }

    /// The OpenRPC document that it checks against.
    public let document: JSONValue
    let schemas: JSONSchema
    private let methods: [String: Rules]
    /// The schemas of the parameters of events, by topic.
    private let events: [String: JSONValue]
    private let commonErrors: Set<String>
    /// The schemas of `data` of errors, by number and word.
    private let errorData: [String: JSONValue]

    public init(_ document: JSONValue) throws {
        self.document = document
        schemas = JSONSchema(document: document)
        commonErrors = Self.names(document["x-commonErrors"])
        errorData = Dictionary(
            (document["x-errors"]?.elements).map { Array($0) }?.compactMap { error in
                error["data"].map { ("\(error["code"]?.integer ?? 0) \(error["kind"]?.string ?? "")", $0) }
            } ?? [], uniquingKeysWith: { first, _ in first })
        var methods: [String: Rules] = [:]
        for method in document["methods"].map({ Array($0.elements) }) ?? [] {
            guard let name = method["name"]?.string, let params = method["params"], let result = method["result.schema"]
            else { throw TestFault("a method of the document is incomplete: \(method.source)") }
            methods[name] = Rules(
                params: params, result: result, errors: Self.names(method["errors"]),
                role: method["x-role"]?.string ?? "", choice: Self.choice(of: method),
                common: Self.commonParams(of: method, document))
        }
        self.methods = methods
        var events: [String: JSONValue] = [:]
        for event in document["x-events"].map({ Array($0.elements) }) ?? [] {
            guard let topic = event["topic"]?.string, let params = event["params"] else {
                throw TestFault("an event of the document is incomplete: \(event.source)")
            }
            events[topic] = params
        }
        self.events = events
    }

    /// The topics of all events of the document.
    public var topics: [String] { document["x-events"]?.elements.compactMap { $0["topic"]?.string } ?? [] }

    /// Throws when a line is no event as the document says.
    public func checkEvent(_ root: JSONValue) throws(TestFault) {
        guard root.count == 3, root["jsonrpc"]?.string == "2.0", root["method"]?.string == "event",
            let params = root["params"], let topic = params["topic"]?.string, let schema = events[topic]
        else { throw TestFault("this is no event of the document: \(root.source)") }
        try check(params, schema, "\(topic) params")
    }

    /// All methods of the document.
    public var methodNames: [String] { document["methods"]?.elements.compactMap { $0["name"]?.string } ?? [] }

    /// The document's entry of a method.
    public func entry(_ method: String) -> JSONValue? {
        document["methods"]?.elements.first { $0["name"]?.string == method }
    }

    /// The parameters that a method takes beside its own, with their schemas, by name.
    public func commonParams(_ method: String) -> [(name: String, schema: JSONValue)] {
        (methods[method]?.common ?? [:]).sorted { $0.key < $1.key }.map { (name: $0.key, schema: $0.value) }
    }

    private static func commonParams(of method: JSONValue, _ document: JSONValue) -> [String: JSONValue] {
        var taken: [String: JSONValue] = [:]
        for param in document["x-commonParams"].map({ Array($0.elements) }) ?? [] {
            guard let name = param["name"]?.string, let takers = param["takers"]?.string else { continue }
            if takers == "all" || method.member(takers)?.bool == true { taken[name] = param["schema"] }
        }
        return taken
    }

    /// Throws when a line is no notification of progress as the document says.
    public func checkProgress(_ root: JSONValue) throws(TestFault) {
        guard root.count == 3, root["jsonrpc"]?.string == "2.0", let params = root["params"],
            let schema = document["x-progress"]
        else { throw TestFault("this is no progress of the document: \(root.source)") }
        try check(params, schema, "progress params")
    }

    /// Throws when the parameters of a call are not as the document says.
    public func checkRequest(_ method: String, _ params: JSONValue?) throws(TestFault) {
        guard let rules = methods[method] else { throw TestFault("the document has no method \(method)") }
        var known: Set<String> = []
        for param in rules.params.elements {
            guard let name = param["name"]?.string, let schema = param["schema"] else {
                throw TestFault("\(method): a parameter is incomplete: \(param.source)")
            }
            known.insert(name)
            guard let value = params?.member(name) else {
                if param["required"]?.bool == true { throw TestFault("\(method): \(name) is missing") }
                continue
            }
            try check(value, schema, "\(method) params/\(name)")
        }
        for (name, schema) in rules.common {
            known.insert(name)
            if let value = params?.member(name) { try check(value, schema, "\(method) params/\(name)") }
        }
        if let choice = rules.choice {
            let count = choice.names.texts.count { params?.member($0) != nil }
            guard count == 1 || count == 0 && choice.keyword == "x-atMostOneOf" else {
                throw TestFault("\(method): has \(count) of \(choice.names.source)")
            }
        }
        if let params, params.kind != .object { throw TestFault("\(method): params are no object") }
        let names = params.map { $0.members.map(\.name) } ?? []
        if let stranger = names.first(where: { !known.contains($0) }) {
            throw TestFault("\(method): \(stranger) is unknown")
        }
    }

    /// Throws when a result is not as the document says.
    public func checkResult(_ result: JSONValue, of method: String) throws(TestFault) {
        guard let rules = methods[method] else { throw TestFault("the document has no method \(method)") }
        try check(result, rules.result, "\(method) result")
    }

    /// Throws when an error is not one that the method, or any call, may answer by the document.
    ///
    /// - Parameter isForChild: whether no parent asked: then a call on a child's behalf has words for the child.
    public func checkError(
        _ error: JSONValue, of method: String?, isForChild: Bool = false
    ) throws(TestFault) {
        guard let code = error["code"]?.integer, let kind = error["data.kind"]?.string,
            error["message"]?.string?.isEmpty == false, error.count == 3
        else { throw TestFault("this is no error of the protocol: \(error.source)") }
        let name = "\(code) \(kind)"
        // A long name is no method's; to look it up may take minutes (canonical order).
        let own = method.flatMap { $0.utf8.count <= 128 ? methods[$0]?.errors : nil } ?? []
        guard commonErrors.contains(name) || own.contains(name) else {
            throw TestFault("\(method ?? "a line") may not answer \(error.source)")
        }
        guard let schema = errorData[name], let data = error["data"] else {
            throw TestFault("the document does not tell the data of \(name)")
        }
        try check(data, schema, "\(name) data")
        if isForChild, let method, method.utf8.count <= 128, methods[method]?.role == "child",
            !Self.ofConnection.contains(kind), data["say"]?.string?.isEmpty != false
        {
            throw TestFault("\(method) has no words for the child: \(error.source)")
        }
    }

    /// What is about the line or the connection, and not about what was asked.
    private static let ofConnection: Set<String> = [
        "parse_error", "invalid_request", "duplicate_key", "too_deep", "too_many_connections", "line_too_long",
        "shutting_down", "deadline", "cancelled", "idle_line", "unterminated",
    ]

    private func check(_ value: JSONValue, _ schema: JSONValue, _ place: String) throws(TestFault) {
        if let fault = schemas.fault(of: value, by: schema) {
            throw TestFault("\(place)\(fault)")
        }
    }

    /// The parameters of a method that are alternatives.
    static func choice(of method: JSONValue) -> (keyword: String, names: JSONValue)? {
        for keyword in ["x-exactlyOneOf", "x-atMostOneOf"] {
            if let names = method.member(keyword) { return (keyword, names) }
        }
        return nil
    }

    private static func names(_ errors: JSONValue?) -> Set<String> {
        Set(
            (errors.map { Array($0.elements) } ?? []).map {
                "\($0["code"]?.integer ?? 0) \($0["data.kind"]?.string ?? "")"
            })
    }
}
