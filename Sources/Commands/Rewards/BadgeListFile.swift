import API
import Shapes
import StrictJSON

/// A file of badges as a parent wrote it.
enum BadgeListFile {
    /// - Parameter path: A file, or `-` for standard input.
    static func read(_ path: String) throws -> BadgeFile {
        let named = path == "-" ? "standard input" : path
        let bytes = try InputFile.bytes(of: path)
        let root: JSONValue
        do throws(JSONFault) {
            root = try JSONDocument(scanning: bytes).root
        } catch {
            throw Problem(.usage, "\(named) is not JSON: \(error.message) (byte \(error.offset))")
        }
        // What `family-badges --json` prints can be read again.
        let list = root.member("badges") ?? root
        do throws(ShapeFault) {
            return try BadgeFile.shape.read(list)
        } catch {
            throw Problem(
                .refused, "\(named) \(error.message)", remedy: "see an example: kidctl rewards add-badges --help")
        }
    }
}
