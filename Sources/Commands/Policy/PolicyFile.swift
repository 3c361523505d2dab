import API
import Glibc
import JSONRPC
import Shapes
import StrictJSON

/// A change of limits as JSON: what `kidctl policy show --json` prints can be read again.
enum PolicyFile {
    /// - Parameter path: A file, or `-` for standard input.
    static func read(_ path: String) throws -> PolicyChange {
        let named = path == "-" ? "standard input" : path
        let bytes = try bytes(of: path, named)
        let root: JSONValue
        do throws(JSONFault) {
            root = try JSONDocument(scanning: bytes).root
        } catch {
            throw Problem(.usage, "\(named) is not JSON: \(error.message) (byte \(error.offset))")
        }
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

    private static func bytes(of path: String, _ named: String) throws -> [UInt8] {
        let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw Problem(.usage, "the file \(path) cannot be read (\(String(cString: strerror(errno))))")
        }
        defer { if descriptor != STDIN_FILENO { close(descriptor) } }
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 16 << 10)
        while bytes.count <= WireLimits.lineBytes {
            let count = Glibc.read(descriptor, &part, part.count)
            if count < 0, errno == EINTR { continue }
            if count < 0 { throw Problem(.usage, "\(named) cannot be read (\(String(cString: strerror(errno))))") }
            if count == 0 { return bytes }
            bytes += part[..<count]
        }
        throw Problem(.usage, "\(named) is longer than a line of \(WireLimits.lineBytes) bytes may be")
    }
}
