import Glibc

/// A PIN or code from a file or from standard input: its first line.
enum PINFile {
    private static let longest = 256

    /// - Parameters:
    ///   - path: A file, or `-` for the next line of standard input.
    ///   - what: What stands in it.
    static func read(_ path: String, what: String = "PIN") throws -> String {
        if path == "-" { return try line(of: STDIN_FILENO, named: "standard input", what) }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            let why = String(cString: strerror(errno))
            throw Problem(.usage, "the file \(path) cannot be read (\(why))", remedy: "name a file with one line")
        }
        defer { close(descriptor) }
        var status = stat()
        if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_mode & 0o077 != 0 {
            Output.error("kidctl: others may read \(path.printable): make it private with chmod 600\n")
        }
        return try line(of: descriptor, named: path, what)
    }

    /// Whether others than its owner may read a file.
    static func isOpenToOthers(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && status.st_mode & 0o077 != 0
    }

    /// Byte by byte, so that what follows the line is left for the next reader.
    private static func line(of descriptor: CInt, named name: String, _ what: String) throws -> String {
        var bytes: [UInt8] = []
        var byte: UInt8 = 0
        while bytes.count < longest {
            let count = Glibc.read(descriptor, &byte, 1)
            if count < 0, errno == EINTR { continue }
            if count <= 0 || byte == UInt8(ascii: "\n") { break }
            bytes.append(byte)
        }
        if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
        guard !bytes.isEmpty else { throw Problem(.usage, "\(name) has no \(what) in its first line") }
        return String(decoding: bytes, as: UTF8.self)
    }
}
