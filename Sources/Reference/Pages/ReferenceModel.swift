import StrictJSON

/// The OpenRPC document as the pages of the reference see it: methods by noun, and the page on which each shape stands.
struct ReferenceModel {
    /// The page of what more than one noun uses.
    static let sharedPage = "shared-shapes"
    /// The noun whose page also has the events.
    static let eventNoun = "events"

    let document: JSONValue
    /// In the order of the document.
    let nouns: [String]
    /// The page of each shape, without its ending.
    let pages: [String: String]

    init(_ document: JSONValue) {
        self.document = document
        var nouns: [String] = []
        var users: [String: Set<String>] = [:]
        for method in Self.elements(document["methods"]) {
            let noun = Self.noun(of: method)
            if !nouns.contains(noun) { nouns.append(noun) }
            var shapes: Set<String> = []
            for param in Self.elements(method["params"]) { Self.collect(param["schema"], document, &shapes) }
            Self.collect(method["result.schema"], document, &shapes)
            for shape in shapes { users[shape, default: []].insert(noun) }
        }
        var shapes: Set<String> = []
        for event in Self.elements(document["x-events"]) { Self.collect(event["params"], document, &shapes) }
        for shape in shapes { users[shape, default: []].insert(Self.eventNoun) }
        self.nouns = nouns
        pages = users.mapValues { $0.count == 1 ? $0.first ?? Self.sharedPage : Self.sharedPage }
    }

    static func noun(of method: JSONValue) -> String {
        String((method["name"]?.string ?? "").prefix { $0 != "." })
    }

    static func elements(_ list: JSONValue?) -> [JSONValue] { list.map { Array($0.elements) } ?? [] }

    func methods(of noun: String) -> [JSONValue] {
        Self.elements(document["methods"]).filter { Self.noun(of: $0) == noun }
    }

    /// The shapes of a page, in the order of the document. What nobody names stands with the shared ones.
    func shapes(on page: String) -> [(name: String, value: JSONValue)] {
        let all = document["components.schemas"].map { Array($0.members) } ?? []
        return all.filter { (pages[$0.name] ?? Self.sharedPage) == page }.map { (name: $0.name, value: $0.value) }
    }

    /// All shapes that a schema names, and those that these name.
    private static func collect(_ schema: JSONValue?, _ document: JSONValue, _ found: inout Set<String>) {
        guard let schema else { return }
        if let reference = schema["$ref"]?.string, let name = reference.split(separator: "/").last {
            guard found.insert(String(name)).inserted else { return }
            collect(document["components.schemas"]?.member(String(name)), document, &found)
        }
        for (name, value) in schema.members where name != "$ref" { collect(value, document, &found) }
        for element in schema.elements { collect(element, document, &found) }
    }
}
