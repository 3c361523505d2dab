import Glibc
import JSONRPC
import StrictJSON

/// A file that a command sends, read as a whole.
enum InputFile {
    /// - Parameter path: A file, or `-` for standard input.
    static func bytes(of path: String) throws -> [UInt8] {
        let named = name(of: path)
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

    /// What the file's text is as JSON.
    static func json(of path: String) throws -> JSONValue {
        let bytes = try bytes(of: path)
        do throws(JSONFault) {
            return try JSONDocument(scanning: bytes).root
        } catch {
            throw Problem(.usage, "\(name(of: path)) is not JSON: \(error.message) (byte \(error.offset))")
        }
    }

    /// What people call it.
    static func name(of path: String) -> String { path == "-" ? "standard input" : path }
}
