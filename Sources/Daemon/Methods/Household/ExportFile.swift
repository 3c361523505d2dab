import API
import JSONRPC
import Shapes
import Stored

/// The files that hold copies of what is known, as `kidctl child export` and `kidctl household export` write them.
public enum ExportFile {
    /// The name of a child's file in the schema.
    public static let child = "ChildFile"
    /// The name of the household's file in the schema.
    public static let household = "HouseholdFile"

    /// Their JSON Schema. What facts and snapshots look like stands in it too, as they are stored.
    public static var schema: [UInt8] {
        var forms = ExportSchemas()
        let files = [
            file(
                child, "Everything that is known about one child.", "kidd.child",
                forms.filled(ChildExport.method.result.schema)),
            file(
                household, "Everything that is known about the household itself.", "kidd.household",
                forms.filled(HouseholdExport.method.result.schema)),
        ]
        return SchemaDocument.json(titled: "A copy of what is known", files)
    }

    /// The file: what a page has, with all rows in one list.
    private static func file(_ name: String, _ summary: String, _ format: String, _ page: Schema) -> Schema {
        guard case .object(_, _, let members) = page else { return page }
        let head = [
            SchemaMember(
                name: "format", summary: "Always the same.", schema: .string(Schema.StringRules(values: [format])),
                isRequired: true),
            SchemaMember(
                name: "formatVersion", summary: "Rises when a member means something else.",
                schema: .integer(minimum: 1, maximum: nil), isRequired: true),
            SchemaMember(
                name: "version", summary: "That of kidctl.", schema: .string(Schema.StringRules()), isRequired: true),
        ]
        let body = members.filter { $0.name != "next" }.map { member in
            var member = member
            member.isRequired = true
            return member
        }
        return .object(name: name, summary: summary, members: head + body)
    }
}

/// Puts the stored shapes in the places of what the wire tells only as JSON, and gives shapes that have the same name and
/// are not the same a number: those of rows know none of the wire's.
private struct ExportSchemas {
    private var known: [String: [String]] = [:]
    private static let stored: [String: Schema] = [
        "ExportedRow.recorded": .array(of: CopyText.factSchema, minimum: 0, maximum: nil),
        "ChildStanding.storedState": CopyText.childSchema, "HouseholdStanding.storedState": CopyText.homeSchema,
    ]

    mutating func filled(_ schema: Schema) -> Schema {
        switch schema {
        case .any, .boolean, .null, .integer, .number, .string, .textOrNumber: return schema
        case .array(let element, let minimum, let maximum):
            return .array(of: filled(element), minimum: minimum, maximum: maximum)
        case .dictionary(let value): return .dictionary(of: filled(value))
        case .oneOf(let choices): return .oneOf(choices.map { filled($0) })
        case .union(let name, let summary, let choices):
            return .union(name: unique(name, schema), summary: summary, of: choices.map { filled($0) })
        case .object(let name, let summary, let members):
            let own = unique(name, schema)
            return .object(
                name: own, summary: summary,
                members: members.map { member in
                    var member = member
                    member.schema = filled(Self.stored["\(name).\(member.name)"] ?? member.schema)
                    return member
                })
        }
    }

    private mutating func unique(_ name: String, _ schema: Schema) -> String {
        let text = String(describing: schema)
        let forms = known[name] ?? []
        if let index = forms.firstIndex(of: text) { return index == 0 ? name : "\(name)\(index + 1)" }
        known[name] = forms + [text]
        return forms.isEmpty ? name : "\(name)\(forms.count + 1)"
    }
}
