import HouseholdTesting
import StrictJSON

/// The OpenRPC document as typed stubs see it, for whatever language.
struct StubModel {
    /// One member of an object, or one parameter.
    struct Member {
        var name: String
        var summary: String
        var schema: JSONValue
        var isRequired: Bool
    }

    /// An object with members that are known.
    struct Object {
        var name: String
        var summary: String
        var members: [Member]
    }

    /// A method with the name of the object that holds its parameters.
    struct Method {
        var name: String
        var summary: String
        var role: String
        var params: Object
        var result: JSONValue
        /// The words of its own errors.
        var errors: [String]
    }

    let document: JSONValue
    /// Objects of results and events, and those within parameters.
    let objects: [Object]
    /// Schemas with a name that are no objects.
    let aliases: [(name: String, schema: JSONValue)]
    let methods: [Method]
    let events: [(topic: String, summary: String, params: JSONValue)]
    /// Every error once: its number, word and meaning.
    let errors: [(code: Int64, kind: String, summary: String)]
    let commonErrors: [String]

    init(_ document: JSONValue) throws {
        self.document = document
        let schemas = document["components.schemas"].map { Array($0.members) } ?? []
        objects = schemas.filter { $0.value["properties"] != nil || $0.value["additionalProperties"]?.bool == false }
            .map(Self.object)
        let known = Set(objects.map(\.name))
        aliases = schemas.filter { !known.contains($0.name) }.map { (name: $0.name, schema: $0.value) }
        methods = Self.elements(document["methods"]).map { Self.method($0, common: document["x-commonParams"]) }
        events = Self.elements(document["x-events"]).compactMap { event in
            event["params"].map { (event["topic"]?.string ?? "", event["summary"]?.string ?? "", $0) }
        }
        let common = Self.elements(document["x-commonErrors"])
        var found: [(code: Int64, kind: String, summary: String)] = []
        for error in common + Self.elements(document["methods"]).flatMap({ Self.elements($0["errors"]) }) {
            let kind = error["data.kind"]?.string ?? ""
            guard !found.contains(where: { $0.kind == kind }) else { continue }
            found.append((error["code"]?.integer ?? 0, kind, error["message"]?.string ?? ""))
        }
        errors = found
        commonErrors = common.compactMap { $0["data.kind"]?.string }
        let names = objects.map(\.name) + aliases.map(\.name) + methods.map(\.params.name)
        guard Set(names).count == names.count else { throw TestFault("two stubs would have one name: \(names)") }
    }

    private static func elements(_ list: JSONValue?) -> [JSONValue] { list.map { Array($0.elements) } ?? [] }

    private static func object(_ shape: (name: String, value: JSONValue)) -> Object {
        let required = shape.value["required"]?.texts ?? []
        let members = shape.value["properties"].map { Array($0.members) } ?? []
        return Object(
            name: shape.name, summary: shape.value["description"]?.string ?? "",
            members: members.map { member in
                Member(
                    name: member.name, summary: member.value["description"]?.string ?? "", schema: member.value,
                    isRequired: required.contains(member.name))
            })
    }

    private static func method(_ method: JSONValue, common: JSONValue?) -> Method {
        let name = method["name"]?.string ?? ""
        let taken = elements(common).filter { param in
            let takers = param["takers"]?.string ?? ""
            return takers == "all" || method[takers]?.bool == true
        }
        let members = (elements(method["params"]) + taken).compactMap { param in
            param["schema"].map { schema in
                Member(
                    name: param["name"]?.string ?? "", summary: param["summary"]?.string ?? "", schema: schema,
                    isRequired: param["required"]?.bool == true)
            }
        }
        let noun = name.split(separator: ".").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return Method(
            name: name, summary: method["summary"]?.string ?? "", role: method["x-role"]?.string ?? "",
            params: Object(name: noun + "Params", summary: "The parameters of `\(name)`.", members: members),
            result: method["result.schema"] ?? method,
            errors: elements(method["errors"]).compactMap { $0["data.kind"]?.string })
    }

    /// The last part of a reference to a schema.
    static func name(of reference: String) -> String {
        reference.split(separator: "/").last.map(String.init) ?? reference
    }

    /// Words in lines of at most so many characters.
    static func wrapped(_ text: String, _ columns: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if !line.isEmpty, line.count + 1 + word.count > columns {
                lines.append(line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        return lines + [line]
    }
}
