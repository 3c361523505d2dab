import Glibc
import JSONRPC

/// A file that a command sends, read as a whole.
enum InputFile {
    /// - Parameter path: A file, or `-` for standard input.
    static func bytes(of path: String) throws -> [UInt8] {
        let named = path == "-" ? "standard input" : path
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
