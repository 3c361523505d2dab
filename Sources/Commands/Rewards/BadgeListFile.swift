import API
import Shapes
import StrictJSON

/// A file of badges as a parent wrote it.
enum BadgeListFile {
    /// - Parameter path: A file, or `-` for standard input.
    static func read(_ path: String) throws -> BadgeFile {
        let named = InputFile.name(of: path)
        let root = try InputFile.json(of: path)
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
