import API
import Household
import Shapes
import StrictJSON

/// A change of limits as JSON: what `kidctl policy show --json` prints can be read again.
enum PolicyFile {
    /// - Parameter path: A file, or `-` for standard input.
    static func read(_ path: String) throws -> PolicyChange {
        let named = InputFile.name(of: path)
        let root = try InputFile.json(of: path)
        do throws(ShapeFault) {
            return try Shape<PolicyChange>.policyChange.read(try withoutNotes(root))
        } catch {
            throw Problem(
                .refused, "\(named): \(error.path.isEmpty ? "the whole" : error.path) \(error.message)",
                remedy: "see the form of what is: kidctl policy show CHILD --json")
        }
    }

    /// Notes are told of limits, and are none.
    private static func withoutNotes(_ root: JSONValue) throws(ShapeFault) -> JSONValue {
        guard root.member("notes") != nil else { return root }
        let members = root.members.filter { $0.name != "notes" }
            .map { "\"\($0.name)\":" + String(decoding: $0.value.literal, as: UTF8.self) }
        let text = "{" + members.joined(separator: ",") + "}"
        guard let document = try? JSONDocument(scanning: Array(text.utf8)) else { return root }
        return document.root
    }
}
