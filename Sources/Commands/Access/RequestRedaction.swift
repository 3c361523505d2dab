import API
import JSONRPC
import Shapes
import StrictJSON

/// A request as `--show-request` prints it: the exact line, with `<redacted>` for what its schema calls a secret.
enum RequestRedaction {
    static let mark = "\"<redacted>\""

    /// - Parameters:
    ///   - params: The schema of the method's parameters; nil for a call by name, where every member is left out that
    ///     is a secret in any method.
    static func text(of line: [UInt8], params schema: Schema?) -> String {
        // A line that cannot be read cannot be cleaned either.
        guard let document = try? JSONDocument(scanning: line, maximumDepth: 2 * WireLimits.depth) else { return mark }
        guard let params = document.root.member("params") else { return String(decoding: line, as: UTF8.self) }
        var secrets: [Range<Int>] = []
        if let schema { collect(params, schema, &secrets) } else { collect(params, names: secretNames, &secrets) }
        var text: [UInt8] = []
        var start = 0
        for secret in secrets {
            text += line[start..<secret.lowerBound]
            text += Array(mark.utf8)
            start = secret.upperBound
        }
        return String(decoding: text + line[start...], as: UTF8.self)
    }

    private static func collect(_ value: JSONValue, _ schema: Schema, _ secrets: inout [Range<Int>]) {
        switch schema {
        case .string(let rules) where rules.isSecret: secrets.append(value.literal.indices)
        case .array(let element, _, _): for item in value.elements { collect(item, element, &secrets) }
        case .dictionary(let element): for (_, item) in value.members { collect(item, element, &secrets) }
        case .oneOf(let choices), .union(_, _, let choices): for choice in choices { collect(value, choice, &secrets) }
        case .object(_, _, let members):
            for (name, item) in value.members {
                guard let member = members.first(where: { $0.name == name }) else { continue }
                collect(item, member.schema, &secrets)
            }
        case .any, .boolean, .null, .integer, .number, .string, .textOrNumber: return
        }
    }

    private static func collect(_ value: JSONValue, names: Set<String>, _ secrets: inout [Range<Int>]) {
        for item in value.elements { collect(item, names: names, &secrets) }
        for (name, item) in value.members {
            if names.contains(name) {
                secrets.append(item.literal.indices)
            } else {
                collect(item, names: names, &secrets)
            }
        }
    }

    /// The names of all parameters that are secrets.
    static let secretNames: Set<String> = {
        let schemas = [
            HouseholdSetUp.method.params.schema, ParentUnlock.method.params.schema,
            ParentResume.method.params.schema, ParentChangePIN.method.params.schema,
            ParentResetPIN.method.params.schema, BackupCreate.method.params.schema,
            ParentAdd.method.params.schema,
            ParentNewRecoveryCode.method.params.schema, HouseholdUnseal.method.params.schema,
            HouseholdRotateKey.method.params.schema,
        ]
        return schemas.reduce(into: []) { names, schema in
            guard case .object(_, _, let members) = schema else { return }
            for member in members {
                if case .string(let rules) = member.schema, rules.isSecret { names.insert(member.name) }
            }
        }
    }()
}
